import type { BoardBook } from './board-book.ts';
import { ACT, GOOD, HELP, SAD, START, WRONG } from './turns.ts';

/** From the mat at home into another land, and back to the same mat. */
export const JOURNEY_BOARD: BoardBook = [
  [
    '{adult} was at the [sink|door|{tiny_thing}]. {H} was on the mat. Then, pop! Up came a {p}, {tiny_spot}. “I am {P}. Are you set?”',
    'What was that in the {tiny_tint} {tiny_thing}? It was a {p}! “Hello,” it said. “I am {P}. Come and see!”',
    '{H} was at home, with a {tiny_food}. [Tick, tock|Drip, drop|Hum, hum|{tiny_step}]. Then in came a {p}. “I am {P}. Come with me!”',
    'Ring, ring! “Is that {H}?” It was {P} the {p}, in the {tiny_thing}. “We need you {inZ}!”',
    'Sock, sock, {tiny_thing}. {H} was by the bed. What was in the bed? A {p}, with a {tiny_food}! “I am {P}. It is time!”',
    'A {tiny_beast} at the window. A {tiny_beast} on the wall. And on the mat? A {p}! “I am {P}. Hop up,” it said to {H}.',
    '{adult} sang. The {tiny_thing} sang. Then the {tiny_thing} said, “[Ahem|Hello|Psst].” It was {P} the {p}. “{H}? Come on!”',
  ],
  [
    '“But I have no {tiny_thing},” said {H}. “Take this one,” said {P}. So {H} did. Off they went. {noise}!',
    '{H} hid in the [bed|bath|{tiny_thing}]. {P} sat on the [bed|mat|{tiny_thing}]. “Well?” said {P}. “Well, yes,” said {H}. {tiny_step}!',
    '“It is too far,” said {H}. “I am too small.” But {P} had a {tiny_look} {limb}. So {H} took hold. {noise}!',
    '“Me?” said {H}. “You, not the {tiny_beast},” said {P}. A coat, a hat, a {tiny_thing}, and off they went. {noise}!',
    '“Can I take a {tiny_food}?” “Yes,” said {P}. “Can I take a {tiny_thing}?” “Yes.” “Then I can come,” said {H}. {tiny_step}!',
    '“I can not,” said {H}. “A {tiny_beast} can,” said {P}. “A {tiny_look} one.” “Then so can I!” said {H}. {noise}!',
  ],
  [
    'Step, step, step, {inB}. “Good day,” said {tiny_guest}. “Good day,” said {tiny_guest}. On they went.',
    'It was a long way {inB}. {tiny_guest} said, “Go on!” So did {tiny_guest}. {tiny_step}.',
    '{inB} they went. They met {tiny_guest}. They met {tiny_guest}. [On and on and on|{tiny_step}].',
    'They went {inB}. {noise}! “Hello!” said {tiny_guest}, and gave them a {tiny_food}. On and on they went.',
    'How do you go {inB}? You [hop|skip|crawl] like a {tiny_beast}. You [run|jump|wade] like a {tiny_beast}. {tiny_step}!',
    '“Is it here?” “No, it is a {tiny_thing}.” “Is it here?” “No, it is {tiny_guest}.” {inB} they went.',
  ],
  [
    'Who was {inC}? It was {E}, with {a_t} and a {tiny_beast}. “Up to {Z} with it,” said {E}. “Hold it well.”',
    '{C} at last! {E} gave {H} {a_t}, {tiny_look} and {tiny_look}. “It is for {Z},” said {E}. “Off you go.”',
    '{inC} they went. There was {a_t}, {tiny_spot}! “Take it,” said {E}. “Take it to {Z}.”',
    'They came to {C}. “This is for {Z},” said {E}. It was {a_t}! The {tiny_beast} said, “[Ooh|Ah|My].” {H} took it.',
    '{E} had a {tiny_food} for {P}. {E} had {a_t} for {H}. “To {Z}, past the {tiny_beast},” said {E}.',
  ],
  START,
  WRONG,
  SAD,
  [
    'It was dark {inD}. {noise}. What was that? It was only a {tiny_look} {tiny_beast}.',
    'Down they went, {inD}, and who was in there but {tiny_guest}? [Phew|Oh|Well], said {P}.',
    'Dark, dark, dark {inD}. Is it a {tiny_beast}? Is it a {tiny_thing}? It is {P}, and {P} had {his} hand.',
    'In they went, {inD}. Drip, said the dark. {tiny_step}. “Hello,” said a {tiny_beast}, {tiny_spot}.',
  ],
  HELP,
  ACT,
  GOOD,
  [
    'Now it was not far. Hop to {Z} like a {tiny_beast}. Hop with {P}, hop with {S}. {tinyDone}',
    '“Look!” said {P}. “{Z}!” They did it, all of them, and {tiny_guest}. {tinyDone}',
    'Up, up, up to {Z}! {H} did it. {P} did it. The {tiny_beast} did it. {tinyDone}',
    'Then one last hill, {tiny_step}, and there was {Z}. {tinyDone} Well done, {H}!',
    'Who got to {Z}? {H}, with a {tiny_thing}. {P}, with a {tiny_food}. And {S}. {tinyDone}',
  ],
  [
    'Bye-bye, {C}. Bye-bye, {tiny_beast}. And here is the mat, and here is the {tiny_thing}, and here is {adult}. “{song}”',
    '“Bye-bye,” said {P}. “Come soon!” And {H} was home, with a [leaf|star|twig|{tiny_thing}] in {his} hair. “{song}”',
    'Back past {C}. Back past {tiny_guest}. Back home to bed. [Tick, tock|Drip, drop|Hum, hum|{tiny_step}]. “{song}”',
    'Home again, {H}! The [milk|bath|soup|{tiny_food}] was still warm. {adult} gave {him} a [hug|kiss|{tiny_thing}]. “{song}”',
    '{adult} was at the {tiny_thing}. {H} was on the mat. “Where is the {tiny_food}?” “I gave it to a {tiny_beast},” said {H}. “{song}”',
    'Bed. Lamp. {tiny_tint} {tiny_thing}. {adult}. And by the {tiny_thing}, one {tiny_look} foot of a {p}. “{song}” Good night, {H}.',
  ],
];
