import { lines } from './lists.ts';

/** How things are said and done between people: tails of sentences, and whole short sentences for any story. */
export const JOINTS = {
  /** After "said {H},": how the hero says it. */
  saidso: lines(`
    [to|looking at|mostly to] [{his} knees|{his} own boots|one thumb|a {plant}|a passing {critter}|nobody in particular]
    in a voice [full of|made of|like] {stuff}
    [rather|a bit|a little] [fast|hoarsely|gruffly|stiffly|too quickly]
    [turning|twisting|tugging at|holding on to] [a button|one thumb|the edge of {his} sleeve|a bit of {stuff}]
    and [held {his} breath|did not move|stood there|looked away] for {while}
    like a {job} with [bad news|a cold|sore feet|something to hide]
    [scratching|rubbing|pulling] [an elbow|one ear|{his} nose|the back of {his} neck]
    as [quietly|softly|low] as a {critter} [in {stuff}|under a {thing}|with a cold]
  `),
  /** Past tense, after the name of anybody but the hero: a small gesture. */
  didso: lines(`
    [sniffed|coughed] [once|twice|politely|behind a {worn} {thing}]
    [brushed off|picked up|shook out|blew away] [a {critter}|a crumb|a bit of {stuff}]
    [looked|stared|gazed] [up at|across to|past] [a {plant}|a {colour} cloud|a {fixture}]
    [turned over|put down|held up|polished|tapped] a {worn} {thing}
    [nodded|blinked|sighed] [slowly|{number} times|like a {mood} {animal}|into the {dish}]
    [hummed|whistled] [half a tune|a bit of a song about {dish}|something about a {animal}]
    [moved up|sat down|leaned back|stood up] [a bit|like a {mood} {animal}|as slowly as {stuff}]
    [bit into|passed round|split|polished] a [plum|bun|pear|biscuit]
  `),
  /** After "was" or "had been", for the grown-up at home. */
  homely: lines(`
    [stirring|tasting|burning|rescuing|dishing up] the {dish}
    [folding|hunting for|sewing up|shaking out] [a {garment}|somebody’s {garment}|the {colour} sheets]
    [mending|oiling|drying|looking into|talking to] a {worn} {thing}
    [looking for|counting|picking up|tripping over] [some|the|{number}] {things}
    [half-way up|at the foot of] a ladder, with a {worn} {thing}
    [up to the elbows in|wiping up|sweeping up] {stuff}
    [feeding|watering|talking to] a {mood} [{plant}|{animal}]
  `),
  /** Begins a sentence, before a comma: a time at home. */
  onaday: lines(`
    [on|last|one wet|early on|late on] {weekday}
    [before|after|half-way through|instead of] the {dish}
    [while|just when|as] {adult} was {homely}
    [between|somewhere between] the {dish} and the [washing-up|bath|teeth]
    [only|no more than|just] {number} [hours|minutes|days|sneezes] before
  `),
  /** Whole sentences: the old wise one is there. */
  elderby: lines(`
    [By and by|Presently|After a bit|Before long] [somebody|someone] [sat down|settled] [next to|beside] {him}, like {still}. It was {E}.
    [There was a [cough|creak|rustle|whiff of {dish}]|Something [creaked|rustled|sniffed]] [beside {him}|behind a {plant}|quite near]. {E} [had come|stood there|sat there], with a {worn} {thing} [under one arm|full of {stuff}|and no hurry at all].
    “[Is this {fixture} free|Room for one more|May I sit here|Whose tears are these]?” [asked|said] {E}, [putting down|sitting on|taking off] a {worn} [{thing}|{garment}].
    {E} had been [there|near by] [all along|since the {dish}|for {while}], it turned out, {busy}.
    When {he} [looked up|wiped {his} eyes|turned {his} head], [there was {E}|there sat {E}|{E} was there], {busy}.
    [{number} steps off|Behind a {plant}|On a {fixture}] [sat|was] {E}, who [{didso}|{didso}] and [shuffled|came|moved] [closer|nearer].
  `),
  /** Whole sentences: the hero by {self}. */
  aloneby: lines(`
    {H} sat on [a {fixture}|the ground|a cold stone|{his} own two hands], like {still}.
    [Down {he} sat|{H} sat down], [beside|next to|behind] a {plant} and a {mood} {animal}, who [moved up|said nothing|looked away].
    [Nothing|Nobody] came [by|near], but [a {critter}|one {mood} {animal}, on its way home|a {mood} {critter}].
    A {critter} [walked|crept|went] [over|round|up to] {his} [boot|knee|thumb], and {H} [let it|watched it go|said sorry to it].
    {snd} was [all|the only thing] {he} could hear[, and {his} own nose|, for {while}|].
  `),
  /** After the carried thing's name: how it is lost to the deep place. */
  lostto: lines(`
    [rolled|bounced|slid|hopped|spun] [once|twice|three times], like {rush}, and was gone {toD}
    went [over the edge|away|off] [with a plink|with a bump|end over end|with a sort of sigh], like {rush}, [straight down|down and down|all the way] {toD}
    [shone|winked|flashed|blinked] [once|twice], like {shine}, and [fell away|dropped|went down] {toD}
    [slipped|slid|shot|skidded] [past a {mood} {animal}|under a {plant}|over a {fixture}|between two {animals}], and was [lost|gone] {toD}
    fell, [smaller and smaller|as fast as a {worn} {thing}|quick as a {critter}], [right down|away] {toD}
  `),
  /** After "until" or "till": how long a good evening went on. */
  tilllate: lines(`
    the [lamps|stars|street lights] came [on|out], like {shine}
    the {dish} had [all gone|all been eaten|got cold]
    {adult} had called [three|four|five|nine] times
    it was too dark to see a {worn} {thing}
    every {critter} [in the garden|in the street] had gone to bed
    somebody’s {kin} [shouted|leaned out|banged a {thing}]
  `),
  /** After the carried thing's name: how it comes to hand again. */
  regained: lines(`
    [came up|came free|slid out] [like {rush}|as light as {stuff}|with a small plop|as easily as a spoon out of {dish}]
    [rolled|tumbled|hopped] [out|up|home] [into {his} lap|to {his} feet|against {his} boot], shining like {shine}
    [let go|gave way|moved], [an inch at a time|bit by bit|all in one go], and [was theirs|lay in {his} arms|was there], like {shine}
    [gleamed|woke|lit up] like {shine}, [and let itself be lifted|and came along like a {mood} {animal}|so that they all said “oh”]
  `),
  /** After "said {H},": quietly, in a grave moment. */
  quietly: lines(`
    [looking at|to|with {his} eyes on] [{his} hands|{his} boots|{his} knees|the ground|a {plant}|one button]
    so [low|softly|quietly] that [only a {critter}|hardly a {plant}|nobody but {P}] [heard|could have heard] it
    [after|and it took] [a while|a moment|one long breath|three slow breaths]
    [holding|turning|folding] [a bit of {stuff}|the edge of {his} sleeve|one thumb|a small {colour} thing] [in {his} fingers|very tight|round and round]
    [as one says|like somebody saying] [one’s own name|the time|a thing in the dark]
    in [a small|a thin|a flat|an ordinary] [sort of|] voice
  `),
  /** Whole sentences: the old wise one comes, quietly. */
  calmby: lines(`
    [By and by|Presently|After a time|In the end] [somebody|someone] [sat down|settled] [next to|beside|not far from] {him}. It was {E}, [with a {colour} {garment}|with nothing to say yet|smelling of {dish}|in no hurry].
    {E} [had come|came] up [without a sound|as quietly as {stuff}|through the {plant} and the dusk], and [waited|stood] for {while}.
    [A {garment}|Something warm|A {colour} blanket] [came down|was put] [round|over] {his} shoulders. {E} had [brought|carried] it [all that way|from {far}].
    When {he} [looked up|turned {his} head|opened {his} eyes], {E} was [there|near], [peeling a pear|holding a lamp|mending a {garment}|looking at the same bit of sky].
  `),
  /** After the carried thing's name: how it is lost, with no joke in it. */
  sinks: lines(`
    [slid|slipped|rolled] [away|over the edge|from there], [slowly|softly|without a sound], and was gone {toD}
    [dropped|fell|sank] [like a stone in a well|as leaves fall|with one last gleam], [down|away] {toD}
    went [out of sight|down], [step by step|turning once|like a lamp carried off], [deep|far] {toD}
    [glimmered|shone] [once|twice], like {shine}, and [fell away|was lost] {toD}
  `),
} as const;
