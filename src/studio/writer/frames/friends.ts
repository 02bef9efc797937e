import type { Structure } from '../../contract.ts';

/** More ways in which the companion is met. */
export const FRIENDS: Readonly<Record<Structure, readonly string[]>> = {
  classic: [
    '“[Budge up|Is this taken|Mind my tail],” said {P}, who was a {p}, and sat down [on half of the {thing}|where there was no room|in the {dish}]. <m They were friends because [of a bee|somebody had to be|they had both been sick on the same {vehicle}].> <b It is as good a reason as any, and [has lasted|wears better than most].>',
    'Where {H} was, {P} was, as a rule, or [a bit behind|up a {plant}|coming with {dish}]. {P} was a {p} and {past}. “[What have I missed|Did it start|Who’s winning]?” asked {P}, out of breath. <m “[Nothing|It’s over|You’re just in time],” said {H}, “[as ever|sit down].”> <b They had only one quarrel, and [took it out on {weekdays}|kept it polished]: which of them had [spoken first|found the {thing}].>',
    'A paper [boat|bird|hat] came [sailing|down|round the corner], and on it was written: look up. {H} looked up. There was {P} the {p}, [in a {plant}|on the {fixture}|upside down], {busy_quiet}. “[You read that fast|Catch|I wrote small, to save paper],” said {P}. <m “You could have [called|just come].”> <b “Anyone can [call|come],” said {P}, who {past}, and [dropped|climbed] down.>',
  ],
  fairytale: [
    'Also in the house was {P}, a {p}, [older than the door|under the stairs|that went with the rent]. Some said {P} was [a prince, and had stopped minding|good luck, some said bad|only there for the {dish}]; and {P} {past}. <m “[Which is it|Are you a prince],” {H} had asked once. “[Today? Neither|What’s for supper],” said {P}.> <b One can live [very well|for years] with a question like that, if it [keeps one’s feet warm|shares the washing-up].>',
    '{P} the {p} had come down the [chimney|river|hill] in the great [wind|flood|snow], [in a {vessel}|holding on to a {thing}|asleep], and stopped at {H}’s door because [the door stopped it|it smelled {dish}]. “[Is this the end of the world|May I drip here],” it had said. <m That was {number} winters gone.> <b The {vessel} stood by the fire still, in case [there should be another|anyone had to leave in a hurry]. Nobody ever did; it was [full of {things}|where they kept the bread].>',
  ],
  hero_journey: [
    'It had [muddy feet|a {garment} on|its own {thing}], and it was standing in the [fruit bowl|hall|wrong room]: a {p}. “[Tell me this is {street}|You’re a hard one to find|Do all your doors stick],” it said. “I’m {P}. [Quick, are you busy|Don’t scream, I’ve had a day of it|You left a window open, in your sleep].” <m “I’m [not allowed|not dressed|in the middle of {dish}],” said {H}.> <b It looked at {him}, and {he} looked at it, and [the {thing} between them fell over|something in both of them sat down, relieved].>',
    '“[At last|Found you|Number {number}? Good],” somebody said, and a {p} [stepped out of the mirror|unfolded itself|came up the stairs on its hands]. It [shook hands with a {thing}|wiped its nose on {his} {garment}|sneezed out a {critter}]. “{P}. [Short for something long|It means bread, where I’m from|Charmed].” <m “How did you get in?” “[The usual way|You hummed|You’ve no idea how thin it is here, behind the {thing}],” said {P}.> <b There was [a hole in the air|mud on the ceiling] for some days afterwards. {adult} [blamed the neighbours|hung a picture over it].>',
  ],
};
