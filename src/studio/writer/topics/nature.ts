import type { Topic } from '../topic.ts';

export const NATURE: Topic = {
  id: 'nature',
  moral: 'looking after the living world',
  titles: [
    '{H} and the Littlest Guest',
    'Leave It for the Next One',
    'The Day {W} Coughed',
    'Whose Is It, Then?',
  ],
  slots: { litter: ['a chip packet', 'a plastic straw', 'a juice box', 'a balloon on a string'] },
  flaw: [
    'It was only {litter}. {H} had finished with it, so {he} let it go. The wind took it, and that was that. “There’s a bin just there,” said {adult}. “It’s only one,” said {H}. <m {He} had also pulled the leaves off a whole hedge, one by one, thinking of something else.> <b The outside was so big. It had never come into {his} head that it might be anybody’s.>',
    'When {H} walked somewhere you could tell. There were [snapped twigs|squashed snails|flowers with no heads], and here and there {litter}. {He} didn’t mean anything by it. “That was somebody’s house,” said {adult}, of an ant hill. “They’ll make another,” said {H}. <m There seemed to be plenty of everything.> <b It is easy to think so, if you are the biggest thing about and only ever look straight ahead.>',
  ],
  want: [
    '{H} was filling {his} pockets. “I’m going to take some of everything,” {he} said: stones, and shells, and feathers that were still in use. <m “What for?” asked {S}. “To have it,” said {H}.> <b By now {he} clinked as {he} walked.>',
  ],
  tempt: [
    '{inC} there grew a single [blue flower|silver fern|star-shaped bud], the last one of all; and by it was a spring, as clear as air. A very old rule was cut into the stone: TAKE WHAT YOU NEED AND LEAVE IT FIT TO SHARE. “It’s what keeps {T} alight,” said {S}. “And the water. And us.” <m {H} had never seen so lovely a thing. And {his} pockets were not quite full.> <b “There’ll be another one,” said something in {him}. It was what {he} always said.>',
  ],
  wrong: [
    'Snap. It was in {his} hand. {He} put it behind {his} ear, where {he} could not see it. And {he} had [lunch by the spring, and left the papers|washed {his} muddy boots in the spring], since one has to do it somewhere. <m “Oh,” said {S}, as if it had hurt.> <b It already looked a bit less blue. By the time they got to the corner {he} had lost it and hadn’t noticed.>',
  ],
  cost: [
    'They heard it first: a cough. It was {W}. The spring went brown; the leaves went grey, one after the other, all down the hill. [Birds got up and left|The fish came up to breathe]. And {T} flickered in {H}’s hands and turned so cold that {he} let go, and it dropped away {toD}. <m “It was only one,” said {H}. No one answered. There was nobody there but {S}, who had sat down.> <b Only one. {He} had thought that it was a very small number. It turned out to be how many there were.>',
  ],
  low: [
    '{H} emptied out {his} pockets. They had been so pretty! Now there were [dull stones|a dead beetle|bits of shell], and a smell. <m A tiny snail put out its horns among them and seemed to wonder where it was.> <b {He} felt very large. {He} had never before been sorry to be large.>',
  ],
  insight: [
    '“Whose is it, do you think?” asked {E}, looking out at the grey. “No one’s,” said {H}. “Yours?” “It belongs to whoever comes next,” said {E}. “It always has. We get a turn. My grandmother planted that tree, for me to sit under, and never got to sit there at all.” {H} looked at the tree. It had a rope on it, worn smooth by [hundreds of small hands|other people]. “I’ve spoiled my turn,” {he} said. “It’s not over,” said {E}. <m “But it’s so big. What could I do?” “Start where your feet are. It’s the only place that anybody ever started.”> <b “And take smaller steps,” {E} added. “It isn’t empty, you know. It’s only quiet.”>',
  ],
  test: [
    '{D} was choked up with rubbish, right to the roof. It had all come down there, years of it, everybody’s “only one”. Somewhere at the back was {T}. “We could climb over it,” said {P}, “and grab, and run.” That would have been quick. <m But right at the bottom there was a sound: the spring, trying to get through.> <b {H} looked at that great heap. It would take all night. Most of it was not even {his}.>',
  ],
  act: [
    '{H} picked up one thing. It was {litter}. {He} put it in the sack, and picked up another. “It’s not ours,” said {P}. “No,” said {H}. “It’s our turn, though.” And {S} took one end, and {P} the other. They [sang to keep awake|made a chain]. Beetles came to help with the small bits. Hours later {he} lifted one last wet rag, and, drip, said the spring. Drip; trickle; and out it came in a silver rush, with {T} rolling over and over in it, alight. <m {H} drank, from {his} hands. {He} had never tasted anything so good.> <b {He} put the stones back too, each of them, with the damp side down.>',
  ],
  reward: [
    'All along the way it was coming back: [a leaf|a wing|a bit of blue]. {H} went on tiptoe. {He} {was} astonished how many there were, if you walked like that: ants on an errand; a spider at breakfast. “Good morning,” {he} said. “Excuse me.” <m On the snapped stalk of the flower there was a bud.> <b It was as big as a grain of rice. They took turns to stand guard over it, until it didn’t need them.>',
  ],
  home: [
    'The wind blew {litter} along the street. It was not {H}’s. {He} ran after it for half a block and put it in the bin. Then {he} and {adult} made [a bath for birds|a hotel for beetles|a bed of seeds], out at the front where people could see. “That’ll take years to grow,” said someone. <m “It’s not for me,” said {H}. “It’s for the next one.”> <b The next one came on Thursday. It had six legs, and it went in at once.>',
  ],
  tiny: {
    start: [
      'One blue bud. Just one. “Let it grow,” said {S}.',
      'Drip, drip, said the spring. So clean! So clear!',
    ],
    cry: ['“I want it, I want it! It is just one!”', '“Mine to pick! Mine to pick!”'],
    wrong: ['Snap! {H} took the bud. Drop! {H} left some junk. Off went {H}.'],
    sad: ['Cough, cough, said the hill. The bee went away. The bird went away. It was all grey.'],
    help: ['“Start with your feet,” said {E}. “Pick up one. Then one more.”'],
    song: ['“Pick it up and let it grow!”', '“Tip, toe, tip, toe, let it grow!”'],
    act: ['{H} got a sack. One in. Two in. {P} came too, and {S}, and a bug with a hat.'],
    good: ['Drip, drip, said the spring! Back came the bee. And look, a bud!'],
  },
};
