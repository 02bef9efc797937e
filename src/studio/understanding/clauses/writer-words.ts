import type { Token } from './tokens.ts';

const BODY = /^(?:leg|legs|hand|side|lap|arm|neck|skirt|coat|hair|knee|shoulder)$/;
const CLINGING =
  /^(?:cl[iu]ng\w*|hold\w*|held|hides?|hid|hugg?\w*|let|lets|letting|run|runs|stands?|sits?|glued|attached)$/;

/**
 * What the writer says of themselves where a story can say it of somebody who is not named: “clings to my leg”, “separated from
 * us”, “coming to live with us”. Undefined for everything else.
 */
export function writerAt(
  tokens: readonly Token[],
  at: number,
): { readonly words: string; readonly next: number } | undefined {
  const [word, next] = [tokens[at]?.lower ?? '', tokens[at + 1]?.lower ?? ''];
  const before = tokens.slice(Math.max(0, at - 5), at).map(({ lower }) => lower);
  if (word === 'my' && BODY.test(next) && before.some((one) => CLINGING.test(one)))
    return { words: `{hero.their} grown-up’s ${next}`, next: at + 2 };
  if (
    word === 'me' &&
    /^(?:to|behind|onto)$/.test(before.at(-1) ?? '') &&
    before.some((one) => CLINGING.test(one))
  )
    return { words: '{hero.their} grown-up', next: at + 1 };
  if (word === 'us' && before.at(-1) === 'from' && /^(?:separated|lost)$/.test(before.at(-2) ?? ''))
    return { words: '{hero.their} family', next: at + 1 };
  if (
    word === 'us' &&
    before.at(-1) === 'with' &&
    /^(?:live|living|lives|stay|staying|stays)$/.test(before.at(-2) ?? '')
  )
    return { words: '{hero}’s family', next: at + 1 };
  return word === 'our' && next === 'bed' && /^(?:into|in)$/.test(before.at(-1) ?? '')
    ? { words: 'the grown-ups’ bed', next: at + 2 }
    : undefined;
}
