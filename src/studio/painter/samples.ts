import type { Traits } from '../contract.ts';

/** Six children with very different looks, for sheets and tests. */
export const KIDS: readonly [Traits, ...Traits[]] = [
  {
    gender: 'boy',
    skinColor: 'Deep brown',
    hairColor: 'Black',
    hairLength: 'short',
    hairStyle: 'curly',
    height: 'average',
    build: 'average',
  },
  {
    gender: 'girl',
    skinColor: 'Porcelain',
    hairColor: 'Red',
    hairLength: 'long',
    hairStyle: 'wavy',
    height: 'tall',
    build: 'slim',
  },
  {
    gender: 'girl',
    skinColor: 'Fair',
    hairColor: 'Black',
    hairLength: 'medium',
    hairStyle: 'straight',
    height: 'short',
    build: 'average',
  },
  {
    gender: 'boy',
    skinColor: 'Peach',
    hairColor: 'Blonde',
    hairLength: 'short',
    hairStyle: 'straight',
    height: 'short',
    build: 'sturdy',
  },
  {
    gender: 'girl',
    skinColor: 'Brown',
    hairColor: 'Dark brown',
    hairLength: 'long',
    hairStyle: 'curly',
    height: 'average',
    build: 'sturdy',
  },
  {
    gender: 'boy',
    skinColor: 'Olive',
    hairColor: 'Brown',
    hairLength: 'medium',
    hairStyle: 'wavy',
    height: 'tall',
    build: 'slim',
  },
];
