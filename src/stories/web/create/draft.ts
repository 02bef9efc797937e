import type { Wear } from '../../../studio/contract.ts';
import type { CreationRequest } from '../../contract.ts';

/** The form as it is being filled in: what was not chosen is empty, and says so by not being sent. */
export type Draft = {
  [K in Exclude<keyof CreationRequest, 'includeChildAsMain' | 'wears'>]-?: string;
} & { includeChildAsMain: boolean; wears: Wear[] };

/** A blank form. Moral is the only type there is and Classic the usual structure; the age is for the parent to say. */
export const BLANK: Draft = {
  storyType: 'moral',
  prompt: '',
  targetAgeGroup: '',
  storyStructure: 'classic',
  includeChildAsMain: false,
  childName: '',
  characterGender: '',
  characterSkinColor: '',
  characterHairColor: '',
  characterHairLength: '',
  characterHairStyle: '',
  characterHeight: '',
  characterBodyStructure: '',
  wears: [],
  characterEthnicity: '',
  characterCountry: '',
  favoriteTheme: '',
};

/** A new wish for the same child: who it is stays, what the story is about and for which age does not. */
export function sameChild(draft: Draft): Draft {
  return { ...draft, prompt: '', targetAgeGroup: '', favoriteTheme: '' };
}

/** The draft without its empty answers, and without a name that nobody will use. */
export function filledIn(draft: Draft): Partial<Draft> {
  const kept = Object.entries(draft).filter(
    ([key, value]) =>
      value !== '' &&
      value !== null &&
      value !== undefined &&
      (!Array.isArray(value) || value.length > 0) &&
      (key !== 'childName' || draft.includeChildAsMain),
  );
  return Object.fromEntries(kept) as Partial<Draft>;
}
