import { readFileSync } from 'node:fs';
import { understand } from '../../../src/studio/understanding/understand.ts';
import { SETS } from './measure.ts';

/** Prints the clauses of every labelled prompt, as a story about Robin says them, to be read aloud. */
const stated = (text: string): string =>
  text.replace(/\{hero\}/g, 'Robin').replace(/\{hero\.(\w+)\}/g, (_, key: string) => {
    const word = SHE[key.toLowerCase()] ?? `<${key}>`;
    return /^[A-Z]/.test(key) ? word.charAt(0).toUpperCase() + word.slice(1) : word;
  });
const SHE: Readonly<Record<string, string>> = {
  they: 'she',
  them: 'her',
  their: 'her',
  theirs: 'hers',
  themselves: 'herself',
  was: 'she was',
};

for (const name of SETS) {
  const set = JSON.parse(readFileSync(new URL(`${name}.json`, import.meta.url), 'utf8')) as readonly {
    readonly prompt: string;
  }[];
  let count = 0;
  for (const { prompt } of set) {
    const { trouble, act, event, place } = understand(prompt).clauses;
    const clauses = [
      trouble && stated(trouble),
      act && `act: ${act.inf} / ${act.past} / ${act.ing}`,
      event && `event: ${event}`,
      place && `place: ${place}`,
    ].filter(Boolean);
    if (clauses.length > 0) count += 1;
    console.log(`${prompt.slice(0, 200)}\n    → ${clauses.join('  |  ') || '–'}`);
  }
  console.log(`\n${name}: ${count} of ${set.length} have a clause\n`);
}
