import { expect, it } from 'vitest';
import { allowedTraits } from '../../../../studio/admit/looks.ts';
import { lookOf } from '../../../../studio/painter/child/look.ts';
import { HAIR_PAINT, SKIN_PAINT } from '../../../../studio/painter/child/words.ts';
import { generateStory } from '../../contract.ts';
import { BLANK, filledIn } from '../../web/form/draft.ts';
import { lookInDraft } from '../../web/form/portrait-look.ts';
import { studioRequest } from '../studio-request.ts';

const SKINS = ['', 'Deep brown', 'warm brown'] as const;
const HAIRS = ['', 'Red'] as const;
const GENDERS = ['', 'girl', 'boy'] as const;
const ETHNICITIES = ['', 'Nigerian'] as const;

const combinations = SKINS.flatMap((characterSkinColor) =>
  HAIRS.flatMap((characterHairColor) =>
    GENDERS.flatMap((characterGender) =>
      ETHNICITIES.map((characterEthnicity) => ({
        characterSkinColor,
        characterHairColor,
        characterGender,
        characterEthnicity,
      })),
    ),
  ),
);

it.each(combinations)('paints the child that the portrait shows: %o', (chosen) => {
  const draft = { ...BLANK, ...chosen, prompt: 'The first wobbly tooth', targetAgeGroup: '3-7' as const };
  const shown = lookInDraft(draft);
  for (const seed of ['one', 'two']) {
    const { traits } = studioRequest(generateStory.body.parse(filledIn(draft)), seed);
    const painted = lookOf(allowedTraits(traits, ''), seed);
    expect(painted).toMatchObject({
      skin: SKIN_PAINT[shown.skin],
      hair: HAIR_PAINT[shown.hair],
      length: shown.length,
      style: shown.style,
      girl: shown.gender === 'girl',
      wears: [],
    });
    expect(lookOf(allowedTraits(traits, ''), `${seed} again`)).toEqual(painted);
  }
});
