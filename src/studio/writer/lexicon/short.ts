import { lines, words } from './lists.ts';

/** Short forms of other lists, for the places in a sentence where only a few words fit. */
export const SHORT = {
  number_low: words('two, three, four, five, six'),
  number_th: words(
    'third, fourth, fifth, sixth, seventh, eighth, ninth, tenth, eleventh, thirteenth, twentieth, fortieth',
  ),
  number_big: words(
    'sixty, seventy, seventy-one, eighty, eighty-four, ninety, ninety-nine, a hundred, a hundred and one, two hundred',
  ),
  /** A very short time, as a noun: "half a breath". */
  while_short: lines(`
    half a [breath|biscuit|second|yawn|minute|verse]
    [about|nearly] a [second|blink|breath|bite|hiccup]
    one [breath|blink|bounce|bite|beat]
    [two|three] [blinks|bites|ticks|hops]
  `),
  far_short: lines(`
    [two|three|nine] [gardens|fences|fields|chimneys|streets] off
    [over|behind|beyond] the [hill|wall|water|next {fixture}|last {plant}]
    [not far|a good way|a whistle] off
  `),
  /** After "was", or between commas: what somebody small and quiet is at. */
  busy_quiet: lines(`
    [sitting|dozing|sulking|perched] on a [{fixture}|{worn} {thing}|heap of {things}]
    [asleep|reading|humming|knitting] [in a {vessel}|under a {plant}|behind a {thing}]
    [counting|polishing|sorting|threading] [{number} {things}|{things}|the same {number_low} {things}]
    [eating|stirring|sniffing at|sharing] {dish} [out of a {vessel}|with a {critter}|with great care]
    [mending|oiling|wearing|hugging] a {worn} {thing}
    [drawing|watching|talking to|waving at] a {mood} {animal}
    [waiting|looking out] for a [{vehicle}|{job}|{kin}|{mood} {animal}]
  `),
  weather_noun: words(
    'rain, hail, a gale, fog, a heatwave, thunder, sleet, drizzle, frost, a whirlwind, snow, mud, too much sun',
  ),
  /** After "as dark as". */
  stuff_dark: lines(`
    the inside of a [{vessel}|{thing}|{job}’s hat|{mood} {animal}]
    {number_low} [midnights|cellars|winter nights|coal sacks]
    a [{vessel}|{thing}|cupboard|pocket] with [the lid on|nobody in it|the door shut]
    [treacle|blackberry jam|wet {stuff}|boot polish] [in a jar|at midnight|without a spoon]
  `),
  /** How somebody sleeps. */
  gait_still: lines(`
    [on one leg|upside down|standing up|face down|sideways]
    with [a {thing}|a {garment}|{number_low} {things}|one {limb}] for a pillow
    in the middle of [a word|a sentence|a bite of {dish}|a sum]
    under [a {garment}|a {colour} {garment}|the {thing}]
    like [a {mood} {animal}|a {critter} in a {plant}|a loaf in a {vessel}]
  `),
  /** After "like": something very wide. */
  shine_wide: lines(`
    [a garden gate|a tunnel|a barn door|a drawbridge]
    an open [{vessel}|suitcase|umbrella|piano]
    a {mood} {animal} [singing|at the dentist’s|with a plum]
  `),
  /** After "run" or "going". */
  rush_adv: lines(`
    like {rush}
    in [circles|zigzags|opposite directions|bare feet]
    [home|back|straight] [by {weekday}|to the {job}|without looking]
  `),
  /** A noun phrase: a sudden noise. */
  rush_noise: lines(`
    a noise like {number} {things} [in a {vessel}|rolling downstairs|let out of school]
    [a thump|a clatter|a squeak|a crash] like a {worn} {thing} [being sat on|hitting the floor|with something to say]
    the sound of a {mood} {animal} [on a {vehicle}|in a {vessel}|stuck in a {thing}]
    [somebody|a {animal}|a {job}] [sneezing|laughing|calling] [through|into|inside] a {thing}
  `),
  /** A noun phrase, after "as quiet as". */
  still_thing: lines(`
    a {worn} {thing} [in an attic|on a top shelf|on a rainy {weekday}|in somebody else’s house]
    a {mood} {animal} [in a {vessel}|under a {plant}|on a {fixture}|behind a {thing}]
    [a school|a shop|a {vehicle}|a theatre] [at midnight|in the holidays|after everyone has gone]
    {stuff} [in a jar|in a {vessel}|on a {fixture}|at the bottom of a bag]
  `),
} as const;
