import { tidy } from './grammar.ts';
import type { Step } from './plot.ts';
import { titled } from './slots.ts';
import type { Voice } from './wording.ts';
import { speak } from './wording.ts';

const NUMBERS = ['One', 'Two', 'Three', 'Four', 'Five', 'Six', 'Seven'] as const;

/** A chapter begins with the page on which one of these steps is told. */
const HEADS: readonly (readonly [step: Step, titles: readonly string[]])[] = [
  [
    'open',
    [
      'An ordinary [morning|hour|day]',
      'Before the {t}',
      '{P}, more or less',
      'How it began {inA}',
      'The sound of {snd}',
    ],
  ],
  ['depart', ['The way to {B}', 'What {E} did not say', 'Out of the door', '{T}', 'Further than it looks']],
  ['stop', ['{C}', 'Easy and not easy', 'The wrong end of the day', 'Where the road divides']],
  ['low', ['Empty hands', 'The other side of {C}', 'What it cost', 'Alone, or nearly']],
  ['deep', ['{D}', 'Down', 'The hole in the map', 'Under {W}']],
  ['height', ['{Z}', 'What {S} saw', 'The long way up', 'Together']],
  ['home', ['The same place, only different', 'Crumbs', 'What {H} brought home', 'Home']],
];

/** The chapter heads by page index; pages inside a chapter have none. */
export function chapterHeads(pages: readonly (readonly Step[])[], voice: Voice): string[] {
  let chapter = 0;
  return pages.map((page) => {
    const head = HEADS.find(([step]) => page.includes(step));
    if (head === undefined) return '';
    const title = titled(tidy(speak(voice.random.pick(head[1]), voice)));
    chapter += 1;
    return `Chapter ${NUMBERS[chapter - 1] ?? chapter}: ${title}.`;
  });
}
