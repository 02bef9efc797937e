import type { Traits } from '../contract.ts';
import { BUILDS, GENDERS, HAIR_LENGTHS, HAIR_STYLES, HEIGHTS, HERO, WEARS } from '../contract.ts';
import { dangerOfPrompt } from './danger.ts';
import { hideName } from './name/hidden.ts';

const SHORT_WORDS = /^[\p{L}\p{M}][\p{L}\p{M}'’ ,&/-]{0,39}$/u;

const listed = <T extends string>(list: readonly T[], value: string | undefined): T | undefined =>
  list.find((item) => item === value);

const shortWords = (value: string | undefined, childName: string): string | undefined => {
  const hidden = hideName(value?.normalize('NFC') ?? '', childName).replaceAll(HERO, ' ');
  const plain = hidden.replace(/\s+/g, ' ').trim();
  return SHORT_WORDS.test(plain) && dangerOfPrompt(plain) === undefined ? plain : undefined;
};

/**
 * The traits that may be used: listed values, and free text that consists of short words. Everything else and the
 * child's name are removed.
 */
export function allowedTraits(traits: Traits, childName = ''): Traits {
  const words = (value: string | undefined): string | undefined => shortWords(value, childName);
  const wears = WEARS.filter((wear) => traits.wears?.includes(wear));
  const allowed = {
    gender: listed(GENDERS, traits.gender),
    ethnicity: words(traits.ethnicity),
    country: words(traits.country),
    skinColor: words(traits.skinColor),
    hairColor: words(traits.hairColor),
    hairLength: listed(HAIR_LENGTHS, traits.hairLength),
    hairStyle: listed(HAIR_STYLES, traits.hairStyle),
    height: listed(HEIGHTS, traits.height),
    build: listed(BUILDS, traits.build),
    wears: wears.length > 0 ? wears : undefined,
  };
  return Object.fromEntries(Object.entries(allowed).filter(([, value]) => value !== undefined));
}
