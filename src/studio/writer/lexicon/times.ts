import { lines, words } from './lists.ts';

/** How many, how long, how far, when. */
export const TIMES = {
  number:
    words(`three, four, five, six, seven, eight, nine, ten, eleven, twelve, thirteen, fourteen, fifteen, seventeen, nineteen, twenty,
    twenty-one, twenty-two, twenty-six, thirty, thirty-one, thirty-three, forty, forty-one, forty-four, fifty, fifty-two, sixty, ninety, ninety-nine`),
  weekday: words('Monday, Tuesday, Wednesday, Thursday, Friday, Saturday, Sunday'),
  /** After "for": a length of time. */
  while: lines(`
    [about|nearly|just over] as long as it takes to [boil an egg|butter some toast|tie a shoelace|lose a glove|peel an orange|sneeze twice|count to {number}]
    [a whole|half a|a good half of a|the best part of a] [minute|morning|song|biscuit|yawn|tea break]
    {number} [breaths|heartbeats|blinks|ticks of a clock|hops|long seconds|slow steps]
    [two|three|four|five] [verses of a song|rounds of I spy|bites of an apple|turns of a key]
    [longer|rather longer|a little longer] than [was polite|is quite comfortable|anybody liked|a {animal} can stand still]
    [no longer than|not much more than|barely] [a wink|a hiccup|one breath|a drumbeat|the flick of a tail]
  `),
  /** After "about" or alone: how far. */
  far: lines(`
    {number} [steps|hops|paces|strides|garden hoses|lamp posts|cartwheels] [away|off|further on]
    [a stone’s throw|a good shout|a short whistle|a long yawn] [away|off|from there]
    the length of [a street|a train|two cricket pitches|a washing line|three sleeping {animals}] [away|off]
    [round|just past|beyond] the [next|second|third] [bend|corner|{fixture}|{plant}]
  `),
  /** Begins a sentence: a moment later. */
  later: lines(`
    [Three|Five|Nine|Ten] [minutes|breaths|steps|corners] later
    [A bit|A little while|Some time|Not long] after that
    [Before|Hardly had] anyone [had finished|could finish] [the {dish}|a yawn|a sentence], and
    [By the time|When] [the {dish} was gone|{P} had stopped talking|the shadows had moved a hand’s breadth|somebody had counted to {number}]
    [Round|Just past|Beyond] the next [bend|corner|{fixture}|{plant}]
  `),
} as const;
