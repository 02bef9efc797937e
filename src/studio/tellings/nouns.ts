const SOUNDS_LIKE_CONSONANT = /^(?:uni(?!n)|use|usu|eu|ukulele|one\b|once)/i;
const SILENT_H = /^(?:hour|honest|heir)/i;
const IRREGULAR: Readonly<Record<string, string>> = {
  mouse: 'mice',
  tooth: 'teeth',
  foot: 'feet',
  child: 'children',
  man: 'men',
  woman: 'women',
  sheep: 'sheep',
  fish: 'fish',
  leaf: 'leaves',
  scarf: 'scarves',
  knife: 'knives',
};

/** “a” or “an”, by the sound that the words begin with. */
export function articleFor(words: string): 'a' | 'an' {
  if (SILENT_H.test(words)) return 'an';
  return /^[aeiou]/i.test(words) && !SOUNDS_LIKE_CONSONANT.test(words) ? 'an' : 'a';
}

/** The plural of a noun; of several words, that of the last. */
export function pluralOf(noun: string): string {
  const last = noun.split(' ').at(-1) ?? noun;
  const start = noun.slice(0, noun.length - last.length);
  const irregular = IRREGULAR[last];
  if (irregular !== undefined) return start + irregular;
  if (/[^aeiou]y$/.test(last)) return `${start}${last.slice(0, -1)}ies`;
  return `${noun}${/(?:s|x|z|ch|sh)$/.test(last) ? 'es' : 's'}`;
}

/** With its first letter as a capital; a placeholder stays as it is. */
export function capitalised(words: string): string {
  return words.replace(
    /^([“‘(*]*)(\p{Ll})/u,
    (_, before: string, letter: string) => before + letter.toUpperCase(),
  );
}
