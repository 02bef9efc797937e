import { type ReactNode, useId } from 'react';
import { NOT_LOOKED_UP, ONE_MOMENT, TRY_AGAIN } from '../words.ts';
import { Button } from './button.tsx';

/** A part of the account page under its heading. */
export function Section({ title, children }: { title: string; children: ReactNode }) {
  const heading = useId();
  return (
    <section className="account-part" aria-labelledby={heading}>
      <h2 id={heading}>{title}</h2>
      {children}
    </section>
  );
}

/** Stands where an answer will be, or says that there was none. */
export function Awaiting({ failed, onRetry }: { failed: boolean; onRetry: () => void }) {
  if (!failed) {
    return (
      <p className="text-soft" role="status">
        {ONE_MOMENT}
      </p>
    );
  }
  return (
    <div className="account-retry">
      <p role="status">{NOT_LOOKED_UP}</p>
      <Button kind="second" size="small" onClick={onRetry}>
        {TRY_AGAIN}
      </Button>
    </div>
  );
}
