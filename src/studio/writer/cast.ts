import { looksOf } from '../admit/described-looks.ts';
import type { Traits } from '../contract.ts';
import type { CharacterSpec, CompanionKind } from '../illustrations.ts';

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
