import { expect, test } from 'vitest';
import { admit } from '../admit.ts';
import { AGE_BANDS } from '../age-bands.ts';
import { planStory } from './plan.ts';
import { passagesRemembered } from './wording.ts';
import { writeStory } from './write.ts';

/** Tells the same story about somebody's own thing, with the same chance. */
function tellAbout(thing: string): void {
  for (const ageBand of AGE_BANDS) {
    const admission = admit({
      prompt: `He is afraid of the dark and will not sleep without his ${thing} torch and Nana’s dog Biscuit`,
      ageBand,
      structure: 'classic',
      theme: 'space',
      traits: { gender: 'boy' },
      childIsHero: true,
      childName: 'Otto',
      seed: 'remembered',
    });
    if (!admission.ok) throw new Error('refused');
    writeStory(admission.commission, planStory(admission.commission));
  }
}

test('no word of a parent is remembered once the story is told', () => {
  tellAbout('red');
  const own = (): string[] =>
    passagesRemembered().filter((passage) => /(?:red|blue) torch|dog Biscuit/.test(passage));
  tellAbout('blue');
  expect(own()).toEqual([]);
});
