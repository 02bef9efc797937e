import type { BoardBook } from './board-book.ts';
import { ACT, GOOD, HELP, SAD, START, WRONG } from './turns.ts';

/** A little house, three knocks at the door, and a long, long way. */
export const FAIRYTALE_BOARD: BoardBook = [
  [
    'Once there was a {tiny_tint} door {inA}. Who was at the door? It was {H}, in a {tiny_tint} [hat|coat|cap|scarf]. {noise}!',
    'Once, and not so long ago, {tiny_guest} went by {A}. “Who lives here?” it said. “{H}!” said {H}. {noise}!',
    'Once, {inA}, there was a [little|tiny|{tiny_look}] house. In the house was a {tiny_thing}. In the [bed|chair|bath] was {H}. {tiny_step}!',
    'Once there was a [hill|wood|lane|lake] by {A}. On it sat a {tiny_beast}. By it lived {H}. {noise}!',
    'Once, when a {tiny_food} was as big as a {tiny_beast}, {H} lived {inA}. {tiny_step}!',
    'Once there was a {tiny_thing}. And a {tiny_thing}. And {H}, {inA}, who had them both. {noise}!',
    'A long, long time ago, {inA}, it was day. Up got the {tiny_beast}. Up got the sun. Up got {H}. {noise}!',
  ],
  [
    'Tap, tap, went the {tiny_thing}. “Is it the [rain|wind|{tiny_beast}]?” said {H}. It was {tiny_guest}. “Come in, and sit {tiny_spot}.”',
    'Rat-a-tat-tat! A nose at the door. It was {tiny_guest}! “You can sit [here|{tiny_spot}],” said {H}.',
    '[Knock, knock|Pat, pat|Clunk], went the {tiny_thing}, and there was {tiny_guest}. “Come in, and have a {tiny_food},” said {H}.',
    'Bump, bump, bump! {H} ran to see. It was {tiny_guest}! In it came, {tiny_step}.',
    'Scratch, scratch! Who was it? Not the {tiny_beast}. Not the {tiny_beast}. It was {tiny_guest}! “In you come.”',
    'Ding, dong! “Have you a {tiny_food} for me?” It was {tiny_guest}. “I have,” said {H}, “and a {tiny_thing}.”',
  ],
  [
    'Tap, tap, tap! “Is it a {tiny_beast}?” No. It was {P} the {p}, wet to the [nose|toes|ears]. “Come in by the fire!”',
    'Rat-a-tat-tat! Who was it now? It was {P}! The best {p} of all, with a {tiny_thing}. [Hug, hug|{tiny_step}]!',
    'Knock, knock! One more. It was {P} the {p}! “Come in, {P}, and sit by [me|the {tiny_beast}].”',
    'Thump, thump, thump! In fell {P} the {p}, and a {tiny_thing}, and a {tiny_food}. “[Oh|Oops|Hello],” said {P}.',
    'Peep! Who said that? It was {P} the {p}, {tiny_spot}. “Is there a {tiny_food} for me?” There was.',
    'Who put a nose in at the door? {P} the {p} did. {P} was {tiny_look}. {P} was {tiny_look}. {P} was home.',
  ],
  [
    '“What have you got?” said {H}. It was {a_t}. It was for {Z}, a long, long way. “Let us go!” {noise}!',
    'Then in came {E} with {a_t}. “Who will take it to {Z}?” “Not I,” said the {tiny_beast}. “I will,” said {H}.',
    '{P} had {a_t}, all in a {tiny_thing}. “Take it to {Z},” said {P}. So off they went. {tiny_step}!',
    'On the step lay {a_t}. It was {tiny_look}. It was for {Z}. “We can take it,” said {H}. {noise}!',
    'A {tiny_look} {tiny_beast} had {a_t}. “It is for {Z},” it said, “and I am [too old|too small|so slow].” So {H} went.',
    '“Will you go to {Z}?” said {E}. “With {a_t}? Past the {tiny_beast}? Past the {tiny_beast}?” “Yes,” said {H}, “and {P} too.”',
  ],
  START,
  WRONG,
  SAD,
  [
    'One came by: a {tiny_beast}. It did not stop. Two came by: a {tiny_look} {tiny_beast}. It did not stop. Then, with a {tiny_thing}, came {S}!',
    'A {tiny_beast} came by, with a {tiny_food}. No stop. A {tiny_beast} came by, with a {tiny_thing}. No stop. Then came {S}, and sat down.',
    'Will it stop, {tiny_spot}? Not the {tiny_look} {tiny_beast}. Not the {tiny_beast} {tiny_spot}. But {S} did, with a {tiny_food}.',
    '“No time,” said the {tiny_beast}. “No time,” said the {tiny_beast}. “I have time,” said {S}, and put down a {tiny_thing}.',
  ],
  HELP,
  ACT,
  GOOD,
  [
    '{S} ran first. {P} ran next. {H} ran too, past {tiny_guest}, all the way to {Z}. {tinyDone}',
    'Over the hill and over one more, by {tiny_guest}, and there was {Z}. {tinyDone} Was it good? It was as good as a {tiny_food}.',
    'Then all of them went up to {Z}. One, two, three, and a {tiny_beast}! {tinyDone}',
    'It was far, but not too far. {tiny_step}. {Z}! There it was. {tinyDone} [Ooh|Ah|Oh], said the {tiny_beast}.',
    'Up one [hill|road|step]. Up two. Up three, with a {tiny_thing} to lean on. {Z}! {tinyDone}',
  ],
  [
    'Then home they went, past the {tiny_beast}, to the little house. Shut the door on the {tiny_beast}. “{song}” Good night, {H}. Good night, {tiny_beast}.',
    'If you go by {A}, tap on the {tiny_thing}. You may hear them sing, {H} and {P} and {tiny_guest}. “{song}” Hush.',
    'And now they are home {inA}. They had a {tiny_food}. They had a song. “{song}” Good night, {tiny_tint} {tiny_thing}.',
    'Knock, knock, on the {tiny_thing}! It was the moon, and a {tiny_look} {tiny_beast}. “Good night, {H}.” “{song}”',
    'The {tiny_beast} went to bed. The {tiny_beast} went to bed. {P} was in bed. So {H} shut the {tiny_tint} door. “{song}”',
    'And so they ate a {tiny_food}, and sang to the {tiny_beast}, and lived {inA}, warm and dry. “{song}” Shh.',
  ],
];
