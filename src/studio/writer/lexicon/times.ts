import { lines, words } from './lists.ts';

/** How many, how long, how far, when. */
export const TIMES = {
  number:
    words(`three, four, five, six, seven, eight, nine, ten, eleven, twelve, thirteen, fourteen, fifteen, seventeen, nineteen, twenty,
    twenty-one, twenty-two, twenty-six, thirty, thirty-one, thirty-three, forty, forty-one, forty-four, fifty, fifty-two, sixty, ninety, ninety-nine`),
  weekday: words('Monday, Tuesday, Wednesday, Thursday, Friday, Saturday, Sunday'),
  /** After "for": a length of time. */
  while: lines(`
    [about|nearly|just over] [{number} breaths|{number} heartbeats|{number} blinks|a verse and a half|two rounds of I spy|a plate of {dish}]
    [{number} ticks|a slow count of {number}|{number} hops|{number} long seconds|{number} chews|{number} creaks of a {thing}]
    [a whole minute|half a minute|a good minute|most of a minute|a minute by a {job}’s watch]
    the time [a {animal} needs|a {critter} wants|it takes {kin_a}|a {job} spends] to [cross a road|find a {garment}|eat a plum|say grace|change its mind|lace a boot]
    [a yawn|two sighs|one long look|a sneeze and a half|three bites|a hiccup], [and then a bit|give or take|or so|no more]
    as long as a [{animal}|{job}|{critter}|{worn} {thing}] can [stand still|keep a secret|hold its breath|go without {dish}]
    [ages|an age|a small age|what felt like a {weekday}|the rest of that minute|some time]
    [three|four|five|six] [pages of a book|stairs up and stairs down|swings of a gate|drips of a tap|turns of a handle]
    [longer than manners allow|rather a while|no time worth counting|about a bath’s worth|the length of a tune|a tea break]
    the [boiling of an egg|buttering of toast|length of one song|peeling of an orange|winding of a {thing}|posting of a letter]
  `),
  /** After "about" or alone: how far. */
  far: lines(`
    {number} [steps|hops|paces|strides|garden hoses|lamp posts|cartwheels] [away|off|further on]
    [a stone’s throw|a good shout|a short whistle|a long yawn] [away|off|from there]
    the length of [a street|a train|two cricket pitches|a washing line|three sleeping {animals}] [away|off]
    [round|just past|beyond] the [next|second|third] [bend|corner|{fixture}|{plant}]
  `),
} as const;
