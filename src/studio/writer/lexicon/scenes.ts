import { lines } from './lists.ts';

/** Small things that happen by the way and that any world could have. Whole sentences. */
export const SCENES = {
  /** Something to see on the road. */
  passing: lines(`
    A {mood} {animal} [went by|came past|was waiting] with a {worn} {thing} [on its head|under one arm|on a string], and [did not explain|bowed|was in a great hurry].
    On a {fixture} [stood|lay|sat] a {worn} {thing}, with a [note|label|card]: “[Yours, if you can lift it|Back soon|Do not feed|Gone to see a {job} about a {animal}].”
    Somebody’s {kin} was [selling|giving away|shouting about] {dish} from a {vehicle}, [and had no change|to a queue of {animals}|at {number} for a button].
    {number} {critters} were [carrying|rolling|dragging] a {thing} [uphill|home|the wrong way], and [would not be helped|sang as they went|had stopped to argue].
    A {job} and a {job} were [quarrelling|playing cards|sharing a {garment}] [under|beside|half-way up] a {plant}.
    [High up|Far off|Across the way], a {colour} {thing} [hung from|dangled off|was caught on] a [branch|chimney|weathercock], and a {mood} {animal} [was talking it down|pretended not to see].
    There was a [hole|puddle|pond] with {number} {things} in it, and a {mood} {animal} [fishing|counting them|guarding the lot].
    A {worn} sign said: “[Beware of the {animal}|{animal} crossing|Mind the {plant}|No {things} after dark].” [The {animal} on it had been given a moustache|Someone had added “please”].
  `),
  /** Something said about the companion's past; follows the companion's name. */
  past: lines(`
    had once [been|worked as|nearly been] a [{job}|{job}’s assistant|{job} on a {vehicle}]
    had a {kin} who [lived in a {vessel}|married a {job}|was afraid of {things}|kept {number} {animals}]
    had once won a {worn} {thing} [in a race|at cards|for sneezing] and [never got over it|brought it up at meals]
    had never [seen|tasted|owned|trusted] a {thing} [and was proud of it|since the accident with the {dish}|in daylight]
    could [smell|hear|find] {dish} [from {far}|through a wall|in a thunderstorm]
    kept [a {worn} {thing}|{number} {things}|a {critter} called Tuesday] [in one pocket|for luck|and would not say why]
  `),
} as const;
