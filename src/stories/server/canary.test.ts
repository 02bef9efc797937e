import { beforeEach, describe, expect, it } from 'vitest';
import { testHouse } from '../../../tools/testing/house.ts';
import { buyPack, newParent, WISH } from '../../../tools/testing/people.ts';
import { modelProvider, openAiSettings } from '../../../tools/testing/provider.ts';
import { tellStory } from '../../../tools/testing/told.ts';

const provider = modelProvider();
const house = testHouse(() => openAiSettings(provider.url));
beforeEach(() => provider.reset());

const EMAIL = 'canary.keeper@aviary.example.com';

/** How a canary could be written down: composed, decomposed, with plain letters, as part of an address. */
function formsOf(canary: string): string[] {
  const low = canary.toLowerCase();
  const plain = low.normalize('NFD').replace(/\p{M}/gu, '');
  const straight = low.replaceAll('’', "'");
  return [low, low.normalize('NFD'), plain, straight, straight.replaceAll("'", '’'), encodeURIComponent(low)];
}

/** The canaries that stand in anything that the provider received: bodies, file names, headers. */
async function foundOf(canaries: readonly string[]): Promise<string[]> {
  const calls = await provider.calls();
  const everything = JSON.stringify(calls).toLowerCase();
  const texts = [everything, everything.normalize('NFD'), everything.normalize('NFC')];
  return canaries.filter((canary) =>
    formsOf(canary).some((form) => texts.some((text) => text.includes(form))),
  );
}

describe('what never leaves the house', () => {
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
  ])('is %s', async (_what, childName, prompt, canaries) => {
    const parent = await newParent(house, EMAIL);
    await buyPack(parent, 'single');
    const { user } = (await parent.get('/api/auth/me')).body;
    const told = await tellStory(parent, { ...WISH, childName, prompt, characterEthnicity: 'Marquésan' });
    expect(told.status).toBe('ready');
    // What may be said is found, so what may not would be found as well.
    expect(await foundOf(['Marquésan', 'Hero name: '])).toEqual(['Marquésan', 'Hero name: ']);
    const standing = told.pages.join('\n').normalize('NFC');
    expect(standing).toContain(canaries[0]?.normalize('NFC'));
    const ids = [told.id, String(user?.id)];
    expect(await foundOf([...canaries, EMAIL, 'canary.keeper', 'Jo Example', ...ids])).toEqual([]);
    const pictures = (await provider.calls()).filter((call) => call.returned);
    expect(pictures).toHaveLength(4);
  });

  it('stays so when a page is written again and a picture is asked for in milder words', async () => {
    // The words need a moment, so that pages are told before the line is cut.
    await provider.config({ scale: 1, latency: { text: 600, image: 0, edit: 0, moderation: 0 } });
    await provider.fault(
      { match: { kind: 'text', nth: 1 }, fault: { kind: 'drop_mid', at: 0.8 } },
      { match: { kind: ['image', 'edit'], nth: [1, 3] }, fault: { kind: 'content_policy' } },
    );
    const parent = await newParent(house, EMAIL);
    await buyPack(parent, 'single');
    const told = await tellStory(parent, {
      ...WISH,
      childName: 'Xanthippa',
      prompt: 'Xanthippa broke a window and hides it',
    });
    expect(told.problems).toEqual([]);
    const calls = await provider.calls();
    expect(calls.filter((call) => call.kind === 'text').map((call) => call.schema)).toEqual([
      'story',
      'pages',
    ]);
    expect(await foundOf(['Xanthippa', EMAIL, told.id])).toEqual([]);
  });

  it('is the name of a child who is not the hero', async () => {
    const parent = await newParent(house, EMAIL);
    await buyPack(parent, 'single');
    const told = await tellStory(parent, {
      ...WISH,
      includeChildAsMain: false,
      childName: 'Xanthippa',
      prompt: 'A story for Xanthippa about saying sorry',
    });
    expect(told.problems).toEqual([]);
    expect(await foundOf(['Xanthippa', EMAIL, told.id])).toEqual([]);
  });

  it('is a telephone number, an address or an e-mail in the wish', async () => {
    const parent = await newParent(house, EMAIL);
    await buyPack(parent, 'single');
    await tellStory(parent, {
      ...WISH,
      prompt: `Learning to wait. Call 0412 345 678 or write to ${EMAIL} if it is not nice`,
    });
    expect(await foundOf(['0412 345 678', '345 678', EMAIL])).toEqual([]);
  });
});
