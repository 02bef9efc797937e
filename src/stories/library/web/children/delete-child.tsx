import './children.css';
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { call, sentenceOf } from '../../../../platform/web/call.ts';
import { Button } from '../../../../platform/web/ui/button.tsx';
import { useFocusOnChange } from '../../../../platform/web/ui/focus-on-change.ts';
import { LoadingOrRetry, Section } from '../../../../platform/web/ui/section.tsx';
import { toast } from '../../../../platform/web/ui/toasts.tsx';
import { refreshLibrary } from '../../../story/web/refresh-library.ts';
import { type Child, deleteChild, listChildren } from '../../contract.ts';
import { CHILDREN } from '../messages/children.ts';

function ConfirmDelete({ child, onEnd }: { child: Child; onEnd: () => void }) {
  const queries = useQueryClient();
  const erase = useMutation({
    mutationFn: () => call(deleteChild, { params: { id: child.id } }),
    onSuccess: async () => {
      toast.success(CHILDREN.deleted(child.name));
      await refreshLibrary(queries);
      onEnd();
    },
    onError: (error) =>
      toast.error({ title: CHILDREN.notDeleted, message: sentenceOf(error, CHILDREN.notDeletedAdvice) }),
  });
  return (
    <div className="stack">
      <p className="wrap-anywhere">{CHILDREN.sure(child.name, child.stories)}</p>
      <div className="btn-row">
        <Button kind="second" disabled={erase.isPending} onClick={onEnd}>
          {CHILDREN.cancel}
        </Button>
        <Button kind="bad" disabled={erase.isPending} onClick={() => erase.mutate()}>
          {erase.isPending ? CHILDREN.deleting : CHILDREN.yes(child.name)}
        </Button>
      </div>
    </div>
  );
}

/**
 * Deletes everything that was made for one child, after a confirmation. Renders nothing when there are no children.
 */
export function DeleteChild() {
  const [confirming, setConfirming] = useState<string>();
  const children = useQuery({
    queryKey: [listChildren.path],
    queryFn: ({ signal }) => call(listChildren, { signal }),
    refetchOnMount: 'always',
  });
  const child = children.data?.find(({ id }) => id === confirming);
  const place = useFocusOnChange(child ? 'confirming' : 'list');
  if (children.data?.length === 0) return null;
  return (
    <div ref={place}>
      <Section title={CHILDREN.title}>
        {child ? (
          <ConfirmDelete child={child} onEnd={() => setConfirming(undefined)} />
        ) : children.data ? (
          <>
            <p>{CHILDREN.lead}</p>
            <ul className="stack">
              {children.data.map(({ id, name, stories }) => (
                <li key={id} className="child-row">
                  <span className="wrap-anywhere">{CHILDREN.child(name, stories)}</span>
                  <Button kind="bad" size="small" onClick={() => setConfirming(id)}>
                    {CHILDREN.delete}
                    <span className="sr-only">{CHILDREN.deleteWhat(name)}</span>
                  </Button>
                </li>
              ))}
            </ul>
          </>
        ) : (
          <LoadingOrRetry failed={children.isError} onRetry={() => void children.refetch()} />
        )}
      </Section>
    </div>
  );
}
