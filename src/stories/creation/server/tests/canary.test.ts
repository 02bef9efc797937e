import { beforeEach, describe, expect, it } from 'vitest';
import { createTestApp } from '../../../../../tools/testing/app.ts';
import { createStory } from '../../../../../tools/testing/models/outcomes.ts';
import { modelProvider, openAiSettings } from '../../../../../tools/testing/models/provider.ts';
import { buyPack, newParent, STORY_REQUEST } from '../../../../../tools/testing/users.ts';

const provider = modelProvider();
const testApp = createTestApp(() => openAiSettings(provider.url));
beforeEach(() => provider.reset());

const EMAIL = 'canary.keeper@aviary.example.com';

/** The forms in which a canary could appear: composed, decomposed, without diacritics, URL-encoded. */
function formsOf(canary: string): string[] {
  const low = canary.toLowerCase();
  const plain = low.normalize('NFD').replace(/\p{M}/gu, '');
  const straight = low.replaceAll('’', "'");
  return [low, low.normalize('NFD'), plain, straight, straight.replaceAll("'", '’'), encodeURIComponent(low)];
}

/** The canaries found in anything that the provider received: bodies, file names, headers. */
async function foundOf(canaries: readonly string[]): Promise<string[]> {
  const calls = await provider.calls();
  const everything = JSON.stringify(calls).toLowerCase();
  const texts = [everything, everything.normalize('NFD'), everything.normalize('NFC')];
  return canaries.filter((canary) =>
    formsOf(canary).some((form) => texts.some((text) => text.includes(form))),
  );
}

describe('personal data in calls to a provider', () => {
  it.each<[string, string, string, string[]]>([
    ['a name in lower case', 'Xanthippa', 'xanthippa is afraid of the dark hall', ['Xanthippa']],
    ['a possessive', 'Xanthippa', "Xanthippa’s cat has died, and xanthippa's heart is heavy", ['Xanthippa']],
    ['a name with diacritics', 'Zoëlinde', 'Zoëlinde must go to hospital on Friday', ['Zoëlinde']],
    ['a decomposed name', 'Žofiâne', `${'Žofiâne'.normalize('NFD')} and the new baby`, ['Žofiâne']],
    [
      'a name with an apostrophe',
      "D'Arcyella",
      'D’Arcyella shouts at her brother every day',
      ["D'Arcyella", 'Arcyella'],
    ],
    [
      'a name of two words',
      'Wrenna Quillfeather',
      'Wrenna lost a tooth, and Wrenna Quillfeather wants it back',
      ['Wrenna', 'Quillfeather'],
    ],
    ['a name in capitals', 'Xanthippa', 'XANTHIPPA WANTS A DOG AND CANNOT HAVE ONE', ['Xanthippa']],
  ])('never sends %s to a provider', async (_what, childName, prompt, canaries) => {
    const parent = await newParent(testApp, EMAIL);
    await buyPack(parent, 'single');
    const { user } = (await parent.get('/api/auth/me')).body;
    const outcome = await createStory(parent, {
      ...STORY_REQUEST,
      childName,
      prompt,
      characterEthnicity: 'Marquésan',
    });
    expect(outcome.status).toBe('ready');
    // Data that may be sent is found, so data that must not be sent would be found as well.
    expect(await foundOf(['Marquésan', 'Hero name: '])).toEqual(['Marquésan', 'Hero name: ']);
    const text = outcome.pages.join('\n').normalize('NFC');
    expect(text).toContain(canaries[0]?.normalize('NFC'));
    const ids = [outcome.id, String(user?.id)];
    expect(await foundOf([...canaries, EMAIL, 'canary.keeper', 'Jo Example', ...ids])).toEqual([]);
    const pictures = (await provider.calls()).filter((call) => call.returned);
    expect(pictures).toHaveLength(4);
  });

  it('never sends the name when a page is written again and a picture is requested in milder words', async () => {
    // The text takes a moment, so that pages are sent before the connection is cut.
    await provider.config({ scale: 1, latency: { text: 600, image: 0, edit: 0, moderation: 0 } });
    await provider.fault(
      { match: { kind: 'text', nth: 1 }, fault: { kind: 'drop_mid', at: 0.8 } },
      { match: { kind: ['image', 'edit'], nth: [1, 3] }, fault: { kind: 'content_policy' } },
    );
    const parent = await newParent(testApp, EMAIL);
    await buyPack(parent, 'single');
    const outcome = await createStory(parent, {
      ...STORY_REQUEST,
      childName: 'Xanthippa',
      prompt: 'Xanthippa broke a window and hides it',
    });
    expect(outcome.problems).toEqual([]);
    const calls = await provider.calls();
    expect(calls.filter((call) => call.kind === 'text').map((call) => call.schema)).toEqual([
      'story',
      'pages',
    ]);
    expect(await foundOf(['Xanthippa', EMAIL, outcome.id])).toEqual([]);
  });

  it('never sends the name of a child who is not the hero', async () => {
    const parent = await newParent(testApp, EMAIL);
    await buyPack(parent, 'single');
    const outcome = await createStory(parent, {
      ...STORY_REQUEST,
      includeChildAsMain: false,
      childName: 'Xanthippa',
      prompt: 'A story for Xanthippa about saying sorry',
    });
    expect(outcome.problems).toEqual([]);
    expect(await foundOf(['Xanthippa', EMAIL, outcome.id])).toEqual([]);
  });

  it('never sends a telephone number, an address or an e-mail from the prompt', async () => {
    const parent = await newParent(testApp, EMAIL);
    await buyPack(parent, 'single');
    await createStory(parent, {
      ...STORY_REQUEST,
      prompt: `Learning to wait. Call 0412 345 678 or write to ${EMAIL} if it is not nice`,
    });
    expect(await foundOf(['0412 345 678', '345 678', EMAIL])).toEqual([]);
  });
});
