import type { Traits, Wear } from '../contract.ts';

const WORN: Readonly<Record<Wear, string>> = {
  glasses: 'wearing glasses',
  hijab: 'wearing a hijab',
  hearing_aid: 'wearing a hearing aid',
  wheelchair: 'sitting in a wheelchair',
};

/** The hero in one clause: "a girl with brown skin and long wavy black hair". */
export function looksOf(traits: Traits): string {
  const who = [
    traits.height === 'average' ? '' : traits.height,
    traits.build === 'average' ? '' : traits.build,
    traits.gender ?? 'child',
  ]
    .filter((word) => word !== undefined && word !== '')
    .join(' ');
  const hair = [traits.hairLength, traits.hairStyle, traits.hairColor?.toLowerCase()]
    .filter((word) => word !== undefined)
    .join(' ');
  const roots = traits.ethnicity === undefined ? '' : ` of ${traits.ethnicity} family`;
  const features = [
    traits.skinColor === undefined ? '' : `${traits.skinColor.toLowerCase()} skin`,
    // A headscarf covers it.
    hair === '' || traits.wears?.includes('hijab') ? '' : `${hair} hair`,
  ].filter((part) => part !== '');
  const worn = (traits.wears ?? []).map((wear) => WORN[wear]);
  const wearing = worn.length === 0 ? '' : `, ${worn.join(', ')}`;
  return `a ${who}${roots}${features.length === 0 ? '' : ` with ${features.join(' and ')}`}${wearing}`;
}
