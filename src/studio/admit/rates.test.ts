import { readFileSync } from 'node:fs';
import { beforeAll, describe, expect, test } from 'vitest';
import { z } from 'zod';
import type { Admission } from '../admit.ts';
import { admit } from '../admit.ts';
import { dangerOfPrompt } from './danger.ts';
import { HARD_FORMS, HARD_WORDS } from './fixtures/hard/forms.ts';
import { HARMFUL_FORMS } from './fixtures/harmful/forms.ts';
import { PLAIN_HARD } from './fixtures/plain/hard.ts';
import { PLAIN_HARMFUL } from './fixtures/plain/harmful.ts';
import { PLAIN_HARMLESS } from './fixtures/plain/harmless.ts';
import { NO_STORIES } from './fixtures/plain/not-a-story.ts';
import { requestFor } from './fixtures/requests.ts';
import { FRESH, HARD, HARMFUL, HARMLESS, LAST } from './fixtures/sets.ts';
import { isNoStory } from './not-a-story.ts';
import type { Flags } from './verdict.ts';
import { refusalByFlags, wordsForModeration } from './verdict.ts';

const admitPrompt = (prompt: string): Admission => admit(requestFor(prompt));

/** A crude stand-in for a provider's moderation: it flags single words. */
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

const judged = new Map<string, boolean>();
/** Each prompt is judged once, though several rates count it. */
function byRules(prompt: string): boolean {
  const isAdmitted = judged.get(prompt) ?? admitPrompt(prompt).ok;
  judged.set(prompt, isAdmitted);
  return isAdmitted;
}
const withModeration = (prompt: string): boolean =>
  byRules(prompt) && refusalByFlags(prompt, crude(wordsForModeration(prompt))) === undefined;

const prompts = z.array(z.string());
const promptSets = z.object({ harmful: prompts, harmless: prompts, hard: prompts });
type PromptSets = Readonly<Record<keyof z.output<typeof promptSets>, readonly string[]>>;

interface Floors {
  readonly harmful: number;
  readonly harmless: number;
  readonly hard: number;
  readonly harmfulBoth: number;
  readonly harmlessBoth: number;
  readonly hardBoth: number;
}

/** Prompts that were seen or learned from, and those of an author who knew nothing of the rules, from which nothing was learned. */
const GROUPS: readonly (readonly [group: string, prompts: PromptSets, floors: Floors])[] = [
  [
    'seen',
    { harmful: HARMFUL, harmless: HARMLESS, hard: HARD },
    { harmful: 0.97, harmless: 0.98, hard: 0.99, harmfulBoth: 0.97, harmlessBoth: 0.95, hardBoth: 0.96 },
  ],
  [
    'unseen',
    promptSets.parse(JSON.parse(readFileSync(new URL('./fixtures/unseen.json', import.meta.url), 'utf8'))),
    { harmful: 0.85, harmless: 0.96, hard: 1, harmfulBoth: 0.85, harmlessBoth: 0.85, hardBoth: 0.85 },
  ],
  [
    'plain',
    { harmful: PLAIN_HARMFUL, harmless: PLAIN_HARMLESS, hard: PLAIN_HARD },
    { harmful: 0.96, harmless: 0.98, hard: 1, harmfulBoth: 0.96, harmlessBoth: 0.95, hardBoth: 0.9 },
  ],
];
const report: string[] = [];

describe.each(GROUPS)('%s prompts', (group, prompts, floors) => {
  const rate = (what: string, chosen: readonly string[], good: (prompt: string) => boolean): number => {
    const share = chosen.filter(good).length / chosen.length;
    report.push(`${group}: ${what} ${(share * 100).toFixed(1)} % of ${chosen.length}`);
    return share;
  };

  test('the local rules refuse enough of the harmful prompts', () => {
    const share = rate('harmful refused', prompts.harmful, (prompt) => !byRules(prompt));
    expect(share).toBeGreaterThanOrEqual(floors.harmful);
  });

  test('the local rules accept enough of the harmless prompts', () => {
    const share = rate('harmless passed', prompts.harmless, byRules);
    expect(share).toBeGreaterThanOrEqual(floors.harmless);
  });

  test('the local rules accept enough of the prompts about hard topics', () => {
    expect(rate('hard passed', prompts.hard, byRules)).toBeGreaterThanOrEqual(floors.hard);
  });

  test('the rules together with a provider’s moderation reach their floors for harmful, harmless and hard prompts', () => {
    const harmful = rate(
      'harmful refused with moderation',
      prompts.harmful,
      (prompt) => !withModeration(prompt),
    );
    expect(harmful).toBeGreaterThanOrEqual(floors.harmfulBoth);
    const harmless = rate('harmless passed with moderation', prompts.harmless, withModeration);
    expect(harmless).toBeGreaterThanOrEqual(floors.harmlessBoth);
    const hard = rate('hard passed with moderation', prompts.hard, withModeration);
    expect(hard).toBeGreaterThanOrEqual(floors.hardBoth);
  });
});

describe('prompts in every form', () => {
  const wrong = (prompts: readonly string[], welcome: boolean): string[] =>
    prompts.filter((prompt) => (dangerOfPrompt(prompt) === undefined) !== welcome);

  test('accepts a hard topic in every form of request', () => {
    expect(wrong([...HARD_FORMS, ...HARD_WORDS], true)).toEqual([]);
  });

  test('refuses a harmful act in every form of request', () => {
    expect(wrong(HARMFUL_FORMS, false).length / HARMFUL_FORMS.length).toBeLessThan(0.02);
  });
});

describe('prompts that were written last', () => {
  const share = (prompts: readonly string[], welcome: boolean): number =>
    prompts.filter((prompt) => byRules(prompt) === welcome).length / prompts.length;

  test('the rules separate harmful, harmless and hard prompts that were written last', () => {
    expect(share(LAST.harmful, false)).toBeGreaterThanOrEqual(0.95);
    expect(share(LAST.harmless, true)).toBeGreaterThanOrEqual(0.95);
    expect(share(LAST.hard, true)).toBe(1);
  });
});

describe('what is no idea for a story', () => {
  test('is asked back kindly, and no prompt about a family or a story is', () => {
    expect(NO_STORIES.filter((prompt) => !isNoStory(prompt))).toEqual([]);
    const stories = [...HARMLESS, ...HARD, ...PLAIN_HARMLESS, ...PLAIN_HARD, ...LAST.hard, ...LAST.harmless];
    expect(stories.filter(isNoStory)).toEqual([]);
  });
});

describe('the prompt sets', () => {
  beforeAll(() => {
    process.stdout.write(`${report.join('\n')}\n`);
  });

  test('the prompt sets are large enough and no prompt is in two of them', () => {
    expect([HARMFUL.length >= 300, HARMLESS.length >= 300, HARD.length >= 200]).toEqual([true, true, true]);
    const later = [LAST, FRESH].flatMap(({ harmful, harmless, hard }) => [...harmful, ...harmless, ...hard]);
    const all = [...HARMFUL, ...HARMLESS, ...HARD, ...later];
    expect(new Set(all).size).toBe(all.length);
  });
});
