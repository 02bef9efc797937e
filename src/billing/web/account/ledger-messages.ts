import type { LedgerLine } from '../../contract.ts';
import { MOVEMENTS } from '../messages/account.ts';

/** The text of a ledger entry. */
export function ledgerText({ kind, delta, reason, storyTitle }: LedgerLine): string {
  const credits = Math.abs(delta);
  switch (kind) {
    case 'pack':
      return MOVEMENTS.pack(credits);
    case 'subscription':
      return MOVEMENTS.subscription(credits);
    case 'hold':
      return MOVEMENTS.hold(storyTitle);
    case 'release':
      return MOVEMENTS.release;
    case 'clawback':
      return MOVEMENTS.clawback;
    case 'reinstate':
      return MOVEMENTS.reinstate;
    case 'admin':
      return MOVEMENTS.admin(reason);
  }
}

/** "+5", "−1": with a real minus sign, which screen readers announce. */
export function signed(delta: number): string {
  return delta < 0 ? `−${-delta}` : `+${delta}`;
}
