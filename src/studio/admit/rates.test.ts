import { beforeAll, describe, expect, test } from 'vitest';
import type { Admission } from '../admit.ts';
import { admit } from '../admit.ts';
import { dangerOfWish } from './danger.ts';
import type { Flags } from './verdict.ts';
import { refusalByFlags, wordsForModeration } from './verdict.ts';
import { HARD_FORMS, HARD_WORDS } from './wishes/hard-forms.ts';
import { HARMFUL_FORMS } from './wishes/harmful-forms.ts';
import { FRESH, HARD, HARMFUL, HARMLESS, LAST } from './wishes/sets.ts';

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

interface Sets {
  readonly harmful: readonly string[];
  readonly harmless: readonly string[];
  readonly hard: readonly string[];
}

interface Floors {
  readonly harmful: number;
  readonly harmless: number;
  readonly hard: number;
  readonly harmfulBoth: number;
  readonly harmlessBoth: number;
  readonly hardBoth: number;
}

/** What the rules were made by looking at, and what they were not; each floor stands two points below what is reached. */
const PARTS: readonly (readonly [part: string, wishes: Sets, floors: Floors])[] = [
  [
    'looked at',
    { harmful: HARMFUL, harmless: HARMLESS, hard: HARD },
    { harmful: 0.95, harmless: 0.98, hard: 0.995, harmfulBoth: 0.95, harmlessBoth: 0.97, hardBoth: 0.985 },
  ],
  [
    'held out',
    FRESH,
    { harmful: 0.78, harmless: 0.95, hard: 0.95, harmfulBoth: 0.78, harmlessBoth: 0.9, hardBoth: 0.95 },
  ],
];
const report: string[] = [];

describe.each(PARTS)('of the wishes %s', (part, wishes, floors) => {
  const rate = (what: string, chosen: readonly string[], good: (wish: string) => boolean): number => {
    const share = chosen.filter(good).length / chosen.length;
    report.push(`${part}: ${what} ${(share * 100).toFixed(1)} % of ${chosen.length}`);
    return share;
  };

  test('the harmful are refused by our own rules', () => {
    const share = rate('harmful refused', wishes.harmful, (wish) => !byRules(wish));
    expect(share).toBeGreaterThanOrEqual(floors.harmful);
  });

  test('the harmless pass', () => {
    const share = rate('harmless passed', wishes.harmless, byRules);
    expect(share).toBeGreaterThanOrEqual(floors.harmless);
  });

  test('the hard topics that parents ask about pass', () => {
    expect(rate('hard passed', wishes.hard, byRules)).toBeGreaterThanOrEqual(floors.hard);
  });

  test('a provider’s moderation catches more, and stops neither the harmless nor the hard', () => {
    const harmful = rate('harmful refused with moderation', wishes.harmful, (wish) => !withModeration(wish));
    expect(harmful).toBeGreaterThanOrEqual(floors.harmfulBoth);
    const harmless = rate('harmless passed with moderation', wishes.harmless, withModeration);
    expect(harmless).toBeGreaterThanOrEqual(floors.harmlessBoth);
    const hard = rate('hard passed with moderation', wishes.hard, withModeration);
    expect(hard).toBeGreaterThanOrEqual(floors.hardBoth);
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
    const later = [LAST, FRESH].flatMap(({ harmful, harmless, hard }) => [...harmful, ...harmless, ...hard]);
    const all = [...HARMFUL, ...HARMLESS, ...HARD, ...later];
    expect(new Set(all).size).toBe(all.length);
  });
});
