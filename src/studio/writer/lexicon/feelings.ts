import { lines } from './lists.ts';

/** What the hero feels, told by the body; every line is a clause with the hero's own words for "his" and "him". */
export const FEELINGS = {
  /** After "{H} felt" or "There was": unease, guilt or fear. */
  pang: lines(`
    something [cold|heavy|prickly|sour|small and hard], [like|about the size of] a [{worn} spoon|{mood} {critter}|wet sock|pebble|stone from a plum], [in {his} middle|under {his} ribs|behind {his} buttons|in the pit of {his} stomach]
    a [knot|lump|twist|pinch] [the size of a [walnut|bun|tennis ball|teacup]|like a badly tied parcel] in {his} [throat|chest|tummy]
    {his} [ears|cheeks|neck|nose] go [hot|red|pink], [one after the other|as if somebody had lit a {thing} in there|like toast]
    a [draught|chill|drip] [go down|run down|creep down] {his} [back|neck|collar], as from a [window|door|fridge] left open
    {his} [knees|legs|elbows|insides] turn to [{stuff}|{dish}|something like {dish}]
    as [small|flat|empty|dull|lonely] as a [{critter}|{worn} {thing}|left-over {garment}|single glove]
    as though {he} had swallowed a [{worn} {thing}|{critter}|whole jar of {things}]
  `),
  /** After "{H} felt" or "There was": relief, pride or joy. */
  glow: lines(`
    something [warm|light|bright|soft] [open|unfold|spread|hop] [under {his} ribs|in {his} chest|behind {his} buttons], like [a {colour} umbrella|a {worn} {thing} being wound up|bread in an oven|a {animal} in sunshine]
    as [light|tall|warm|loose] as [a {colour} balloon|a {mood} {animal}|a loaf just out of the oven|washing on a line|a {plant} after rain]
    {his} [shoulders|eyebrows|toes|ears] [come down|uncurl|let go], [one by one|all by themselves|as if {number} {things} had been lifted off]
    {his} [mouth|face|whole face] [turn up|stretch|go wide] like a [slice of melon|{worn} gate|sail|{colour} tent]
    a [laugh|tickle|hum|fizz] [start|begin|stir] in {his} [toes|middle|socks] and [work its way up|climb {number} buttons|rise like {dish}]
    as if somebody had [opened a window|lit a lamp|put a kettle on|drawn back a curtain] [in {his} head|inside {him}|somewhere about the heart]
  `),
  /** Whole sentences: how quiet it got. */
  hush: lines(`
    It was as [quiet|still|silent] as a {worn} {thing} in [an attic|an empty house|a cupboard].
    [Nobody|Not one of them|Not even {P}] [said a word|made a sound|so much as coughed] for {while}.
    You could have heard [a {critter} cough|a {critter} change its mind|one {animal} blink|a crumb land on {stuff}].
    [The whole place|Everything|The day] [held its breath|stood still|stopped], like a {mood} {animal} at a [kerb|closed door|high fence].
    Then there was a [silence|hush|pause] with [a lid on|nothing in it|{things} in it, somehow|room for a {animal}].
  `),
  /** Whole sentences: what the weather or the light does. */
  weather: lines(`
    [Overhead|Above them|Over the hill], [a {colour} cloud|one small cloud|a row of clouds] went by, like [a {animal} with somewhere to be|{things} on a string|a {mood} {animal} on wheels].
    [The sun|A bit of sun|The afternoon] [slid|leaned|came] [down|round] the [wall|hill|{fixture}] like [{dish} down a spoon|a {mood} {animal}|warm {stuff}].
    [A breeze|A small wind|Something like a wind] [came by|got up], [turned over {number} leaves|tried on a {garment} from a washing line|rattled a {worn} {thing}] and [went off|lay down] again.
    [It was going to rain|It might rain|It had nearly rained], and [a {animal} put up its collar|every {critter} knew it|the puddles looked forward to it].
    [Shadows|Long shadows|The shadows] lay [about|across the path|side by side] like [{things} after a party|{things} on a bedroom floor|sleeping {animals}].
  `),
} as const;
