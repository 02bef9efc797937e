import type { StoryRequest } from '../../../studio/contract.ts';
import type { CreationRequest } from '../contract.ts';
import { correctionsOf } from './corrections.ts';

/** Maps the API request to the studio's request. `had` are the tellings that the family has had. */
export function studioRequest(
  storyRequest: CreationRequest,
  seed: string,
  had: readonly string[] = [],
): StoryRequest {
  const traits = {
    ...given('gender', storyRequest.characterGender),
    ...given('ethnicity', storyRequest.characterEthnicity),
    ...given('country', storyRequest.characterCountry),
    ...given('skinColor', storyRequest.characterSkinColor),
    ...given('hairColor', storyRequest.characterHairColor),
    ...given('hairLength', storyRequest.characterHairLength),
    ...given('hairStyle', storyRequest.characterHairStyle),
    ...given('height', storyRequest.characterHeight),
    ...given('build', storyRequest.characterBodyStructure),
    ...(storyRequest.wears?.length ? { wears: storyRequest.wears } : {}),
  };
  return {
    prompt: storyRequest.prompt,
    ageBand: storyRequest.targetAgeGroup,
    structure: storyRequest.storyStructure,
    ...given('theme', storyRequest.favoriteTheme),
    traits,
    childIsHero: storyRequest.includeChildAsMain,
    ...given('childName', storyRequest.childName),
    ...(storyRequest.understanding ? { corrections: correctionsOf(storyRequest.understanding) } : {}),
    seed,
    ...(had.length > 0 ? { had } : {}),
  };
}

/** An object with this field, or an empty one when the value is undefined or empty. */
function given<K extends string, V>(key: K, value: V | undefined): { [k in K]?: V } {
  return value === undefined || value === '' ? {} : ({ [key]: value } as { [k in K]?: V });
}
