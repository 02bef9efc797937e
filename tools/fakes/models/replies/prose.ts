/** Filler text for stories. */

const SENTENCES = [
  '{hero} walked slowly past the {thing} and stopped beside the {place}.',
  'A {kind} light lay over the {place}, and the {thing} shone a little.',
  '"Look at that {thing}," said a friend who had come from the {place}.',
  'They carried the {thing} together, step by step, as far as the {place}.',
  '{hero} took a deep breath and tried once more.',
  'It was {kind} work, but the {thing} moved at last.',
  'Nobody at the {place} had ever seen such a {kind} {thing}.',
  'The wind went round the {place} and shook the {thing}.',
  '{hero} laughed, because the {thing} was so {kind}.',
  'Then it was quiet at the {place}, and everyone listened.',
  'A {kind} idea came, as small as a seed.',
  'They shared the {thing}, and there was enough for both.',
];
export const THINGS = [
  'lantern',
  'kite',
  'basket',
  'bell',
  'ribbon',
  'wagon',
  'drum',
  'teapot',
  'ladder',
  'compass',
  'quilt',
];
export const PLACES = [
  'gate',
  'old bridge',
  'orchard',
  'harbour',
  'hill',
  'kitchen',
  'pond',
  'market',
  'library',
  'meadow',
];
export const KINDS = ['gentle', 'curious', 'careful', 'merry', 'patient', 'golden', 'quiet'];

/** The first sentence of each page, so that the hero is named on every page. */
const OPENING = 'On this page {hero} came to the {place} with a {thing}.';

const countWords = (text: string): number =>
  text.match(/[\p{L}\p{N}]+(?:['’-][\p{L}\p{N}]+)*/gu)?.length ?? 0;

/** Filler text of about `words` words in whole sentences; differs for each salt. */
export function prose(words: number, name: string, salt: number): string {
  const sentences: string[] = [];
  let written = 0;
  for (let turn = 0; written < words; turn += 1) {
    const number = salt * 37 + turn;
    const sentence = (turn === 0 ? OPENING : pick(SENTENCES, number))
      .replaceAll('{hero}', name)
      .replaceAll('{thing}', pick(THINGS, number + salt))
      .replaceAll('{place}', pick(PLACES, number * 3 + salt))
      .replaceAll('{kind}', pick(KINDS, number * 5 + turn));
    const count = countWords(sentence);
    // Adds the last sentence only when it brings the length closer to the target.
    if (turn > 0 && written + count - words > words - written) break;
    sentences.push(sentence);
    written += count;
  }
  return sentences.join(' ');
}

/** The list entry at this index, modulo the length. */
export const pick = (list: readonly string[], number: number): string => list[number % list.length] ?? '';

/** The requested number of words: the middle of the last range such as "500-800 words" in the prompt. */
export function requestedWords(prompt: string): number {
  const ranges = [...prompt.matchAll(/(\d[\d,]*)\s*(?:-|–|—|to|and)\s*(\d[\d,]*)\s*words/gi)];
  const [least, most] = (ranges.at(-1)?.slice(1, 3) ?? ['600', '700']).map((n) =>
    Number(n.replaceAll(',', '')),
  );
  return Math.round(((least ?? 600) + (most ?? 700)) / 2);
}

/** The name after "Hero name:" in a prompt. */
export const requestedName = (prompt: string): string =>
  /hero name:\s*"?([\p{L}'’-]+)/iu.exec(prompt)?.[1] ?? 'Mia';

/** Counts the words of the pages in an answer: everything under the key `text`. */
export function storyWords(value: unknown, key = ''): number {
  if (typeof value === 'string') return key === 'text' || key === '' ? countWords(value) : 0;
  if (Array.isArray(value))
    return value.reduce((sum: number, inner) => sum + storyWords(inner, key || '-'), 0);
  if (value === null || typeof value !== 'object') return 0;
  return Object.entries(value).reduce((sum, [inner, part]) => sum + storyWords(part, inner), 0);
}
