import { describe, expect, test } from 'vitest';
import type { Flags } from './verdict.ts';
import { isPageAllowed, refusalByFlags, wordsForModeration } from './verdict.ts';

const flag = (...categories: string[]) => ({ flagged: true, categories });

describe('flags of a provider’s moderation', () => {
  test('refuses a flagged prompt that the local rules accepted', () => {
    const refusal = refusalByFlags('A quiet story about the two of them in the shed', flag('sexual/minors'));
    expect(refusal?.code).toBe('STORY_REFUSED');
    expect(refusal?.helpLines).toBeUndefined();
    expect(refusalByFlags('Anything at all here', flag('a-category-of-tomorrow'))).toBeDefined();
  });

  test('refuses nothing when no flag is raised', () => {
    expect(refusalByFlags('Sharing toys', { flagged: false, categories: [] })).toBeUndefined();
  });

  test.each([
    ['My body belongs to me: private parts and saying no', 'sexual/minors'],
    ['Where babies come from, penis and vagina, the right names', 'sexual'],
    ['My daughter cuts herself and I am worried', 'self-harm/intent'],
    ['He says he wants to die', 'self-harm'],
    ['Her uncle took his own life', 'self-harm'],
    ['Kids called him names because he is black', 'hate'],
    ['She is being bullied and threatened', 'harassment/threatening'],
    ['Daddy hit mummy and we left', 'violence'],
    ['Our family fled from the war', 'violence/graphic'],
    ['The knight fights the dragon', 'violence'],
    ['Saying no to drugs', 'illicit'],
  ])('accepts a flag that is expected for a hard topic: %s', (prompt, category) => {
    expect(refusalByFlags(prompt, flag(category))).toBeUndefined();
  });

  test('adds help lines to a refusal for self-harm flags', () => {
    const refusal = refusalByFlags('An unclear wish for the end', flag('self-harm/instructions'));
    expect(refusal?.helpLines?.[0]?.contact).toBe('13 11 14');
  });

  test('overrules flags for a figure of speech and does not send it to moderation', () => {
    expect(wordsForModeration('A killer whale who wants to kill time')).toBe('A … who wants to …');
    expect(refusalByFlags('A killer whale who is lonely', flag('violence'))).toBeUndefined();
    expect(wordsForModeration('Sharing toys')).toBe('Sharing toys');
  });
});

describe('flagged page', () => {
  const flags = (...categories: string[]): Flags => ({ flagged: categories.length > 0, categories });
  const GRIEF = 'Her grandfather was killed in an accident and she asks why';
  const PLAY = 'A funny pirate sword fight with custard pies';

  test.each([
    [PLAY, ['sexual']],
    [PLAY, ['violence/graphic']],
    ['Learning to share a red bicycle', ['violence']],
    [GRIEF, ['violence', 'sexual']],
    ['Teach her that nobody may touch her private parts', ['sexual/minors']],
    [GRIEF, ['a category of next year']],
  ])('rejects a page with an unexpected flag: %s %j', (prompt, categories) => {
    expect(isPageAllowed(prompt, flags(...categories))).toBe(false);
  });

  test('accepts a page without flags or with a flag that is expected for its hard topic', () => {
    expect(isPageAllowed(GRIEF, flags('violence'))).toBe(true);
    expect(isPageAllowed(PLAY, flags())).toBe(true);
    expect(isPageAllowed(PLAY, { flagged: true, categories: [] })).toBe(false);
  });
});

test('play excuses flags for violence and harassment, but not sexual, hateful or self-harm ones', () => {
  const prompt = 'A funny pirate sword fight with custard pies';
  expect(refusalByFlags(prompt, flag('violence', 'harassment'))).toBeUndefined();
  for (const category of ['sexual', 'sexual/minors', 'self-harm/instructions', 'hate/threatening'])
    expect(refusalByFlags(prompt, flag('violence', category)), category).toBeDefined();
});
