import type { Traits } from '../contract.ts';
import { BUILDS, GENDERS, HAIR_LENGTHS, HAIR_STYLES, HEIGHTS, HERO, WEARS } from '../contract.ts';
import { dangerOfWish } from './danger.ts';
import { hideName } from './names.ts';

const SHORT_WORDS = /^[\p{L}\p{M}][\p{L}\p{M}'’ ,&/-]{0,39}$/u;

const one = <T extends string>(list: readonly T[], value: string | undefined): T | undefined =>
  list.find((item) => item === value);

const shortWords = (value: string | undefined, childName: string): string | undefined => {
  const hidden = hideName(value?.normalize('NFC') ?? '', childName).replaceAll(HERO, ' ');
  const plain = hidden.replace(/\s+/g, ' ').trim();
  return SHORT_WORDS.test(plain) && dangerOfWish(plain) === undefined ? plain : undefined;
};

/**
 * The traits that may be used: listed values as they are, free words when they are short words; the rest is left out,
 * and so is the child's name.
 */
export function allowedTraits(traits: Traits, childName = ''): Traits {
  const words = (value: string | undefined): string | undefined => shortWords(value, childName);
  const wears = WEARS.filter((wear) => traits.wears?.includes(wear));
  const allowed = {
    gender: one(GENDERS, traits.gender),
    ethnicity: words(traits.ethnicity),
    country: words(traits.country),
    skinColor: words(traits.skinColor),
    hairColor: words(traits.hairColor),
    hairLength: one(HAIR_LENGTHS, traits.hairLength),
    hairStyle: one(HAIR_STYLES, traits.hairStyle),
    height: one(HEIGHTS, traits.height),
    build: one(BUILDS, traits.build),
    wears: wears.length > 0 ? wears : undefined,
  };
  return Object.fromEntries(Object.entries(allowed).filter(([, value]) => value !== undefined));
}
