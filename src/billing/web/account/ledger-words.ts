import { creditsText } from '../../../accounts/web/credits-text.ts';
import type { LedgerLine } from '../../contract.ts';

/** What moved credits, in the words of a letter. */
export function ledgerWords({ kind, delta, reason, storyTitle }: LedgerLine): string {
  const credits = creditsText(Math.abs(delta));
  switch (kind) {
    case 'pack':
      return `${credits} bought`;
    case 'subscription':
      return `${credits} with Premium`;
    case 'hold':
      return storyTitle ? `A story: ${storyTitle}` : 'A story';
    case 'release':
      return 'Story did not work out: credit given back';
    case 'clawback':
      return 'Payment given back: credits taken';
    case 'reinstate':
      return 'Dispute settled: credits returned';
    case 'admin':
      return reason ? `From Storywren: ${reason}` : 'From Storywren';
  }
}

/** "+5", "−1": with a real minus, which screen readers say. */
export function signed(delta: number): string {
  return delta < 0 ? `−${-delta}` : `+${delta}`;
}
