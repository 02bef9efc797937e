import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { call, sentenceOf } from '../../../platform/web/call.ts';
import { Button } from '../../../platform/web/ui/button.tsx';
import { LoadingOrRetry, Section } from '../../../platform/web/ui/section.tsx';
import { toast } from '../../../platform/web/ui/toasts.tsx';
import { type Device, endSession, listSessions } from '../../own-account-contract.ts';
import { DEVICES } from '../messages/account.ts';

const day = (instant: string) =>
  new Date(instant).toLocaleDateString('en-AU', { day: 'numeric', month: 'long', year: 'numeric' });

function Row({ device, onEnd, busy }: { device: Device; onEnd: () => void; busy: boolean }) {
  return (
    <li>
      <span>
        <b>{device.device}</b>
        <span className="text-soft">
          {device.current ? DEVICES.thisDevice : DEVICES.lastUsed(day(device.lastSeenAt))}
        </span>
      </span>
      {!device.current && (
        <Button kind="second" size="small" disabled={busy} onClick={onEnd}>
          {DEVICES.signOut}
          <span className="sr-only"> {device.device}</span>
        </Button>
      )}
    </li>
  );
}

/** Where the parent is signed in, with a button to end each session except the current one. */
export function Devices() {
  const queries = useQueryClient();
  const devices = useQuery({
    queryKey: [listSessions.path],
    queryFn: ({ signal }) => call(listSessions, { signal }),
    refetchOnMount: 'always',
  });
  const end = useMutation({
    mutationFn: (id: string) => call(endSession, { params: { id } }),
    onSuccess: () => toast.success({ title: DEVICES.done }),
    onError: (error) =>
      toast.error({ title: DEVICES.failed.title, message: sentenceOf(error, DEVICES.failed.message) }),
    onSettled: () => queries.invalidateQueries({ queryKey: [listSessions.path] }),
  });
  return (
    <Section title={DEVICES.title}>
      {devices.data ? (
        <ul className="devices">
          {devices.data.map((device) => (
            <Row key={device.id} device={device} busy={end.isPending} onEnd={() => end.mutate(device.id)} />
          ))}
        </ul>
      ) : (
        <LoadingOrRetry failed={devices.isError} onRetry={() => void devices.refetch()} />
      )}
    </Section>
  );
}
