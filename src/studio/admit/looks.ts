import type { Traits } from '../contract.ts';
import { BUILDS, GENDERS, HAIR_LENGTHS, HAIR_STYLES, HEIGHTS, WEARS } from '../contract.ts';
import { dangerIn } from './danger.ts';

const SHORT_WORDS = /^[\p{L}\p{M}][\p{L}\p{M}'’ ,&/-]{0,39}$/u;

const one = <T extends string>(list: readonly T[], value: string | undefined): T | undefined =>
  list.find((item) => item === value);

const words = (value: string | undefined): string | undefined => {
  const plain = value?.normalize('NFC').replace(/\s+/g, ' ').trim();
  return plain !== undefined && SHORT_WORDS.test(plain) && dangerIn(plain) === undefined ? plain : undefined;
};

/** The traits that may be used: listed values as they are, free words when they are short words; the rest is left out. */
export function allowedTraits(traits: Traits): Traits {
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
