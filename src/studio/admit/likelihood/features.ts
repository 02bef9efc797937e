import { readPrompt } from '../clauses/prompt.ts';
import { stanceOf } from '../clauses/stance.ts';

const WORD = /[\p{L}']+|0/gu;
const SHORTEST = 3;
const LONGEST = 5;

/**
 * What the likelihood looks at in a prompt: its words, pairs of them that stand together or with one between, pieces of
 * three to five letters, so that a word that was never seen is like those with the same stem, and the ideas of the rules
 * with how they are spoken of, so that what is known of one word is known of all that name the same. Each once, in a fixed order.
 */
export function featuresOf(text: string): readonly string[] {
  const found = new Set<string>();
  const prompt = readPrompt(text);
  addWords(found, text.toLowerCase().replace(/’/g, "'").replace(/\d+/g, '0').match(WORD) ?? []);
  addWords(
    found,
    prompt.words.filter((word) => /\p{L}/u.test(word)),
  );
  const hits = [...prompt.hits].flatMap(([idea, list]) => list.map((hit) => ({ idea, hit, at: hit.from })));
  hits.sort((one, other) => one.at - other.at || (one.idea < other.idea ? -1 : 1));
  hits.forEach(({ idea, hit, at }, index) => {
    found.add(`k:${idea}`);
    found.add(`k:${idea} ${stanceOf(prompt, hit)}`);
    for (const next of hits.slice(index + 1, index + 6))
      if (next.at > at && next.at - at < 12) found.add(`k:${idea}>${next.idea}`);
  });
  return [...found];
}

function addWords(found: Set<string>, words: readonly string[]): void {
  words.forEach((word, index) => {
    found.add(`w:${word}`);
    if (index > 0) found.add(`b:${words[index - 1]} ${word}`);
    if (index > 1) found.add(`s:${words[index - 2]} ${word}`);
    const bounded = `^${word}$`;
    for (let length = SHORTEST; length <= LONGEST; length += 1)
      for (let from = 0; from + length <= bounded.length; from += 1)
        found.add(bounded.slice(from, from + length));
  });
}
