import type { Random } from '../random.ts';
import type { Thing } from '../reading/things.ts';
import type { TopicId } from '../reading/topic.ts';
import { ADULTS } from './names.ts';

const FAMILY: readonly (readonly [pattern: RegExp, said: string])[] = [
  [/\b(?:mum|mummy|mother|mom|mommy)\b/i, 'Mum'],
  [/\b(?:dad|daddy|father|papa)\b/i, 'Dad'],
  [/\b(?:nana|nanna|nan)\b/i, 'Nana'],
  [/\b(?:grandma|grandmother)\b/i, 'Grandma'],
  [/\bgranny\b/i, 'Granny'],
  [/\bgran\b/i, 'Gran'],
  [/\b(?:grandpa|grandfather)\b/i, 'Grandpa'],
  [/\bgrandad\b/i, 'Grandad'],
  [/\b(?:poppy)\b/i, 'Poppy'],
  [/\bpop\b/i, 'Pop'],
  [/\boma\b/i, 'Oma'],
  [/\bopa\b/i, 'Opa'],
  [/\byiayia\b/i, 'Yiayia'],
  [/\bpapou\b/i, 'Papou'],
  [/\bnonna\b/i, 'Nonna'],
  [/\bnonno\b/i, 'Nonno'],
  [/\baunt(?:y|ie)? (\p{Lu}\p{Ll}+)/u, 'Aunty $1'],
  [/\buncle (\p{Lu}\p{Ll}+)/u, 'Uncle $1'],
];

/** The relatives named in a wish, as a child would call them. */
export function familyIn(wish: string): string[] {
  return FAMILY.flatMap(([pattern, said]) => {
    const match = pattern.exec(wish);
    return match === null ? [] : [said.replace('$1', match[1] ?? '')];
  });
}

/** What the wish itself says for the slots of its topic: who was lost, what is feared, what is not eaten. */
export function slotsFromWish(
  topic: TopicId,
  wish: string,
  things: readonly Thing[],
): Record<string, string> {
  const found: Record<string, string> = {};
  const put = (slot: string, match: RegExpExecArray | null, group = 1): void => {
    const words = match?.[group]?.trim();
    if (words !== undefined && words !== '' && /^[\p{L}’' -]+$/u.test(words))
      found[slot] = words.replaceAll("'", '’');
  };
  const prize = things.find((thing) => thing.kind === 'object');
  if (prize !== undefined) found.prize = prize.phrase;
  const asker = things.find(
    (thing) => thing.kind === 'person' && /(?:brother|sister|friend|cousin|twin)/.test(thing.phrase),
  );
  if (asker !== undefined) found.asker = asker.phrase;
  if (topic === 'grief') {
    const pet = things.find((thing) => thing.kind === 'pet');
    const lost = familyIn(wish)[0];
    if (pet !== undefined && (lost === undefined || pet.phrase.startsWith(lost))) found.lost = pet.phrase;
    else if (lost !== undefined) found.lost = lost;
  }
  if (topic === 'sibling') {
    put(
      'sib',
      /\b((?:new |baby |little |big |twin |older |younger )*(?:brother|sister|twins)(?: \p{Lu}\p{Ll}+)?)/u.exec(
        wish,
      ),
    );
    if (found.sib !== undefined) found.sib = `{his} ${found.sib.replace(/^big /, 'new ')}`;
  }
  if (topic === 'courage')
    put(
      'fear',
      /\b(?:afraid|scared|frightened|terrified|fear) of ((?:the |going |loud |big |deep |speaking |jumping |climbing )*\p{L}+(?: (?:lessons|in public|on stage|off the block|into the water))?)/u.exec(
        wish,
      ),
    );
  if (topic === 'food')
    put(
      'dish',
      /\b((?:green |brown |steamed |new )?(?:broccoli|peas|carrots|spinach|mushrooms|pumpkin|beans|cauliflower|zucchini|capsicum|tomato(?:es)?|lettuce|fish|soup|salad|cabbage|sprouts|eggs|avocado|eggplant))\b/iu.exec(
        wish,
      ),
    );
  if (topic === 'screens')
    put(
      'screen',
      /\b(tablet|ipad|i-?Pad|phone|television|tv|TV|computer|laptop|video games?|console|YouTube|Minecraft)\b/u.exec(
        wish,
      ),
    );
  if (topic === 'perseverance')
    put(
      'skill',
      /\b(?:learn(?:s|ing)? to|trying to|practi[cs](?:e|ing)) ((?:ride|swim|read|tie|write|skate|play|walk|whistle|catch|kick|draw|dance|climb|juggle|hop|skip)(?: (?:a|an|the|his|her|their)?\s?\p{L}+)?)/u.exec(
        wish,
      ),
    );
  if (found.skill !== undefined)
    found.skill = found.skill
      .replace(/ (?:his|her|their) /, ' {his} ')
      .replace(/ (?:and|but|so|with|without|because)$/, '');
  return found;
}

/** The grown-up of the story: one named in the wish when there is one; never somebody who has died. */
export function grownUpFor(wish: string, topic: TopicId, lost: string | undefined, random: Random): string {
  const chosen = random.pick(ADULTS);
  if (topic === 'divorce') return 'Mum';
  const named = familyIn(wish).find((name) => name !== lost);
  if (named !== undefined) return named;
  return chosen === lost ? 'Mum' : chosen;
}
