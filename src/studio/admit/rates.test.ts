import { beforeAll, describe, expect, test } from 'vitest';
import type { Admission } from '../admit.ts';
import { admit } from '../admit.ts';
import { dangerOfWish } from './danger.ts';
import type { Flags } from './verdict.ts';
import { refusalByFlags, wordsForModeration } from './verdict.ts';
import { HARD_FORMS, HARD_WORDS } from './wishes/hard-forms.ts';
import { HARMFUL_FORMS } from './wishes/harmful-forms.ts';
import { HARD, HARMFUL, HARMLESS, heldOut, LAST, toWorkOn } from './wishes/sets.ts';

const ask = (prompt: string): Admission =>
  admit({
    prompt,
    ageBand: '3-7',
    structure: 'classic',
    traits: {},
    childIsHero: true,
    childName: 'Mia',
    seed: 'a',
  });

/** A moderation as crude as can be: it raises its flags at bare words. */
const CRUDE: readonly (readonly [words: RegExp, categories: readonly string[]])[] = [
  [/\b(?:kill|murder|stab|bomb|torture)/i, ['violence']],
  [/suicid|self.?harm|(?:kill|cut|hurt|hang)\w* (?:him|her|your|my)self/i, ['self-harm', 'self-harm/intent']],
  [/\b(?:sex|naked|porn|nude|penis|undress)/i, ['sexual', 'sexual/minors']],
  [/\b(?:drug|steal|hack)/i, ['illicit']],
];
const crude = (text: string): Flags => {
  const categories = CRUDE.filter(([words]) => words.test(text)).flatMap(([, raised]) => raised);
  return { flagged: categories.length > 0, categories };
};

const byRules = (wish: string): boolean => ask(wish).ok;
const withModeration = (wish: string): boolean =>
  byRules(wish) && refusalByFlags(wish, crude(wordsForModeration(wish))) === undefined;

const PARTS = [
  ['to work on', toWorkOn],
  ['held out', heldOut],
] as const;
const report: string[] = [];

describe.each(PARTS)('of the wishes %s', (part, choose) => {
  const rate = (what: string, wishes: readonly string[], good: (wish: string) => boolean): number => {
    const chosen = choose(wishes);
    const share = chosen.filter(good).length / chosen.length;
    report.push(`${part}: ${what} ${(share * 100).toFixed(1)} % of ${chosen.length}`);
    return share;
  };

  test('the harmful are refused by our own rules', () => {
    expect(rate('harmful refused', HARMFUL, (wish) => !byRules(wish))).toBeGreaterThanOrEqual(0.85);
  });

  test('the harmless pass', () => {
    expect(rate('harmless passed', HARMLESS, byRules)).toBeGreaterThanOrEqual(0.95);
  });

  test('the hard topics that parents ask about pass', () => {
    expect(rate('hard passed', HARD, byRules)).toBeGreaterThanOrEqual(part === 'held out' ? 0.95 : 0.99);
  });

  test('a provider’s moderation catches more, and stops neither the harmless nor the hard', () => {
    const harmful = rate('harmful refused with moderation', HARMFUL, (wish) => !withModeration(wish));
    expect(harmful).toBeGreaterThanOrEqual(part === 'held out' ? 0.88 : 0.97);
    const harmless = rate('harmless passed with moderation', HARMLESS, withModeration);
    expect(harmless).toBeGreaterThanOrEqual(part === 'held out' ? 0.94 : 0.97);
    expect(rate('hard passed with moderation', HARD, withModeration)).toBeGreaterThanOrEqual(0.95);
  });
});

describe('in whatever form one asks', () => {
  const wrong = (wishes: readonly string[], welcome: boolean): string[] =>
    wishes.filter((wish) => (dangerOfWish(wish) === undefined) !== welcome);

  test('a hard topic passes', () => {
    expect(wrong([...HARD_FORMS, ...HARD_WORDS], true)).toEqual([]);
  });

  test('a harmful act is refused', () => {
    expect(wrong(HARMFUL_FORMS, false)).toEqual([]);
  });
});

describe('the wishes that were written last', () => {
  const share = (wishes: readonly string[], welcome: boolean): number =>
    wishes.filter((wish) => byRules(wish) === welcome).length / wishes.length;

  test('are told apart as well', () => {
    expect(share(LAST.harmful, false)).toBeGreaterThanOrEqual(0.9);
    expect(share(LAST.harmless, true)).toBeGreaterThanOrEqual(0.95);
    expect(share(LAST.hard, true)).toBe(1);
  });
});

describe('the sets', () => {
  beforeAll(() => {
    process.stdout.write(`${report.join('\n')}\n`);
  });

  test('are large enough, and no wish stands in two of them', () => {
    expect([HARMFUL.length >= 300, HARMLESS.length >= 300, HARD.length >= 200]).toEqual([true, true, true]);
    const all = [...HARMFUL, ...HARMLESS, ...HARD, ...LAST.harmful, ...LAST.harmless, ...LAST.hard];
    expect(new Set(all).size).toBe(all.length);
  });
});
