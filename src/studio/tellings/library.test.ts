import { describe, expect, it } from 'vitest';
import { check } from '../check.ts';
import type { Traits } from '../contract.ts';
import type { Person, Pet, Understanding } from '../understanding/types.ts';
import { nameHero } from '../words.ts';
import { kindOf, roleOf } from './casting/binding.ts';
import { commissionFor, someone, understood } from './fixtures/understandings.ts';
import { allTellings, readLibrary } from './library.ts';
import { pagesOf, planOf } from './plan.ts';
import type { Telling } from './telling.ts';

/** Everybody whom a telling has a role for, from one family or another. */
function family(telling: Telling, isNamed: boolean): Understanding {
  const people: Person[] = [];
  const pets: Pet[] = [];
  for (const [name, spec] of Object.entries(telling.head.roles ?? {})) {
    const kind = kindOf(name, spec);
    const role = roleOf(name, spec);
    const isGrownUp = name === 'adult' || role === 'comforter';
    if (kind === 'pet')
      pets.push({ kind: 'cat', role, ...(isNamed ? { name: 'Mrs Tibbs', pronouns: 'she' } : {}) });
    if (kind === 'person')
      people.push(
        someone({
          relation: isGrownUp ? 'grandad' : role === 'affected' ? 'nana' : 'cousin',
          role,
          isGrownUp: isGrownUp || role === 'affected',
          ...(isNamed ? { name: isGrownUp ? 'Thomas' : 'Agnes', pronouns: isGrownUp ? 'he' : 'she' } : {}),
        }),
      );
  }
  if (!isNamed) return understood({ people, pets });
  const thing = { noun: telling.tables.machines ? 'excavator' : 'umbrella', colour: 'orange' };
  const clauses = {
    trouble: '{hero} had tried all week, and nothing helped {hero.them}',
    act: { inf: 'open the gate', past: 'opened the gate', ing: 'opening the gate' },
    event: 'athletics carnival',
    place: 'Aunty Jo’s house',
  };
  return understood({ people, pets, thing, clauses });
}

const CHILDREN: readonly Traits[] = [{ gender: 'girl' }, { gender: 'boy' }, {}];

describe.each(allTellings().map((telling) => [telling.id, telling] as const))('%s', (_id, telling) => {
  const castings = [undefined, family(telling, true), family(telling, false)];
  const rendered = castings.flatMap((understanding) =>
    CHILDREN.map((traits) => {
      const commission = commissionFor(telling, { traits });
      const plan = planOf(telling, commission, understanding);
      return { commission, plan, pages: pagesOf(plan) ?? [] };
    }),
  );

  it('passes the checks for every child and family', () => {
    for (const { commission, plan, pages } of rendered) {
      expect(check(commission, { title: plan.title, pages, isTelling: true })).toEqual([]);
      expect(pages).toHaveLength(telling.pages.length);
      expect(pages.map(({ text }) => text).join('\n')).not.toMatch(/[*#_]/);
    }
  });

  it('reads as English in every casting', () => {
    for (const { plan, pages } of rendered) {
      const whole = [plan.title, ...pages.map(({ text }) => text), ...plan.briefs.map(({ alt }) => alt)].join(
        '\n\n',
      );
      const text = nameHero(whole, 'James');
      expect(text).not.toMatch(/[{}]|undefined|\bnull\b/);
      expect(text).not.toMatch(/\b(?:the|a|an|his|their) (?:the|an?|her|his|their) \p{L}/iu);
      expect(text).not.toMatch(/(?<!if )\b(?:she|he) (?:were|are)\b|\bthey (?:was|is|has)\b/i);
      expect(text).not.toMatch(/\ba (?!one\b|eu)[aeio]\p{L}/iu);
      expect(text).not.toMatch(/ [,.;:!?]|,,|\.\.(?!\.)| {2}/);
      expect(text).not.toMatch(/[.!?] +(?:the|her|his|their|they|she|he)\b/);
    }
  });
});

describe('the library', () => {
  it('has no faulty manuscript', () => {
    expect(readLibrary().problems).toEqual([]);
    expect(allTellings().length).toBeGreaterThanOrEqual(350);
  });

  it('has its manuscripts in folders by shape, named after band and structure', () => {
    for (const { id, head } of allTellings())
      expect(id.startsWith(`${head.shape}/${head.band}-${head.structure}-`), id).toBe(true);
  });
});
