import type { Topic } from '../topic.ts';

export const BEDTIME: Topic = {
  id: 'bedtime',
  moral: 'a good night’s rest',
  titles: [
    'Not Tired, Said {H}',
    'The Night That {W} Couldn’t Sleep',
    '{H} and the Yawning {t^}',
    'Five More Minutes',
  ],
  slots: {
    excuse: [
      'a glass of water',
      'a different blanket',
      'one more story',
      'to say goodnight to the spoons',
      'to tell somebody something important',
    ],
  },
  flaw: [
    '“Bedtime,” said {adult}. “I’m not tired,” said {H}, whose eyes were [crossing|half shut|pink]. First {he} needed {excuse}. Then {he} heard a noise. Then there was a hair in {his} ear. <m It was quite a late night, by the end, and so was the one before.> <b It was not that {he} minded bed. {He} minded stopping. It felt as if somebody was shutting the book of the day just when it was {his} turn to read.>',
    'The others in the house went to sleep as one goes down stairs. Not {H}. {H} got up for {excuse}, and again for [a cuddle|the window|a tissue], and at ten o’clock {he} {was} [doing a handstand|singing|building a tower]. <m “You’ll be sorry in the morning,” said {adult}, and in the morning they all were.> <b Night was where the good things went on without you. {He} {was} sure of it. Why else would they be so keen to have you out of the way?>',
  ],
  want: [
    '“We shan’t stop,” said {H}. “Not even at night. I’m never tired on adventures.” {He} had waited all {his} life for somewhere with no bedtime. <m {P}, who was fond of a nap, said nothing.> <b The sun was a long way up. There seemed to be no reason why it should ever come down.>',
  ],
  tempt: [
    '{inC} {E} had told them to lie down. “{T} must rest, and so must you, [till the moon is up|for one whole hour|until the bell]. It only shines if it has slept.” {S} curled up at once. {P} snored. {H} lay on {his} back. {He} wasn’t tired. {He} {was} not even slightly tired. [There was so much to look at|A moth went by]. <m {He} yawned, so as to show that {he} could.> <b Somewhere, round the corner, there was music. There always is.>',
  ],
  wrong: [
    'So {H} got up. {He} picked up {T}, and shook it awake, and tiptoed off to [play|see the music|have a look round]. {He} played until the stars were tired. “See?” {he} said. “I’m not even…” and bumped into a wall. <m {T} gave a small, grey, unhappy blink.> <b {He} told it to pull itself together. It was just what people said to {him}, and it worked about as well.>',
  ],
  cost: [
    'In the morning {H}’s head was full of porridge. {He} put {his} boot on the wrong foot. {He} cried over [a biscuit|a sock]. And where the way was narrow {he} shut {his} eyes, only for a second; and {T}, dull as a stone, slid off {his} lap and away {toD}. <m {He} watched it go, and could not think what one did about that.> <b It is hard to be brave, or quick, or even polite, when you are that tired. You’re somebody else, somebody with thinner skin.>',
  ],
  low: [
    '“It’s not my fault,” said {H}. “I’m not even tired.” And {he} burst into tears. [Everything hurt|Even {his} hair was sad|{His} eyes were full of sand]. <m {He} could not have said what about.> <b The day which {he} had tried so hard to make longer lay all round {him} like a wet coat.>',
  ],
  insight: [
    '{E} put something warm round {him}. “Do you know what goes on at night?” said {E}. “Tell me,” said {H}. “The best part.” “So it is. [Your bones grow|Scratches mend|All the things you learned today find their shelves]. Your heart has a rest from being brave. And someone puts out a fresh new day, for the morning. But they’re shy, the people who do all that. They only come when you’ve gone.” <m “So I’m not missing it?” “You’re it,” said {E}. “You’re where it happens.”> <b {H} thought of all those people with their little brushes, waiting in the wings, night after night, for {him} to get off the stage.>',
  ],
  test: [
    '{T} lay {inD}; and round it, huge and cross and rubbing its eyes, sat a [Grizzler|Grump|Great Fidget]. It had not slept for a hundred years. “NOT TIRED,” it roared, and the roof cracked. {P} tried to fight it. {S} tried to reason with it. It only got louder. <m {H} looked at its pink eyes. {He} knew those eyes.> <b Nobody had ever stood up to it. It struck {him} that perhaps nobody had ever sat down.>',
  ],
  act: [
    '“I’m not tired either,” said {H}, and lay down next to it. “I’m just going to be heavy for a bit. [My feet are heavy|My feet have gone to sleep without me]. My knees are heavy.” The Fidget looked at its knees. “Breathe in,” said {H}, “like smelling soup. Breathe out, like cooling it.” In; out. “Now my ears are heavy…” There was a thud. There was a snore. It was as soft as a cat’s. <m {H} got up again, with a great effort, and took {T}, which was asleep as well.> <b {He} could have lain there too. It was the first time in {his} life that {he} {was} sorry to be getting up.>',
  ],
  reward: [
    'And they all slept, there and then, in a heap: {P}, and {S}, and {H} in the middle. When they woke {T} was shining [like a lamp|so that it hurt to look]. {H} stretched. {He} felt [a foot taller|brand new|like the first page]. <m “What did I miss?” {he} asked. “Nothing,” said {P}. “We were waiting for you.”> <b The day was all laid out, quite fresh, with dew on it. Someone had gone to a lot of trouble.>',
  ],
  home: [
    '“Bedtime,” said {adult}. “I’m not…” said {H}, and stopped. Well, {he} {was}. “May I have {excuse}?” “Just one,” said {adult}. And then {he} lay down, and [made {his} feet heavy|smelled the soup, and cooled it]. <m “Good night,” {he} said to the people with the little brushes. “You can come on now.”> <b {adult} came back to see what was the matter. There was only breathing, slow as a tide.>',
  ],
  tiny: {
    start: [
      'The moon was up. Shh, said the wind. Time for bed. “No,” said {H}.',
      'Yawn, went {P}. Yawn, went {S}. {H} did not yawn.',
    ],
    cry: ['“Not tired! Not, not, not!”', '“No bed! No bed! No bed for me!”'],
    wrong: ['Up got {H}. Jump, jump, jump! Up all night. Bump, bump, bump!'],
    sad: ['Oh, {his} head! Oh, {his} eyes! {H} fell down. {H} cried and cried.'],
    help: ['“Sit by me,” said {E}. “Let your toes go to sleep. Let your knees go to sleep.”'],
    song: ['“Heavy toes, sleepy nose!”', '“Breathe in slow, breathe out slow!”'],
    act: ['{H} lay down flat. Sleepy feet. Sleepy hands. Sleepy, sleepy {H}.'],
    good: ['And in the morning? {H} was up with the sun, as good as new!'],
  },
};
