import type { StoryRequest } from '../../studio/contract.ts';
import type { CreationRequest } from '../contract.ts';

/** The call's words, in the studio's. */
export function studioRequest(wish: CreationRequest, seed: string): StoryRequest {
  const traits = {
    ...given('gender', wish.characterGender),
    ...given('ethnicity', wish.characterEthnicity),
    ...given('country', wish.characterCountry),
    ...given('skinColor', wish.characterSkinColor),
    ...given('hairColor', wish.characterHairColor),
    ...given('hairLength', wish.characterHairLength),
    ...given('hairStyle', wish.characterHairStyle),
    ...given('height', wish.characterHeight),
    ...given('build', wish.characterBodyStructure),
    ...(wish.wears?.length ? { wears: wish.wears } : {}),
  };
  return {
    prompt: wish.prompt,
    ageBand: wish.targetAgeGroup,
    structure: wish.storyStructure,
    ...given('theme', wish.favoriteTheme),
    traits,
    childIsHero: wish.includeChildAsMain,
    ...given('childName', wish.childName),
    seed,
  };
}

/** A field that is there only when it says something. */
function given<K extends string, V>(key: K, value: V | undefined): { [k in K]?: V } {
  return value === undefined || value === '' ? {} : ({ [key]: value } as { [k in K]?: V });
}
