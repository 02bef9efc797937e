import { describe, expect, it } from 'vitest';
import type { LedgerLine } from '../../contract.ts';
import { ledgerText, signed } from './ledger-messages.ts';

const line = (given: Partial<LedgerLine>): LedgerLine => ({
  seq: 1,
  at: '2026-11-21T09:00:00.000Z',
  kind: 'pack',
  delta: 1,
  balanceAfter: 1,
  reason: null,
  storyTitle: null,
  ...given,
});

describe('ledger messages', () => {
  it.each([
    [{ kind: 'pack', delta: 5 }, '5 credits bought'],
    [{ kind: 'pack', delta: 1 }, '1 credit bought'],
    [{ kind: 'subscription', delta: 10 }, '10 credits with Premium'],
    [{ kind: 'hold', delta: -1, storyTitle: 'The Brave Kite' }, 'A story: The Brave Kite'],
    [{ kind: 'hold', delta: -1 }, 'A story'],
    [{ kind: 'release', delta: 1 }, 'Story didn’t work out: credit returned'],
    [{ kind: 'clawback', delta: -5 }, 'Payment refunded: credits removed'],
    [{ kind: 'reinstate', delta: 5 }, 'Dispute settled: credits returned'],
    [{ kind: 'admin', delta: 2, reason: 'a thank you' }, 'From Storywren: a thank you'],
    [{ kind: 'admin', delta: 2 }, 'From Storywren'],
  ] as const)('shows %o as “%s”', (given, text) => expect(ledgerText(line(given))).toBe(text));

  it.each([
    [5, '+5'],
    [-1, '−1'],
  ])('shows a change of %i as %s', (delta, shown) => expect(signed(delta)).toBe(shown));
});
