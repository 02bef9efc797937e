import './children.css';
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { call, sentenceOf } from '../../../platform/web/call.ts';
import { Button } from '../../../platform/web/ui/button.tsx';
import { useFocusOnChange } from '../../../platform/web/ui/focus-on-change.ts';
import { Awaiting, Section } from '../../../platform/web/ui/section.tsx';
import { bad, good } from '../../../platform/web/ui/toasts.tsx';
import { type Child, deleteChild, listChildren } from '../../library-contract.ts';
import { refreshShelf } from '../refresh-shelf.ts';
import { CHILDREN } from '../words/children.ts';

function Sure({ child, onEnd }: { child: Child; onEnd: () => void }) {
  const queries = useQueryClient();
  const erase = useMutation({
    mutationFn: () => call(deleteChild, { params: { id: child.id } }),
    onSuccess: async () => {
      good(CHILDREN.deleted(child.name));
      await refreshShelf(queries);
      onEnd();
    },
    onError: (error) =>
      bad({ title: CHILDREN.notDeleted, message: sentenceOf(error, CHILDREN.notDeletedAdvice) }),
  });
  return (
    <div className="stack">
      <p className="wrap-anywhere">{CHILDREN.sure(child.name, child.stories)}</p>
      <div className="btn-row">
        <Button kind="second" disabled={erase.isPending} onClick={onEnd}>
          {CHILDREN.keep}
        </Button>
        <Button kind="bad" disabled={erase.isPending} onClick={() => erase.mutate()}>
          {erase.isPending ? CHILDREN.deleting : CHILDREN.yes(child.name)}
        </Button>
      </div>
    </div>
  );
}

/** Deleting all that was made for one child; asks once more. Nothing where no child was named yet. */
export function DeleteChild() {
  const [asked, setAsked] = useState<string>();
  const children = useQuery({
    queryKey: [listChildren.path],
    queryFn: ({ signal }) => call(listChildren, { signal }),
    refetchOnMount: 'always',
  });
  const child = children.data?.find(({ id }) => id === asked);
  const place = useFocusOnChange(child ? 'asked' : 'offered');
  if (children.data?.length === 0) return null;
  return (
    <div ref={place}>
      <Section title={CHILDREN.title}>
        {child ? (
          <Sure child={child} onEnd={() => setAsked(undefined)} />
        ) : children.data ? (
          <>
            <p>{CHILDREN.lead}</p>
            <ul className="stack">
              {children.data.map(({ id, name, stories }) => (
                <li key={id} className="child-row">
                  <span className="wrap-anywhere">{CHILDREN.child(name, stories)}</span>
                  <Button kind="bad" size="small" onClick={() => setAsked(id)}>
                    {CHILDREN.delete}
                    <span className="sr-only">{CHILDREN.deleteWhat(name)}</span>
                  </Button>
                </li>
              ))}
            </ul>
          </>
        ) : (
          <Awaiting failed={children.isError} onRetry={() => void children.refetch()} />
        )}
      </Section>
    </div>
  );
}
