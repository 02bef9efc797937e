import { lines } from './lists.ts';

/** Small turns of phrase for the moments on which a story hangs. */
export const GESTURES = {
  /** A past tense, after the hero's name: not knowing what to say. */
  fumble: lines(`
    [did up|undid|twisted|counted] a button [that did not need it|twice|and then the next|from the bottom]
    looked [hard|closely] at [a {fixture}|a passing {critter}|one shoelace|the {garment} of somebody far off]
    [drew|rubbed out] a {animal} [in the dust|on the ground] with one toe
    [coughed|sniffed|swallowed], as one does with [{dish} gone down the wrong way|a {critter} in the ear|a collar of {stuff}]
    [opened|shut] {his} mouth like a [{worn} purse|{mood} goldfish|letterbox|drawer]
    stood on one [leg|foot] and then on the other, like a {animal} on a [hot|cold] {fixture}
    [put|pushed] both hands [deep into|to the bottom of] {his} pockets, where there was only [fluff|a {worn} button|half a biscuit|string]
    [scratched|rubbed|pulled] [one ear|{his} nose|an elbow|{his} left knee] till it was [warm|pink|sore]
  `),
  /** A past tense, after the hero's name: gathering courage. */
  brave: lines(`
    [took|drew] a breath [down to the boots|like a {animal} before a dive|with room in it for a {thing}]
    counted to {number}, [forwards|backwards|in {things}], and [a bit more|started]
    shut {his} eyes and [opened|unshut] them again, like [curtains|a {worn} {thing}|somebody on a diving board]
    [squared|straightened] {his} shoulders the way a {job} does before [a speech|a high note|the stairs]
    [took hold of|gripped] {his} own [thumb|sleeve|collar], [for company|since there was nothing else to hold]
    [wriggled|uncurled|counted] {his} toes, all ten, and [they were there|found them ready|that helped]
    put one foot [forward|down] as if [the floor were {stuff}|it belonged to a {mood} {animal}|it were somebody else’s]
  `),
  /** After "said {anyone},": how it sounded. */
  voice: lines(`
    in a voice [no bigger|no louder|not much larger] than a [{critter}|pea|{critter}’s cough|dropped pin]
    in a voice [with a crack in it|with the edges rubbed off|with a hole in the middle|that came out sideways]
    like a {worn} {thing} [that needs oil|being shut|at the back of a cupboard|talking in its sleep]
    like somebody [reading it off a wall|asking for {dish} in a foreign shop|with a mouthful of {stuff}]
    as [slowly|carefully] as one sets down [a full bowl|a sleeping {animal}|{number} eggs|a tower of {things}]
    into [a {colour} collar|a sleeve|both hands|a handful of leaves]
    [quickly|all in one go], as one pulls off [a plaster|a wet sock|a tight {garment}]
  `),
  /** After "as small as" or "no bigger than". */
  small: lines(`
    a [pea|crumb|shirt button|pip|sneeze|grain of rice|bus ticket|comma|peppercorn|lentil]
    a {critter}’s [hat|suitcase|left shoe|supper|umbrella|pillow]
    the [hole in a button|dot on an i|eye of a needle|tag on a teabag|tick of a watch|toe of a sock]
    a [{critter}|{critter} with its knees up]
  `),
  /** After "as big as" or "the size of". */
  big: lines(`
    a [cow|{animal}|wardrobe|bus|haystack] in a [kitchen|bathroom|doll’s house|lift|tent]
    {number} {animals} [in one bed|on a sofa|in a rowing boat]
    a [town hall|whale|railway station|circus tent|cliff|hill with cows on it|Sunday with no pudding]
    the {kin} of a {job}, standing up
  `),
  /** After "as heavy as". */
  heavy: lines(`
    a [bath|bucket|boot|bed|boat] full of [wet sand|{things}|porridge|other people’s keys|old {dish}]
    a [piano|{animal}|wardrobe|stove] [on a staircase|in a wet coat|with someone inside|up a hill on a {weekday}]
    {number} [wet|frozen|sleeping] [{animals}|dictionaries|mattresses|pumpkins]
  `),
  /** Where one may sit down; with its preposition. */
  nook: lines(`
    [on|behind|beside|against] a [{fixture}|fallen log|flat stone|cold step]
    under a {plant} [with a lean|with room for one|that dripped|and out of the wind]
    in [a corner|a hollow|a dip|the lee of a {fixture}], [knees up|with both arms round both knees|like a {worn} {thing}]
    on the [ground|bottom step|far side|edge of things], [like|the way one puts down] a [bag|{worn} {thing}|lost mitten]
  `),
  /** After "{adult} was": what a grown-up is at. */
  upto: lines(`
    [at the sink|in the garden|on the stairs|at the stove|in the doorway], [up to both elbows in {stuff}|with a {worn} {thing}|humming|under a heap of washing]
    [peeling|counting|washing|sorting] {number} [potatoes|socks|spoons|carrots|shirts]
    [mending|oiling|wrestling with|looking for the lid of] a {worn} {thing}
    [stirring|tasting|rescuing|making] [some {dish}|something like {dish}|{dish} for {number}]
    [hanging out|ironing|folding|sewing a patch on] a {colour} {garment}
    [reading the paper|looking for a pencil|writing a list|watering a {plant}], [upside down, or nearly|with two pairs of glasses on|in a {colour} {garment}]
  `),
  /** A past tense, after "{E}" or "who": there without having been heard to come. */
  came: lines(`
    had come up as [softly|quietly|slowly] as [{stuff}|a {animal} in socks|steam|a {worn} {thing} on castors]
    was [sitting|standing|leaning] there, as if [left behind by the tide|it had been so since {weekday}|put there to keep the {fixture} company]
    sat down [by|beside|not far from] {him}, with a [creak|sigh|grunt] like a {worn} {thing}
    put down a {worn} {thing}, [blew on it|wiped it|looked inside], and [settled on it|sat down too|made room]
    [turned up|arrived|came round the corner] [with a {colour} {garment} and no hurry|eating {dish}|as the moon does, without knocking]
  `),
  /** A past tense, after the thing that falls. */
  tumble: lines(`
    [tipped|turned over|tilted|spun] [once|twice|like a {mood} {animal} in bed|as slowly as {stuff}]
    [bounced|rang|knocked] [once on a stone|off a ledge|on {number} steps|from root to root] like [{rush}|a dropped {thing}]
    [rolled|slid|skipped] [out of reach|off sideways|over the edge] like {rush}
    went [over|down|off] with a [clink|bump|sigh|hop|skip], [no louder than {things}|as a {thing} does down a well|and {number} echoes]
  `),
  /** After "as dark as". */
  murk: lines(`
    the inside of a [{vessel}|{animal}|boot|drum|pocket]
    a {vessel} with the lid on
    [{dish} at midnight|a cupboard at bedtime|blackberry jam|a {animal}’s den|a bag of coal|ink|a well on a {weekday}]
    the space under a [{garment}|bed|pile of coats|{animal}]
  `),
  /** After "like": something hard to do. */
  uphill: lines(`
    getting a [wardrobe|sofa|{animal}|piano] [up the stairs|round a corner|through a catflap|into a {vessel}]
    [giving a bath to|ironing|combing|arguing with] a {mood} {animal}
    [folding|untangling|swallowing|carrying] [a map in the wind|{number} kites|a {worn} {thing}|{stuff} in both hands]
    [eating|walking through|swimming in] [cold {dish}|deep {stuff}|a bowl of {things}]
  `),
  /** After "as easy as". */
  easy: lines(`
    [falling off|leaning on|sliding down] a [log|{fixture}|wet {fixture}|sleepy {animal}]
    [butter on|jam on|breathing on] [toast|a bun|a window]
    [dropping|losing|not finding] a [{worn} {thing}|sock|spoon]
    [saying|hearing] [“bless you”|“moo”|“oh”|“{dish}”]
  `),
  /** A past tense, after anybody's name: joy. */
  hooray: lines(`
    [did a cartwheel|turned a somersault|jumped] over a {fixture}
    [danced|waltzed|hopped] [once round|all the way round] a {plant} with a {worn} {thing}
    [sang|hummed|shouted] the whole of a song about [{dish}|a {animal}|{number} {critters}]
    [threw|tossed] a {garment} [into the air|at the sky|over a {fixture}] and [lost it|missed it|caught it with one ear]
    [laughed|grinned|hooted] like [a {mood} {animal}|{number} {animals}|a drain on a wet day|a {worn} {thing} with hiccups]
    [kissed|hugged|shook hands with] a [{fixture}|passing {animal}|{plant}|{worn} {thing}]
  `),
  /** A past tense, after the name of somebody hurt. */
  wilt: lines(`
    went [quiet|small|flat], like [{dish} left out in the rain|a tent with the pole out|a {worn} {thing} run down|a snail that has been poked]
    looked [down|hard at one toe|at nothing at all] [for {while}|the way one looks into an empty {vessel}]
    [folded up|shut] like a [{worn} umbrella|daisy at dusk|deckchair|letter nobody will post]
    [took|moved|shuffled] one step back, as from a [hot stove|strange {animal}|shut gate]
    [put away|took off] the smile, as one [puts away|takes off] a [{garment}|birthday {thing}]
  `),
  /** Something small and good to share. */
  treat: lines(`
    half a [bun|biscuit|pear|pancake|cold sausage|cinnamon roll|sandwich]
    [two|three|four] [{colour} pencils|plums|warm buns|acorns with their hats on]
    a [bag|jar|bowl|tin|pocketful] of [{things}|popcorn|cherries|broken biscuits|raisins]
    a [{colour} balloon|{worn} kite|paper {animal}|skipping rope|bat and no ball|tennis ball with no bounce]
  `),
  /** Begins a sentence at home; a comma comes after it. */
  oneday: lines(`
    [On|Late on|Early on] {weekday} [morning|afternoon], [before the {dish}|after the {dish}|between a shower and a bit of sun|between the post and the washing-up]
    [At|Just before|Not long after] {number} minutes past [two|three|four|nine|ten], with {dish} on the stove
    [While|As] [the {dish} was cooling|a {animal} looked in at the gate|the tap dripped|rain ran down the window|somebody’s {kin} went by on a {vehicle}]
    [Next morning|The next day|Two days later|That same evening|In the end], when [the {things} had been cleared away|the street lamps were on|the kettle had sung|it had stopped raining]
  `),
} as const;
