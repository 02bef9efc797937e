import type { Thread } from '../thread.ts';

/** A small thing that comes back changed. */
export const MOTIFS: readonly Thread[] = [
  {
    id: 'whistle',
    plant:
      'There was a tune that {H} always whistled, [three notes up and one down|the same five notes]. {He} had never found out how it ended. <m {adult} used to whistle it over the washing-up.> <b It stopped each time at the same place, as a path stops at a fence.>',
    turn: '{H} tried to whistle, but [{his} lips were too dry|only air came out|it came out all crooked]. <b Even the tune seemed to have gone on without {him}.>',
    payoff:
      'On the way {H} began to whistle without thinking. [Three up, one down|Five notes], and then, quite by itself, the tune went on and found its end. <m “So that is how it goes,” said {P}.> <b The last note had been there all the time, waiting for somebody who knew what to do with it.>',
  },
  {
    id: 'button',
    plant:
      'In {his} pocket {H} kept a [green|brass|chipped blue] button. It was not good for anything. {He} turned it round and round when {he} was thinking. <b It had come off a coat that no one in the family could remember.>',
    turn: '{H} felt in {his} pocket for the button. It was as cold as a stone. <m {He} turned it round, and round, and it helped about as much as a button can.> <b Which is a little more than nothing.>',
    payoff:
      'Then {H} did something odd. {He} took out the button and gave it to {S}. “For when you have to think,” {he} said. <m {S} sewed it on with a bit of grass.> <b {His} pocket felt empty for a minute, and after that it only felt light.>',
  },
  {
    id: 'stone',
    plant:
      'By the path {H} picked up a stone with a white line all round it. “A wishing stone,” said {P}. “You only get one. Do not waste it on {food}.” <b {H} put it away to wait for a wish that was big enough.>',
    turn: '{H} squeezed the wishing stone until it hurt. [“Please,” {he} said|{He} wished as hard as {he} could]. Nothing happened. <b Perhaps it only worked for things that you were not able to do yourself.>',
    payoff:
      'The wishing stone was still in {his} pocket. “You never used your wish,” said {P}. “I did,” said {H}. “It was slow, that is all.” <m {He} put the stone back by the path for whoever came next.> <b With its white line up, so that it could be found.>',
  },
  {
    id: 'shadow',
    plant:
      'In the low sun {H}’s shadow was as long as a giraffe. {He} waved, and it waved back, a little later, {like}. “Show-off,” said {P}. <b It was easy for a shadow. Shadows never had to do anything for the first time.>',
    turn: 'There was not enough light for a shadow any more. <m It was strange to be without it, {like}.> <b {H} had not known that one could be lonely for something so flat.>',
    payoff:
      'And there, on the ground before {him}, was {his} shadow again. It was [shorter than in the morning|just {his} own size]. <m “I like you better like that,” {H} told it.> <b They fitted each other now, foot to foot.>',
  },
  {
    id: 'map',
    plant:
      '{H} had drawn a map on the back of [a shopping list|a birthday card|an old envelope]. It had {A} on it, and {B}, and then a large white patch with a question mark. <b {He} had shaded the question mark very carefully, because it was the only part that {he} was sure of.>',
    turn: 'The map was wet through. [The ink had run|Only the question mark was left]. <b At least, thought {H}, it was honest now.>',
    payoff:
      'Afterwards {H} took out the map and filled in the white patch. {He} drew {D}, and {P}, and a very small {s} with a very large smile. <m Where the question mark had been {he} wrote: we were here.> <b There was still white round the edges. {He} found {he} did not mind.>',
  },
  {
    id: 'lantern',
    plant:
      'At the corner of {A} hung an old lantern that nobody ever lit. {H} gave it a push in passing, and it squeaked. [It always squeaked|Eek, it said, as it did every day]. <b Years ago it must have been for someone.>',
    turn: 'For no reason {H} thought of the old lantern, squeaking in the dark with nothing in it. <b That was just how {he} felt.>',
    payoff:
      'When they came to the corner, the old lantern was lit. [Nobody would say who had done it|{E} looked the other way and hummed]. <m It did not squeak at all.> <b “It only wanted somebody to be out,” said {P}, “so that it had someone to burn for.”>',
  },
  {
    id: 'boots',
    plant:
      '{H}’s boots were [red|yellow|borrowed], and one size too large. They said flip, flop, at every step. “You will grow into them,” said {adult}. {H} doubted it. <b They had been doubted for most of a year.>',
    turn: 'Flip, flop, went the boots, and stopped. There was nowhere left to walk to. <b The quiet, without them, was enormous.>',
    payoff:
      'Somewhere on the way home {H} noticed that the boots no longer said flip, flop. They just walked. <m {He} stamped, to make sure.> <b When it had happened {he} could not say. That is the thing about growing: you are always looking the other way.>',
  },
  {
    id: 'kite',
    plant:
      'In a tree by {A} hung a kite that had been stuck since [spring|the last big wind|before anyone could remember]. Every day {H} looked up at it, and every day it [flapped once|rattled|did not come down]. <b It was the colour of a plum and had somebody’s name on it, washed out.>',
    turn: '{H} thought of the kite in its tree, tugging and tugging. {He} knew now how that was. <b Nobody is stuck for fun.>',
    payoff:
      'By the tree lay the kite. [The wind had let it go|It had come down by itself]. {H} shook off the leaves and held it up, and it leaned into the sky {like}. <m “About time,” said {P}.> <b They let out all the string there was.>',
  },
  {
    id: 'cup',
    plant:
      'On the shelf stood a cup with a crack in it. {adult} would not throw it away. “It still holds [tea|flowers|a tune],” {adult} said. {H} did not see the point of a cracked cup. <b There were six others, all perfect, that no one ever used.>',
    turn: 'It made {H} think of the cracked cup. {He} felt just like that: one line, right through the middle. <b And nobody puts tea in such a thing.>',
    payoff:
      'At home {H} took down the cracked cup and drank out of it. It did not leak a drop. <m The line ran through it like a small gold river.> <b So it still held tea. {He} thought about that for some time.>',
  },
  {
    id: 'knot',
    plant:
      '{P} could tie one knot. It was called the [twice-round|sleepy badger|granny’s elbow]. “It comes undone if you pull it,” {P} said, “and holds if you trust it.” {H} had never once got it right. <b {His} looked like a sneeze.>',
    turn: '{H}’s fingers would not keep still, so {he} gave them a bit of string. They made a knot. They made it wrong, and undid it, and made it wrong again.',
    payoff:
      '“Look,” said {H}. There in the string, without {his} having tried, was {P}’s own knot, as neat as a nut. <m {P} pulled it, and trusted it, and it held.> <b “Well,” said {P} after a while, in a voice that was not quite steady, “now there are two of us.”>',
  },
];
