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
      'An [ordinary|everyday|unremarkable] [morning|hour|{weekday}]',
      'Before the {t}',
      '{P}, more or less',
      'How it began {inA}',
      'A [{worn} {thing}|{mood} {animal}], and {snd}',
      '{weekday}, with {dish}',
      'Nothing to report [but {things}|yet]',
    ],
  ],
  [
    'depart',
    [
      '[Towards|As far as|Bound for] {B}',
      'What {E} [left out|kept back|did not say]',
      'Out of the door [and left|with {things}|and then some]',
      '{T}',
      '[Further|Steeper|Wetter] than it looks',
      'One [{thing}|{garment}], two friends',
      'Goodbye, {A}',
    ],
  ],
  [
    'stop',
    [
      '{C}',
      'Easy and [not easy|less easy]',
      '[Wrong|Sore|Short] end of the {weekday}',
      'Where the road [divides|forks|thinks again]',
      'A [{thing}|{mood} {animal}] too many',
      'A [crack|slip|wobble]',
    ],
  ],
  [
    'low',
    [
      'Empty [hands|pockets|places]',
      'The other side of {C}',
      'What it cost',
      'Alone, or [nearly|as good as]',
      'As small as {small}',
      'Nobody’s fault but one',
    ],
  ],
  [
    'deep',
    [
      '{D}',
      'Down',
      'A hole in the [map|day|story]',
      'Under {W}',
      'As dark as {murk}',
      'First one foot, then the other',
    ],
  ],
  [
    'height',
    [
      '{Z}',
      'What {S} [saw|shouted|had to say]',
      'Up',
      'Together, [out of breath|with hiccups|at last]',
      'As near the sky as {animals} get',
    ],
  ],
  [
    'home',
    [
      'That same place, only [different|smaller|kinder]',
      'Crumbs',
      'What {H} brought [home|back]',
      'Home, by {weekday}',
      'The last of the {dish}',
      'A [{thing}|{garment}] on its hook',
    ],
  ],
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
