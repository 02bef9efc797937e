import type { Beat, Structure } from '../../contract.ts';

/** The pages of a board book; `{start}`, `{wrong}` … are the topic's own lines, `{cry}` and `{song}` its refrains. */
export interface BoardBook {
  readonly pages: readonly (readonly string[])[];
}

/** Every board book has thirteen pages with the same beats on them. */
export const TINY_BEATS: Readonly<Record<Beat, number>> = { opening: 0, trouble: 6, turning: 9, ending: 12 };

const TURN = [
  [
    '{start} {cry}',
    '{noise}! And then, {inC}: {start} {cry}',
    '[Oh|Look|Hush]! {start} {cry}',
    '{P} gave a [hop|nod|skip]. {start} {cry}',
  ],
  [
    '{wrong} {cry}',
    '{wrong} {P} [looked on|said, “Oh, {H}!”|put up one {limb}]. {cry}',
    '{wrong} {cry} [Far away|Not far off], {greet} heard it too.',
  ],
  [
    '{act} “{song}”',
    '{act} {P} [held on tight|looked on|said, “Go on”]. “{song}”',
    'What now? {act} “{song}”',
    '[Hush now|Look at that|See]! {act} “{song}”',
  ],
  [
    '{good} {noise}! “{song}”',
    '{good} {greet} came to see. “{song}”',
    '{good} {P} did a [spin|flip|jig]. {noise}! “{song}”',
  ],
] as const;

const SAD = [
  '{sad} [Oh dear, {H}. {P} was sad too|Poor, poor {H}. The sky went grey|Sniff, went {H}. Sniff, went {P}].',
  '{sad} [A tear ran down. Drip. Drip. Drip|{H} sat down {inC}. What now|No hop, no skip, no song].',
  '{sad} [The sun went in|It was cold {inC}|Even {greet} was sad]. Oh, {H}.',
  '{sad} [{P} came up close|{P} gave a sigh|Hush, said the wind]. “Oh dear,” said {P}.',
] as const;

export const BOARD_BOOKS: Readonly<Record<Structure, BoardBook>> = {
  classic: {
    pages: [
      [
        '[Cock-a-doodle-doo|Ding, ding|Peep, peep]! It is day {inA}. Up got {H}, one foot, two feet. {noise}!',
        'This is {H}. This is {H}’s [nose|hat|boot]. And this is {A}, all [warm|wet|still|new] in the sun. {noise}!',
        '[Up came the sun|The sun said hello|Wake up, wake up] {inA}. Good morning, {H}! {noise}!',
        '{H} had [red boots|a blue hat|one sock on|jam on {his} nose]. Off {he} went to see {A}. {noise}!',
        'Look! Here is {A}. Here is the sun. And here is {H}! {noise}!',
      ],
      [
        '[One ear|A nose|A small foot] came round {A}. It was {P} the {p}! “Come and play,” said {P}.',
        'Here was {P} the {p}, with a [bun|ball|big hat]. “Half for me,” said {P}, “and half for you.” [Yum|Ha, ha|Hooray]!',
        'Who was that, {inA}? It was {P} the {p}. “Hello, {P}!” [Hug, hug, hug|Up and down they hopped].',
        '[Tap, tap, tap|Peep-o|Tickle, tickle]! It was {P} the {p}. {P} was [soft|small|round] and {P} was [kind|funny|warm].',
      ],
      [
        '{E} came by with {a_t}. “It has to go to {Z},” said {E}. “Can you?” “[We can|I can]!” said {H}.',
        '{a_t} was by the [gate|path|tree]. “Is it for {Z}?” said {P}. {H} took it up. It was [big|fat|nice] to hold.',
        '{H} had {a_t}. It was [big|bright|new|warm]. “[Look at this|See it shine|It goes to {Z}]!” said {H}.',
        'What was in the [box|bag|basket]? {a_t}! [Ooh|Oh my|Wow]! It had to go to {Z}.',
      ],
      [
        'Who is up? Is it {greet}? Yes! Is it {greet}? Yes! And off they went, {inB}. {noise}!',
        '{inB} they saw {greet}. {inC} they saw {greet}. {P} gave a wave. {noise}!',
        'Past {greet}, past {greet}, {inB} they went. {noise}!',
        '“Hello,” they said to {greet}. “Hello,” they said to {greet}. {noise}! Down the road they went.',
      ],
      TURN[0],
      TURN[1],
      SAD,
      ['{help} “{song}”'],
      [
        'Then who came by? {greet}! It gave a [nod|wink|wave]. “{song}”',
        '{greet} had seen it all. It came [up close|out to look]. “{song}”',
      ],
      TURN[2],
      TURN[3],
      [
        'Where does it go? It goes to {Z}. One step, two step, three step, there! {tinyDone}',
        'Then up to {Z}, hand in {limb}. {S} went too. {tinyDone} {P} gave a clap.',
        'Up they went to {Z}, {H} and {P} and {S}. {tinyDone}',
        'Hop, hop, hop to {Z}! The {t} was home. {tinyDone}',
      ],
      [
        'Now it is late. {P} is in bed. {S} is in bed. And {H}? {H} is nearly in bed. “{song}”',
        'The moon came up on {A}. Good night, {greet}. Good night, {greet}. Good night, {H}. “{song}”',
        'Good night, {B}. Good night, {P}. Good night, {H}. “{song}”',
        'The sun went down {inA}. {H} and {P} went to bed. Soft and low they sang it. “{song}”',
      ],
    ],
  },
  fairytale: {
    pages: [
      [
        'Once there was a [red|green|blue] door {inA}. Who was at the door? It was {H}, in a [red|green|blue] hat. {noise}!',
        'Once, and not so long ago, the wind went by {A}. “Who lives here?” said the wind. “{H}!” said {H}. {noise}!',
        'Once, {inA}, there was a [little|tiny] house. In the house was a bed. In the bed was {H}. {noise}!',
        'Once there was a [hill|wood|lane] by {A}. On it was a house. In it was {H}. {noise}!',
      ],
      [
        'Tap, tap, tap! “Is it the rain?” said {H}. No. It was {greet}. “Come in, come in!”',
        'Rat-a-tat-tat! A nose at the door. It was {greet}! “You can sit here,” said {H}.',
        'Knock, knock, knock! Who was there? {greet}. “Come in!” said {H}.',
        'Knock, knock, knock! {H} ran to see. It was {greet}! “Come in, come in!”',
      ],
      [
        'Tap, tap, tap! “Is it the wind?” No. It was {P} the {p}, wet to the [nose|toes]. “Come in by the fire!”',
        'Rat-a-tat-tat! Who was it now? It was {P}! The best {p} of all. Hug, hug!',
        'Knock, knock, knock! Who was there? {P} the {p}. “Come in!” said {H}.',
        'Knock, knock! One more. It was {P} the {p}! “Come in, {P}, and sit by me.”',
      ],
      [
        '“What have you got?” said {H}. It was {a_t}. It was for {Z}, a long, long way. “Let us go!” {noise}!',
        'Then in came {E} with {a_t}. “Who will take it to {Z}?” “I will,” said {H}. “And I,” said {P}.',
        '{P} had {a_t}, all in a [box|bag|sock]. “Take it to {Z},” said {P}. So off they went. {noise}!',
        'On the step lay {a_t}. It was for {Z}. “We can take it,” said {H}. {noise}!',
      ],
      TURN[0],
      TURN[1],
      SAD,
      [
        'One came by: {greet}. It did not stop. Two came by: {greet}. It did not stop. Three came by. It was {S}!',
      ],
      ['{help} “{song}”'],
      TURN[2],
      TURN[3],
      [
        '{S} ran first. {P} ran next. {H} ran too, all the way to {Z}. {tinyDone}',
        'Over the hill and over one more, and there was {Z}. {tinyDone} Was it good? It was very good.',
        'Then all of them went up to {Z}. One, two, three! {tinyDone}',
        'It was far, but not too far. {Z}! There it was. {tinyDone}',
      ],
      [
        'Then home they went to the little house. Shut the door. Pull the rug up. “{song}” Good night, {H}.',
        'If you go by {A}, tap on the door. You may hear them sing. “{song}” Hush.',
        'And now they are home {inA}. They had [soup|cake|warm milk]. They had a song. “{song}” Good night.',
        'Knock, knock, knock! Who was there? It was the moon. “Good night, {H}.” “{song}”',
      ],
    ],
  },
  hero_journey: {
    pages: [
      [
        '{adult} was at the sink. {H} was on the mat. Then, pop! Up came a {p}. “I am {P}. Are you set?”',
        'What was that in the [box|cup|bed]? It was a {p}! “Hello,” it said. “I am {P}. Come and see!”',
        '{H} was at home. [Tick, tock|Drip, drop|Hum, hum]. Then in came a {p}. “I am {P}. Come with me!”',
        'Ring, ring! “Is that {H}?” It was {P} the {p}. “We need you {inZ}!”',
      ],
      [
        '“But I have no [hat|map|boots],” said {H}. “Take this one,” said {P}. So {H} did. Off they went. {noise}!',
        '{H} hid in the bed. {P} sat on the bed. “Well?” said {P}. “Well, yes,” said {H}. {noise}!',
        '“It is too far,” said {H}. “I am too small.” But {P} had a [warm|soft] {limb}. So {H} took hold. {noise}!',
        '“Me?” said {H}. “Yes, you!” said {P}. Coat on. Hat on. Off they went. {noise}!',
      ],
      [
        'Step, step, step, {inB}. “Good day,” said {greet}. “Good day,” said {greet}. On they went.',
        'It was a long way {inB}. {greet} said, “Go on!” So did {greet}. On they went.',
        '{inB} they went. They met {greet}. They met {greet}. On and on and on.',
        'They went {inB}. {noise}! “Hello!” said {greet}. On and on they went.',
      ],
      [
        'Who was {inC}? It was {E}, with {a_t}. “Up to {Z} with it,” said {E}. “Hold it well.”',
        '{C} at last! {E} gave {H} {a_t}. “It is for {Z},” said {E}. “Off you go.”',
        '{inC} they went. There was {a_t}! “Take it,” said {E}. “Take it to {Z}.”',
        'They came to {C}. “This is for {Z},” said {E}. It was {a_t}! {H} took it.',
      ],
      TURN[0],
      TURN[1],
      SAD,
      [
        'It was dark {inD}. {noise}. What was that? It was only {greet}.',
        'Down they went, {inD}. Who was in there? Only {greet}. Phew!',
      ],
      ['{help} “{song}”'],
      TURN[2],
      TURN[3],
      [
        'Now it was not far. Hop to {Z}, hop with {P}, hop with {S}. {tinyDone}',
        '“Look!” said {P}. “{Z}!” They did it, all of them. {tinyDone}',
        'Up, up, up to {Z}! {H} did it. {P} did it. {tinyDone}',
        'Then one last hill, and there was {Z}. {tinyDone} Well done, {H}!',
      ],
      [
        'Bye-bye, {C}. Bye-bye, {B}. And here is the mat, and here is the bed, and here is {adult}. “{song}”',
        '“Bye-bye,” said {P}. “Come soon!” And {H} was home, with a [leaf|star|twig] in {his} hair. “{song}”',
        'Back past {C}. Back past {B}. Back home to bed. [Tick, tock|Drip, drop|Hum, hum]. “{song}”',
        'Home again, {H}! The [milk|bath|soup] was still warm. {adult} gave {him} a hug. “{song}”',
      ],
    ],
  },
};
