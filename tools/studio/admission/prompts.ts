import { readdirSync, readFileSync } from 'node:fs';
import { HARD_FORMS, HARD_WORDS } from '../../../src/studio/admit/fixtures/hard/forms.ts';
import { HARMFUL_FORMS } from '../../../src/studio/admit/fixtures/harmful/forms.ts';
import { PLAIN_HARD } from '../../../src/studio/admit/fixtures/plain/hard.ts';
import { PLAIN_HARMFUL } from '../../../src/studio/admit/fixtures/plain/harmful.ts';
import { PLAIN_HARMLESS } from '../../../src/studio/admit/fixtures/plain/harmless.ts';
import { FRESH, HARD, HARMFUL, HARMLESS, LAST } from '../../../src/studio/admit/fixtures/sets.ts';
import { SITUATIONS } from '../../../src/studio/understanding/situations.ts';
import { promptsOf } from '../stories/made-story.ts';
import { labelledPrompts as familyPrompts } from '../understanding/prompts.ts';
import type { Labelled } from './learn.ts';

const FOLDER = new URL('./prompts/', import.meta.url);

/** Every labelled prompt that there is to learn from, with the author or set that it is from. */
export function labelledPrompts(): Labelled[] {
  const rows: Labelled[] = [];
  const add = (prompts: readonly string[], isHarmful: boolean, source: string) =>
    rows.push(...prompts.map((prompt) => ({ prompt, isHarmful, source })));
  for (const [source, { harmful, harmless, hard }] of Object.entries({ FRESH, LAST })) {
    add(harmful, true, source);
    add([...harmless, ...hard], false, source);
  }
  for (const [index, section] of inSections(HARMFUL).entries()) add(section, true, `sets ${index}`);
  for (const [index, section] of inSections(HARMLESS).entries()) add(section, false, `sets ${index}`);
  for (const [index, section] of inSections(HARD).entries()) add(section, false, `sets ${index}`);
  add(HARMFUL_FORMS, true, 'forms');
  add(
    [...HARD_FORMS, ...HARD_WORDS, ...SITUATIONS.map(({ name }) => `A story about ${name}`)],
    false,
    'forms',
  );
  add(PLAIN_HARMFUL, true, 'plain');
  add([...PLAIN_HARMLESS, ...PLAIN_HARD], false, 'plain');
  for (const set of ['labelled', 'learned', 'unseen']) add(promptsOf(set), false, 'wishes');
  for (const author of new Set(familyPrompts().map((one) => one.author)))
    add(
      familyPrompts()
        .filter((one) => one.author === author)
        .map(({ prompt }) => prompt),
      false,
      `families ${author}`,
    );
  for (const file of readdirSync(FOLDER)
    .filter((name) => name.endsWith('.txt'))
    .sort()) {
    const lines = readFileSync(new URL(file, FOLDER), 'utf8').split('\n').filter(Boolean);
    add(lines, file.startsWith('harmful'), file.replace(/^\w+-/, ''));
  }
  return rows;
}

const SECTIONS = 8;

/** The files of a set stand one after the other: parts of it are by different authors. */
function inSections(prompts: readonly string[]): string[][] {
  const size = Math.ceil(prompts.length / SECTIONS);
  return Array.from({ length: SECTIONS }, (_, section) =>
    prompts.slice(section * size, (section + 1) * size),
  );
}
