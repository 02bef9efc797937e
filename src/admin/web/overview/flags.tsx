import { useQuery } from '@tanstack/react-query';
import { LoadingOrRetry } from '../../../platform/web/ui/section.tsx';
import { flagsQuery } from '../polls.tsx';
import { Moment } from '../table/moment.tsx';
import { Part } from './part.tsx';

/** Payments that an admin should check. */
export function Flags() {
  const { data: flags, isError, refetch } = useQuery(flagsQuery);
  return (
    <Part title="Payments to check">
      {!flags && <LoadingOrRetry failed={isError} onRetry={() => void refetch()} />}
      {flags?.length === 0 && <p className="text-soft">None: every payment is in order.</p>}
      {flags && flags.length > 0 && (
        <ul className="problems">
          {flags.map((flag) => (
            <li key={flag.id}>
              {flag.sentence}
              <span className="below">
                <Moment at={flag.at} />, {flag.userEmail ?? 'no user'}, {flag.ref}
              </span>
            </li>
          ))}
        </ul>
      )}
    </Part>
  );
}
