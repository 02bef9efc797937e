import { lines } from './lists.ts';

/** Ways of doing things: short, and good after almost any verb. */
export const MANNERS = {
  /** How somebody moves. */
  gait: lines(`
    on [tiptoe|all fours|one leg|stiff legs|{his} heels]
    [two|three] [steps|stairs|puddles] at a time
    [backwards|sideways], like a [crab|{mood} {animal}]
    [faster|slower|more softly] than [a {animal}|before|was sensible|anyone expected]
    with [both|{his}] hands [in {his} pockets|out in front|behind {his} back|over {his} ears]
    [crouching|stooping|ducking] [low|down|every few steps]
    [hop by hop|inch by inch|step by step|little by little]
    [in|with] [long|short|giant|quick|uneven] [steps|strides|hops]
    as [softly|lightly|quietly|carefully] as a [{animal}|{critter}|cat burglar|feather]
    without [a word|a sound|a backward look|treading on a single {critter}]
    [puffing|humming|whistling|muttering|counting] all the way
    [head|chin|nose] [up|down|first|in the air]
  `),
  /** What a companion does, of any kind; a past tense, after its name. */
  fidget: lines(`
    scratched [one ear|a knee|an elbow|a spot that did not itch]
    [sniffed|coughed|sneezed] [twice|politely|into a {garment}|and said sorry to a {plant}]
    [hummed|whistled] [half a tune|something with no tune|the first line of a song about {dish}]
    [sat down on|leaned against|fell over] a {fixture}
    looked [up|down|sideways|the other way], like a {mood} {animal}
    [turned round|spun about] [once|twice|three times] and sat down
    [nodded|blinked|shrugged|sighed] [slowly|twice|{number} times], the way a {job} does
    [drew|made] [a circle|a face|a small {animal}] in the [dust|dirt|mud] with one toe
    [picked up|found|polished] a {worn} [button|pebble|coin|spoon] and [put it down again|kept it|gave it a name]
    [held|stuck] up one {limb} to [feel the wind|ask a question|test the air|stop a sneeze]
    counted [{number} clouds|the {things} on a wall|all four corners of the sky|to {number}, and lost count]
    [stood|balanced] on one leg like a {mood} {animal}
    [took off|put on|straightened|shook out] a {colour} {garment}
    [rolled|hopped|shuffled] a little [closer|nearer|to the left]
    [nibbled|chewed] [a straw|a leaf|the end of a scarf|a bit of {dish}]
    [yawned|grinned|frowned|gulped], all the way [up to the ears|down to the tail end|round]
  `),
  /** After "was", "had been" or "busy": what somebody is at. */
  busy: lines(`
    [counting|sorting|polishing|stacking|looking for|juggling|untangling|painting] [a heap of|{number}|somebody else’s|a boxful of] {worn} {things}
    [mending|trying on|oiling|shaking|sitting in|talking to|drawing] a {worn} {thing}
    teaching a {animal} to [whistle|waltz|say please|play snap|skip|wave]
    [building|planning|mending] a [castle|den|boat|bridge|house] [out of|from] [cardboard|mud|sand|straw|sticks|paper|old sheets] and {things}
    [arguing with|chasing|measuring|following|drawing] a {mood} {animal}
    [making|stirring|spilling|guarding] a [pot|bowl|jar|bucket] of {dish}
    [hiding|sitting|reading|dozing] [behind|under|beside|up] a {plant}
    [writing|folding|posting] a [letter|map|list|paper boat] [about {dish}|for a {animal}|with a {colour} pencil]
  `),
  /** After "like": something comes or moves. */
  rush: lines(`
    a {mood} {animal} [on|in] a {vehicle}
    a {animal} [late for|chased out of|running from] [school|the bakery|its own wedding|a bath|choir practice]
    [a cork from a bottle|a pip from an orange|toast from a toaster|a kite off its string]
    {number} {animals} [down|up] a [staircase|drainpipe|gangplank|hill]
    a {worn} {thing} [rolling downhill|falling downstairs|going over a bump|in a gale]
    [water|marbles|peas|{things}] [down a pipe|out of a bucket|through a hole in a sack]
  `),
  /** After "like": something keeps still or quiet. */
  still: lines(`
    a {mood} {animal} in a {vessel}
    a {worn} {thing} [in an attic|on a top shelf|nobody had asked for|on a rainy Sunday]
    [a {job}|a {kin}] who has [lost the key|forgotten the words|heard a joke and not got it|swallowed a button]
    a [church|school|shop|theatre] [on a Monday|at midnight|in the holidays|after everyone has gone]
    {stuff} in a [jar|drawer|pocket|cold room]
    [the last|the first|one lonely] [plum|pea|biscuit|pickled onion] [in the jar|on the plate|at a party]
  `),
  /** After "like": something shines or is lovely. */
  shine: lines(`
    a [row|string|bowl|spoonful] of {things} [in the sun|by candlelight|after rain]
    a {worn} {thing} [polished for a birthday|with a lamp inside|seen from a train at night]
    [butter|honey|jam|icing] on [warm toast|a {worn} spoon|a bun]
    [a window|a ship|a fairground|a kitchen] [at night|with the lamps lit|when one is coming home]
    the inside of [a shell|a lemon|a {worn} teapot|a marble]
    [a new coin|a {colour} button|a trumpet|a fish scale] [at the bottom of a well|in the grass|on a {colour} coat]
  `),
} as const;
