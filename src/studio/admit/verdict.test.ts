import { describe, expect, test } from 'vitest';
import type { Flags } from './verdict.ts';
import { pageMayStand, refusalByFlags, wordsForModeration } from './verdict.ts';

const flag = (...categories: string[]) => ({ flagged: true, categories });

describe('a provider’s flags', () => {
  test('refuse what our rules let pass', () => {
    const refusal = refusalByFlags('A quiet story about the two of them in the shed', flag('sexual/minors'));
    expect(refusal?.code).toBe('STORY_REFUSED');
    expect(refusal?.helpLines).toBeUndefined();
    expect(refusalByFlags('Anything at all here', flag('a-category-of-tomorrow'))).toBeDefined();
  });

  test('mean nothing when they are not raised', () => {
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
  ])('are expected of a hard topic: %s', (wish, category) => {
    expect(refusalByFlags(wish, flag(category))).toBeUndefined();
  });

  test('of self-harm bring help lines with the refusal', () => {
    const refusal = refusalByFlags('An unclear wish for the end', flag('self-harm/instructions'));
    expect(refusal?.helpLines?.[0]?.contact).toBe('13 11 14');
  });

  test('on a figure of speech are overruled, and it is not even shown', () => {
    expect(wordsForModeration('A killer whale who wants to kill time')).toBe('A … who wants to …');
    expect(refusalByFlags('A killer whale who is lonely', flag('violence'))).toBeUndefined();
    expect(wordsForModeration('Sharing toys')).toBe('Sharing toys');
  });
});

describe('a page that a provider flags', () => {
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
  ])('is not told, whatever its wish is about: %s %j', (prompt, categories) => {
    expect(pageMayStand(prompt, flags(...categories))).toBe(false);
  });

  test('is told when the flag is to be expected of a hard subject, or when there is none', () => {
    expect(pageMayStand(GRIEF, flags('violence'))).toBe(true);
    expect(pageMayStand(PLAY, flags())).toBe(true);
    expect(pageMayStand(PLAY, { flagged: true, categories: [] })).toBe(false);
  });
});

test('play excuses swords and quarrels, but nothing that is sexual, hateful or about hurting oneself', () => {
  const wish = 'A funny pirate sword fight with custard pies';
  expect(refusalByFlags(wish, flag('violence', 'harassment'))).toBeUndefined();
  for (const category of ['sexual', 'sexual/minors', 'self-harm/instructions', 'hate/threatening'])
    expect(refusalByFlags(wish, flag('violence', category)), category).toBeDefined();
});
