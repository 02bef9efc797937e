import type { Traits, Wear } from '../contract.ts';
import type { CharacterSpec, CompanionKind } from '../illustrations.ts';

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
  const parts = [
    traits.skinColor === undefined ? '' : `${traits.skinColor.toLowerCase()} skin`,
    // A headscarf covers it.
    hair === '' || traits.wears?.includes('hijab') ? '' : `${hair} hair`,
  ].filter((part) => part !== '');
  const worn = (traits.wears ?? []).map((wear) => WORN[wear]);
  const wearing = worn.length === 0 ? '' : `, ${worn.join(', ')}`;
  return `a ${who}${roots}${parts.length === 0 ? '' : ` with ${parts.join(' and ')}`}${wearing}`;
}

/** Everybody whom a picture may show; the hero first. */
export function castOf(
  heroName: string,
  traits: Traits,
  slots: Readonly<Record<string, string>>,
  scarf: string,
): CharacterSpec[] {
  const { P = '', p = '', S = '', s = '', E = '', e = '' } = slots;
  return [
    { name: heroName, role: 'hero', looks: looksOf(traits) },
    { name: P, role: 'companion', looks: `a friendly ${p} with bright eyes and a ${scarf} scarf` },
    { name: S, role: 'other', looks: `a very small ${s} with a big smile` },
    { name: E, role: 'other', looks: `the ${e}, old and kind, with a grey shawl` },
  ];
}

export function companionKind(pal: string): CompanionKind {
  return pal.split('|')[0] as CompanionKind;
}
