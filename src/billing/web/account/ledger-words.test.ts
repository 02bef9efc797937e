import { describe, expect, it } from 'vitest';
import type { LedgerLine } from '../../contract.ts';
import { ledgerWords, signed } from './ledger-words.ts';

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

describe('a movement of credits', () => {
  it.each([
    [{ kind: 'pack', delta: 5 }, '5 credits bought'],
    [{ kind: 'pack', delta: 1 }, '1 credit bought'],
    [{ kind: 'subscription', delta: 10 }, '10 credits with Premium'],
    [{ kind: 'hold', delta: -1, storyTitle: 'The Brave Kite' }, 'A story: The Brave Kite'],
    [{ kind: 'hold', delta: -1 }, 'A story'],
    [{ kind: 'release', delta: 1 }, 'Story did not work out: credit given back'],
    [{ kind: 'clawback', delta: -5 }, 'Payment given back: credits taken'],
    [{ kind: 'reinstate', delta: 5 }, 'Dispute settled: credits returned'],
    [{ kind: 'admin', delta: 2, reason: 'a thank you' }, 'From Storywren: a thank you'],
    [{ kind: 'admin', delta: 2 }, 'From Storywren'],
  ] as const)('%o reads “%s”', (given, words) => expect(ledgerWords(line(given))).toBe(words));

  it.each([
    [5, '+5'],
    [-1, '−1'],
  ])('%i is shown as %s', (delta, shown) => expect(signed(delta)).toBe(shown));
});
