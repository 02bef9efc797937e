import type { Theme } from '../../../studio/contract.ts';

/** A first sentence for each theme, for parents who do not know where to begin. They can change every word. */
export const STARTERS: Readonly<Record<Theme, string>> = {
  animals: 'Being gentle with a small animal that is afraid of everything.',
  space: 'Missing somebody who is far away, told among the stars.',
  ocean: 'Being brave enough to put your face in the water.',
  magic: 'Finding out that saying sorry is a kind of magic.',
  friendship: 'Making a friend on the first day somewhere new.',
  dragons: 'What to do with a big temper, with the help of a dragon.',
  robots: 'Trying again after something did not work the first time.',
  pirates: 'Sharing the treasure fairly, even when nobody is looking.',
  dinosaurs: 'Being small among big ones, and being needed all the same.',
  fairies: 'Keeping a promise, even a very little one.',
  forest: 'Being a little bit brave in the dark.',
  castle: 'Telling the truth when something is broken.',
  family: 'Becoming a big sister or a big brother.',
  garden: 'Waiting patiently for something to grow.',
  music: 'Daring to sing in front of other people.',
  sports: 'Losing a game and still having a good day.',
  cooking: 'Tasting something new before saying no.',
  vehicles: 'Asking for help when you are stuck.',
};
