/**
 * Mends what composing leaves behind: spaces, "a" before a vowel, capitals at the start of sentences, and the verbs
 * of a hero who is "they" (`THEY` marks that pronoun until here).
 */
export const THEY = '\u2060';

const AN = /\b([Aa]) (?=(?:[aeio]|u(?!ni|se|s[eu]|kul|k))[a-z])(?!one\b|once\b|ewe|eu)/g;
const A = /\b([Aa])n (?=[bcdfgjklmnpqrstvwxyz](?!$)|h(?!our|onest|eir))/g;

export function tidy(text: string): string {
  return text
    .split('\n')
    .map(tidyParagraph)
    .filter((paragraph) => paragraph !== '')
    .join('\n\n');
}

/** "a" and "an" as the next word wants them. */
export function withArticles(text: string): string {
  return text.replace(AN, '$1n ').replace(A, '$1 ');
}

function tidyParagraph(raw: string): string {
  const spaced = agree(raw)
    .replace(/\s+/g, ' ')
    .replace(/ ([,.!?;:…”’](?!\p{L}))/gu, '$1')
    .replace(/([“]) /g, '$1')
    .replace(/,([.!?])/g, '$1')
    .replace(/([.!?])\.(?!\.)/g, '$1')
    .replace(/([.!?]),(?=”)/g, '$1')
    .replace(/,{2,}/g, ',');
  return withArticles(spaced)
    .replace(
      /(^“?|[.!?] “?|\.” “?|: “)(?!(?:it|they|he|she|said|asked) (?:said|asked|thought|⟦|\p{Lu}))(\p{Ll})/gu,
      (_, before: string, letter: string) => before + letter.toUpperCase(),
    )
    .trim();
}

function agree(text: string): string {
  if (!text.includes(THEY)) return text;
  return text
    .replace(
      new RegExp(`${THEY}((?: \\w+ly| still| only| just| also| never| always| now)?) was(n’t)?\\b`, 'g'),
      '$1 were$2',
    )
    .replace(new RegExp(`\\b(w)as(n’t)?( \\w*hey${THEY})`, 'gi'), '$1ere$2$3')
    .replaceAll(THEY, '');
}
