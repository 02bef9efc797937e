import type { Gender } from '../../contract.ts';
import { randomFrom } from '../../random.ts';

/** The same seed picks the same row for every gender. */
const NAMES: readonly (readonly [girl: string, boy: string, either: string])[] = [
  ['Anjali', 'Arjun', 'Kiran'],
  ['Billie', 'Bodhi', 'Blake'],
  ['Saoirse', 'Cormac', 'Rowan'],
  ['Lucía', 'Mateo', 'Noa'],
  ['Amara', 'Kofi', 'Ade'],
  ['Mei', 'Jun', 'Lin'],
  ['Talia', 'Levi', 'Ari'],
  ['Leilani', 'Keanu', 'Kai'],
  ['Yasmin', 'Idris', 'Nour'],
  ['Freya', 'Anders', 'Robin'],
  ['Matilda', 'Angus', 'Sandy'],
  ['Aroha', 'Tane', 'Wiremu'],
  ['Sakura', 'Haru', 'Akira'],
  ['Zofia', 'Janek', 'Sasha'],
  ['Thandi', 'Sipho', 'Themba'],
  ['Chloe', 'Hugo', 'Charlie'],
  ['Linh', 'Bao', 'An'],
  ['Ivy', 'Oscar', 'Frankie'],
  ['Priya', 'Rohan', 'Jaya'],
  ['Gemma', 'Luca', 'Andie'],
  ['Nell', 'Ned', 'Morgan'],
  ['Sefa', 'Sione', 'Tavita'],
  ['Harriet', 'Harry', 'Harley'],
  ['Esme', 'Ezra', 'Ellis'],
];

/** An invented name for a hero who is not the parent's child; never `taken`, the child's own name. */
export function standInName(seed: string, gender: Gender | undefined, taken: string): string {
  const rows = randomFrom(`${seed}|stand-in`).shuffle(NAMES);
  const column = gender === 'girl' ? 0 : gender === 'boy' ? 1 : 2;
  const free = rows.find((row) => row[column].toLowerCase() !== taken.toLowerCase());
  return (free ?? ['Wren', 'Wren', 'Wren'])[column];
}
