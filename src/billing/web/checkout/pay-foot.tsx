import type { ReactNode } from 'react';

/** The button that pays. It sticks to the bottom of the dialog, however long the choice and the card form are. */
export function PayFoot({ children }: { children: ReactNode }) {
  return <div className="sheet-foot pay-foot">{children}</div>;
}
