import { type ReactNode, useId } from 'react';
import { NOT_LOOKED_UP, ONE_MOMENT, TRY_AGAIN } from '../messages.ts';
import { Button } from './button.tsx';

/** A section of the account page with its heading. */
export function Section({ title, children }: { title: string; children: ReactNode }) {
  const heading = useId();
  return (
    <section className="account-part" aria-labelledby={heading}>
      <h2 id={heading}>{title}</h2>
      {children}
    </section>
  );
}

/** Shown while data loads; with a retry button when loading failed. */
export function LoadingOrRetry({ failed, onRetry }: { failed: boolean; onRetry: () => void }) {
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
