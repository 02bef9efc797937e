const IRREGULAR: Readonly<Record<string, string>> = {
  goose: 'geese',
  calf: 'calves',
  sheep: 'sheep',
  moose: 'moose',
  ox: 'oxen',
  bison: 'bison',
  reindeer: 'reindeer',
  dormouse: 'dormice',
};

/** The plural of an English noun of the lexicon. */
export function pluralOf(noun: string): string {
  const known = IRREGULAR[noun];
  if (known !== undefined) return known;
  if (/[^aeiou]y$/.test(noun)) return `${noun.slice(0, -1)}ies`;
  return /(?:s|x|ch|sh)$/.test(noun) ? `${noun}es` : `${noun}s`;
}
