import type { Topic } from '../topic.ts';

export const KINDNESS: Topic = {
  id: 'kindness',
  moral: 'kindness',
  titles: [
    '{H} and the Smallest {s^}',
    'The Long Tail of a Good Turn',
    'Too Busy, Said {H}',
    'What {S} Knew',
  ],
  slots: {
    asker: [
      'the new girl',
      'old Mr Alvarez',
      'little Jonah',
      'the boy with the stutter',
      'Bea from next door',
    ],
  },
  flaw: [
    '{H} was not unkind. {He} was [busy|fast|in the middle of something]. When {asker} dropped a whole bag of things on the path, {he} had stepped over them. <m {He} had even laughed, since one orange rolled all the way to the gate.> <b It was only afterwards that {he} thought of {asker}, on hands and knees, not laughing; and by then there was something else to do.>',
    '“{Asker} was hoping that you would [come over|say hello|sit there],” said {adult}. “Tomorrow,” said {H}. {He} had said that yesterday as well. <m It was not far. It was only that there was always something more fun, just this once.> <b {Asker} had stopped looking up when the gate squeaked.>',
  ],
  want: [
    '{H} meant to do this well. {He} meant to do it so well that people would talk about it. {He} walked in front with {T} and thought about [the cheering|what they would say|what face to make]. <m {S} had a hundred questions, and {he} answered about three.> <b If somebody had asked {him}, just then, what {S}’s eyes were like, or what was in that little bag, {he} could not have said.>',
  ],
  tempt: [
    '{inC} {S} sat down. “I’ve got a thorn,” said {S}. “It’s quite a big one. Could we stop, [only for a minute|just a bit]?” {H} looked at the sky, and at {T}. They were [so nearly there|late already]. <m “Can’t you hop?” {he} asked.> <b {He} did not mean it to sound like that. It was simply what came out, when you opened the lid and hurry was all there was inside.>',
  ],
  wrong: [
    '“You’re slowing us down,” said {H}. “You’re too little for this. You should have stayed at home.” {S} went [very quiet|pink|small]. <m “I thought that you were nice,” said {S}, not crossly, but as if putting away a toy that had turned out to be broken.> And {H} walked on. {He} could feel somebody looking at {his} back. <b {His} back had never felt so large.>',
  ],
  cost: [
    'But it was {S} who knew the middle bit of the way. Without {S} there was a fork, and then another, and nobody to ask. {H} took the wrong one. [The path ended|The edge crumbled], and {T} slipped out of {his} hands and away {toD}. <m {He} called for help. There was an echo, and it was too busy as well.> <b “Can’t you hop?” it said, over and over, getting fainter.>',
  ],
  low: [
    'It was very quiet. {H} thought about thorns. {He} thought about {asker}, and oranges, and a gate. [Each of them was so small|None of them would have taken five minutes]. <m {He} put {his} head on {his} knees.> <b What if somebody added them up, all the five minutes that {he} had been asked for and had not had? One could have built a house with them.>',
  ],
  insight: [
    '“Do you know how I came to be so old?” asked {E}, settling down with a creak. “People pulled out my thorns. I could tell you the name of every one of them. I’ve quite forgotten who won the races.” <m {H} did not look up. “I was horrid.” “You were. It’s not a thing that you are, though. It’s a thing that you did. You can do another.”> “I don’t know what to say to {S},” said {H}. “[Start with the thorn|Hands first, words after],” said {E}. <b “Kindness isn’t a big thing,” said {E}. “It’s small and it is always in the way. That’s how you can tell it.”>',
  ],
  test: [
    '{inD} two things called to {H} at once. On the left lay {T}, shining, just out of reach and slipping. On the right there was a whimper: {S} had come to look for {him}, on that sore foot, and had fallen too. [There was time for one|{He} could only go to one side]. <m Everyone was counting on {T}. The whole of {W} was.> <b And who would ever know? It was dark. It was only a very small {s}.>',
  ],
  act: [
    '{H} did not look to the left again. {He} went to {S}. “I’m here. Hold on to my neck. I’m sorry about what I said; it wasn’t true, any of it.” {He} took the little foot in {his} lap and [drew out the thorn|found the thorn and pulled]. It took five minutes. <m “I thought you’d go for {T},” said {S}. “So did I,” said {H}.> <b Behind {him} {he} heard it slide, and go. {He} minded. {He} found that one can mind a thing very much and still know that it was the right way round.>',
  ],
  reward: [
    'Then out of the cracks came eyes: [two, ten, forty|more and more of them]. It was {S}’s family, aunts and all. “Somebody stopped,” they said to each other. “Somebody stopped for our little one.” And they went down where no one else could have gone, hand under hand, and passed up {T}. <m “One good turn has a long tail,” said {S}’s grandmother.> <b {H} had to have it explained to {him} twice. It did not seem possible, that five minutes should have so many relations.>',
  ],
  home: [
    'The next day {H} went to find {asker}. {He} had [two buns|a ball|no idea what to say] with {him}. “I’ve got five minutes,” {he} said. “Well, I’ve got all afternoon, really.” {Asker} moved up, to make room. <m There turned out to be a great deal to talk about.> <b When the gate squeaked, the day after that, two heads looked up.>',
  ],
  tiny: {
    start: [
      '{S} had a sore foot. “Ow, ow! Can you stop?”',
      '“Wait for me!” said {S}. Hop, hop. Sore, sore toe.',
    ],
    cry: ['“No, no, no! I have to go!”', '“Not now! I have no time for you!”'],
    wrong: ['{H} ran on, far and fast. {H} did not look back at {S}.'],
    sad: ['But where was the path? {H} was lost. Bump! The {t} fell down.'],
    help: ['“Who can help me?” said {H}. Then {he} heard it. Sniff. Sniff. It was {S}.'],
    song: ['“Here I am, a friend for you!”', '“Pat, pat, pat, there, there, there!”'],
    act: ['{H} sat down by {S}. Out came the thorn. {H} gave the foot a kiss.'],
    good: ['{S} had a mum and a dad and ten big sisters. Up they all came with the {t}!'],
  },
};
