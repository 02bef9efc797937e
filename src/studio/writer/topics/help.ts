import type { Topic } from '../topic.ts';

export const HELP: Topic = {
  id: 'help',
  moral: 'asking for help',
  titles: [
    'By Myself, Said {H}',
    '{H} and the Two-Person {t^}',
    'The Bravest Word in {W}',
    'Too Heavy for One',
  ],
  slots: {
    chore: [
      'the zip',
      'the sum with the nines',
      'the lid of the jar',
      'the knot in the laces',
      'page eleven of the reading book',
    ],
  },
  flaw: [
    '“I can do it by myself,” said {H}. It was {chore}, and {he} could not. {He} tried [with {his} teeth|until {he} cried|behind the sofa, where no one would see]. “Shall I…” said {adult}. “No!” <m It had taken the whole of the morning, and it was not done.> <b Other people, {he} believed, were born knowing. If {he} asked, they would find out that {he} wasn’t.>',
    'When {H} was stuck {he} did not say so. {He} said that {he} was resting. So {he} had been resting at {chore} since [Monday|lunch|the week before]. “Anyone need a hand?” asked {adult}. {H} looked at the ceiling. <m A hand went up on the other side of the room. {He} thought, how babyish; and then, how lucky.> <b Being clever meant not needing anything. {H} was as sure of that as of {his} own name.>',
  ],
  want: [
    '“I’ll carry it,” said {H}. “I’ll read the map. I’ll do the fire.” By the second mile {he} had all of the bags. <m “What shall I do?” asked {S}. “Watch,” said {H}.> <b If {he} got it there alone, quite alone, then nobody could ever again say “shall I”.>',
  ],
  tempt: [
    '{inC} the load had to go over [a gap|a wall|a ladder]. {H} looked at it. It was a job for two. You could see it was: there were two handles. “Just say when,” said {P}. “I’ve got this side.” <m “I can manage,” said {H}, and {his} back said: you can’t.> <b The word was ready. It was a little word. But it stuck, because it seemed to have {his} whole self tied on behind it.>',
  ],
  wrong: [
    '“Everybody stand back!” said {H}. {He} took both of the handles, one in each hand, and heaved. “By myself!” [{His} face went purple|{His} arms shook|Something in the strap went ping]. <m {P} stood a step away, ready to catch, and was not asked.> <b It is hard to help somebody who is holding on to both ends.>',
  ],
  cost: [
    'For a moment it was up. Then it was down. The strap broke, {T} shot out at the top, and went over and away {toD}; and {H} sat where {he} had fallen, with all of the bags on {him}. <m “I could have…” began {S}, and left it.> <b They had all been standing there, with their arms free. It must have been horrible to watch.>',
  ],
  low: [
    '{H} could not get up. The bags lay on {him} like [a cow|a wet Sunday]. “I’m just resting,” {he} said. Nobody believed it. {He} did not believe it either. <m It was rather dark under there.> <b How much had {he} carried that wasn’t heavy at all, except for being only {his}?>',
  ],
  insight: [
    '{E} lay down on the ground, so as to be on a level. “I’m stuck as well,” said {E}. “It’s this boot. I’ve been stuck in it since breakfast. Would you mind?” {H} put out an arm from under the bags and [undid the lace|pulled]. It took a second. “There,” said {H}, and felt, all at once, warm right through. “That’s nice, isn’t it?” said {E}. “Being asked. I wonder who else would like to feel that.” <m {H} thought about {adult}, and all those times {he} had said no.> “Asking isn’t falling down,” said {E}. “It’s putting out a hand.” <b “The oldest bridge in {W} has two ends. I never heard that anyone thought the less of it.”>',
  ],
  test: [
    'To reach {T} one of them had to be let down {toD} on a rope, and somebody else had to hold it. There is no way to do both. {H} looked at it from the left. {H} looked at it from the right. [It stayed a thing for two|It had two ends]. <m “I’m only resting,” {he} said, out of habit.> <b The others did not say “shall I”. They had stopped saying it. This time it would have to come from {him}.>',
  ],
  act: [
    '{H} opened {his} mouth. The word came up sideways, like a [wardrobe|sofa] on the stairs. “Help,” {he} said. And then, as it was out, and nothing had broken: “Please will you help me? I can’t do it on my own. I need somebody to hold the rope, [and somebody to hold the somebody|and tell me what’s under my feet].” It was as if {he} had opened a door with people leaning on it. “I’ve got you!” “Left a bit!” “There!” Three sets of hands; one {t}. <m “You only had to say,” said {P}, blinking hard.> <b {He} hung there over the dark, with the whole of {his} weight on other people, and had never felt so light.>',
  ],
  reward: [
    'Now {P} had the map and {S} had the bag with the {food}, and {H} carried {T}, at one side. “Is it heavy?” asked {P}. “Half,” said {H}. <m They went twice as fast, and somebody always knew a song.> <b “I should like to be asked something,” said {S}. So {H} asked, and {S} was happy for a mile.>',
  ],
  home: [
    'There it was still: {chore}. {H} looked at it. The old “no” was on its way already. “{adult},” {he} called, “could you help me? I can’t do this bit.” {adult} came so fast that [a chair went over|there was soap up to both elbows]. They did it together; and then {H} did the next one, with {adult} only watching. <m “I thought you’d never ask,” said {adult}.> <b On the other side of the table somebody else was staring at the ceiling. “Are you resting?” said {H}. “Or would you like a hand?”>',
  ],
  tiny: {
    start: [
      'The {t} was so big! “I will help,” said {P}. “No,” said {H}.',
      'Two hands on it. Two feet. It was too much for one.',
    ],
    cry: ['“By myself, by myself, all by myself!”', '“No, no, no! I can do it alone!”'],
    wrong: ['{H} took it all. Up, up… wobble… bump! Down sat {H}.'],
    sad: ['It was on top of {him}. {H} could not get up. Not with a push. Not with a pull.'],
    help: ['“I am stuck,” said {E}. “Will you help me with my boot?” {H} did. It felt nice!'],
    song: ['“Help me, help me, help me, do!”', '“One, two, pull! Me and you!”'],
    act: ['“{P},” said {H}, “will you help me?” “Yes!” “{S}, will you help?” “Yes!”'],
    good: ['One pull, two pull, three pull, POP! They all fell down and laughed.'],
  },
};
