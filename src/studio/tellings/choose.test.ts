import { describe, expect, it } from 'vitest';
import { castTelling } from './casting/casting.ts';
import { chooseTellings } from './choose.ts';
import { ALIKE, hasHad } from './choosing/alike.ts';
import { manuscript } from './fixtures/manuscripts.ts';
import { someone, understood } from './fixtures/understandings.ts';
import { tellingOf } from './library.ts';
import { hasNamesake, namesakesOf } from './namesakes.ts';

const shape = manuscript('shape', ['shape: two-want-one']);
const situation = manuscript('situation', ['shape: two-want-one', 'situation: sharing-a-toy']);
const jealous = manuscript('jealous', ['shape: two-want-one', 'situation: jealous-of-sibling']);
const fairytale = manuscript('fairytale', ['shape: two-want-one', 'structure: fairytale']);
const older = manuscript('older', ['shape: two-want-one', 'band: 8-12']);
const library = [shape, situation, jealous, fairytale, older];

const wanted = understood({ situation: 'sharing-a-toy', shape: 'two-want-one' });
const ids = (given: Partial<Parameters<typeof chooseTellings>[0]>, from = library) =>
  chooseTellings(
    { band: '3-7', structure: 'classic', seed: '1', understanding: wanted, had: [], ...given },
    from,
  ).map(({ id }) => id);

describe('choosing a telling', () => {
  it('takes the situation before the shape, and the structure before either', () => {
    expect(ids({})).toEqual(['situation', 'shape', 'fairytale']);
    expect(ids({ structure: 'fairytale' })).toEqual(['fairytale', 'situation', 'shape']);
  });

  it('takes one that the family has not had, even in another structure', () => {
    expect(ids({ had: ['situation'] })[0]).toBe('shape');
    expect(ids({ had: ['situation', 'shape'] })[0]).toBe('fairytale');
    expect(ids({ had: ['situation', 'shape', 'fairytale'] })[0]).toBe('situation');
  });

  it('counts a story as had that is much like one the family has had', () => {
    expect(hasHad(['pure-joy/6-8-classic-by-a-nose'], 'pure-joy/6-8-classic-only-one')).toBe(true);
    expect(hasHad(['pure-joy/6-8-classic-by-a-nose'], 'pure-joy/6-8-classic-no-what')).toBe(false);
    for (const id of ALIKE.flat()) expect(tellingOf(id)?.id).toBe(id);
  });

  it('takes none for another shape or band', () => {
    expect(ids({ understanding: understood({ shape: 'afraid' }) })).toEqual([]);
    expect(ids({ band: '0-3' })).toEqual([]);
  });

  it('takes something lovely where nothing was understood', () => {
    const joy = manuscript('joy', ['shape: pure-joy']);
    const birthday = manuscript('birthday', ['shape: pure-joy', 'situation: birthday']);
    expect(ids({ understanding: understood({}) }, [...library, joy, birthday])).toEqual(['joy']);
  });

  it('takes another of the shape where none is about the same, after all that are', () => {
    const role = (noun: string) => `roles: { thing: { kind: what is feared, default: { noun: ${noun} } } }`;
    const dog = manuscript('dog', ['shape: afraid', role('dog'), 'fits: { thing: what barks (dog, hound) }']);
    const any = manuscript('any', ['shape: afraid', 'structure: fairytale']);
    const night = manuscript('night', ['shape: afraid', 'situation: afraid-of-the-dark']);
    const thunder = understood({
      shape: 'afraid',
      situation: 'thunder',
      thing: { noun: 'thunder', isMass: true },
    });
    expect(ids({ understanding: thunder }, [dog, any, night])).toEqual(['any', 'dog']);
  });

  it('is the same for the same seed, and differs between seeds', () => {
    const two = [manuscript('one', ['shape: cross']), manuscript('two', ['shape: cross'])];
    const firsts = Array.from({ length: 20 }, (_, seed) =>
      ids({ seed: String(seed), understanding: understood({ shape: 'cross' }) }, two).at(0),
    );
    expect(new Set(firsts).size).toBe(2);
  });

  it('never tells a family’s grief with somebody else in it', () => {
    const lost = 'roles: { lost: { role: affected, default: { name: Grandpa, relation: grandpa } } }';
    const person = manuscript('person', ['shape: lost-someone', lost], '{hero} and {lost}.');
    const dog = 'roles: { pet: { role: affected, default: { kind: dog } } }';
    const pet = manuscript('pet', ['shape: lost-someone', dog], '{hero} and {pet}.');
    const about = (given: Parameters<typeof understood>[0]) =>
      ids({ understanding: understood({ shape: 'lost-someone', ...given }) }, [person, pet]);
    const nana = someone({ relation: 'nana', role: 'affected', isGrownUp: true });
    expect(about({ people: [nana] })).toEqual(['person']);
    expect(about({ pets: [{ kind: 'cat', role: 'affected' }] })).toEqual(['pet']);
    expect(about({})).toEqual([]);
    const open = manuscript('open', ['shape: lost-someone'], 'Somebody died.');
    const withOpen = (given: Parameters<typeof understood>[0]) =>
      ids({ understanding: understood({ shape: 'lost-someone', situation: 'someone-died', ...given }) }, [
        pet,
        open,
      ]);
    expect(withOpen({ people: [nana] })).toEqual(['open']);
    expect(withOpen({})).toEqual(['open']);
  });

  it('takes none in which somebody else has the name of somebody in the prompt', () => {
    const sam = manuscript('sam', ['shape: cross'], '{hero} met Sam.');
    const people = [someone({ relation: 'brother', name: 'Sam' })];
    expect(ids({ understanding: understood({ shape: 'cross', people }) }, [sam])).toEqual([]);
  });

  it('takes none in which somebody else has the child’s name', () => {
    expect(ids({ namesakes: ['situation', 'shape'] })).toEqual(['fairytale']);
    expect(hasNamesake(manuscript('sam', ['shape: cross'], '{hero} met Sam.'), 'sam')).toBe(true);
    expect(hasNamesake(manuscript('sam', ['shape: cross'], '{hero} met the same.'), 'Sam')).toBe(false);
    const role = 'roles: { other: { default: { name: Sam, relation: friend } } }';
    const other = manuscript('other', ['shape: cross', role], '{other}');
    expect(hasNamesake(other, 'Sam')).toBe(true);
    expect(hasNamesake(other, 'Sam', ['other'])).toBe(false);
  });

  it('takes one in which a role has the child’s name by default, and leaves the name out', () => {
    const place = namesakesOf('Edie').find((one) => one.startsWith('two-want-one/3-7-classic-one-scooter'));
    expect(place).toBe('two-want-one/3-7-classic-one-scooter#other');
    const telling = tellingOf('two-want-one/3-7-classic-one-scooter');
    const request = {
      heroName: '⟦hero⟧',
      pronouns: 'she',
      theme: 'forest',
      understanding: undefined,
    } as const;
    expect(telling && castTelling(telling, request).casting.other?.intro).toBe('{hero.their} twin, Edie');
    expect(telling && castTelling(telling, { ...request, nameless: ['other'] }).casting.other?.intro).toBe(
      '{hero.their} twin',
    );
  });

  it('takes one for a near situation, and only that way round', () => {
    const away = manuscript('away', ['shape: away-or-ill', 'situation: parent-away']);
    const prison = understood({ situation: 'parent-in-prison', shape: 'away-or-ill' });
    const deployed = understood({ situation: 'deployment', shape: 'away-or-ill' });
    expect(ids({ understanding: deployed }, [away])).toEqual(['away']);
    expect(ids({ understanding: prison }, [away])).toEqual([]);
    const dying = understood({ situation: 'dying-grandparent', shape: 'lost-someone' });
    const died = manuscript('died', ['shape: lost-someone', 'situation: grandparent-died'], 'He died.');
    expect(ids({ understanding: dying }, [died])).toEqual([]);
  });

  it('takes none of the shape for what needs one made by hand', () => {
    const made = manuscript('made', ['shape: lost-someone', 'situation: stillbirth-or-miscarriage']);
    const any = manuscript('any', ['shape: lost-someone']);
    const understanding = understood({ situation: 'stillbirth-or-miscarriage', shape: 'lost-someone' });
    expect(ids({ understanding }, [made, any])).toEqual(['made']);
  });
});
