import type { Topic } from '../topic.ts';

export const FRIENDS: Topic = {
  id: 'friends',
  moral: 'making a friend',
  titles: [
    '{H} and the Empty Half of the Bench',
    'How to Catch a Friend',
    'Room on the {t^}',
    'Who Will Play with {H}?',
  ],
  slots: {
    game: ['the tower game', 'marbles', 'knights and horses', 'the leaf shop', 'hide-and-seek'],
    kid: [
      'a child with a red cap',
      'the one who draws dragons',
      'somebody with two plaits',
      'a small boy with a large ball',
    ],
  },
  flaw: [
    '{H} knew a hundred games, and every one was for two. {He} played [both sides|the first half] of {game}. Across the way was {kid}, who might have liked it. <m {H} looked. Then {he} looked as though {he} had not been looking.> <b “Why don’t you go over?” said {adult}. Grown-ups say that as if there was a floor all the way.>',
    'At lunch {H} sat on the end of the bench. Next to {him} was a space. It had been there [for a week|since Monday], and {he} was getting to know it quite well. {Kid} went by, and slowed down. {H} looked hard at {his} sandwich. <m By the time {he} looked up there was nobody there.> <b {He} had meant to smile. It takes a moment, a smile, when one is out of practice, and people don’t always have a moment.>',
  ],
  want: [
    '“When I’m famous,” said {H}, “everyone will want to play with me.” That would be {inZ}, with {T}. They would all come to {him}. <m {He} would not have to cross over at all.> <b It was a good plan, apart from how long one would be lonely first.>',
  ],
  tempt: [
    '{inC} a game was going on: {game}, {his} own favourite, and nearly right. {S} was in it. “We’re one short!” called {S}. “Do you know how it goes?” Did {he} know! {H}’s face got hot. [They were all looking|What if {he} got it wrong|What if they laughed]? <m “You could just stand next to me,” said {S}.> <b {He} had waited weeks to be asked. And now it had come, {he} found that the waiting was the part that {he} knew how to do.>',
  ],
  wrong: [
    '“You’re doing it wrong,” said {H}. It was not what {he} had meant to say. “It’s a baby game, the way you do it. I’ve got [something important to carry|better things to do].” And {he} walked off with {his} nose up, and {his} heart in {his} boots. <m Nobody ran after {him}. Why would they?> <b It is a curious thing. One can be so afraid that they might not want one that one says it first, for them.>',
  ],
  cost: [
    'There was a bit where you had to pass {T} across to somebody. {H} looked for somebody. {He} tried it alone, at a stretch, [with {his} foot|on tiptoe], and it was just too far. It tipped, and was gone {toD}. <m From back there came the sound of laughing, and none of it was about {him}. They had forgotten {him} already.> <b That was what {he} had always been afraid of. It seemed that one could arrange it without any help.>',
  ],
  low: [
    '{H} made a friend out of [sticks|stones|mud]. {He} gave it a hat. It was good at listening, and {he} won every game. <m After a while {he} gave it back its stones.> <b It had never once wanted to go first. {He} had not known that one could miss that.>',
  ],
  insight: [
    '“Is this half taken?” asked {E}. {H} shook {his} head. “I never know what to say,” {he} said. “Nor does anyone. It’s always a bit like [jumping into cold water|the first bite of something]. I’ve got three things that I use. I say: hello, I’m {E}. I say: what are you making? And I say: can I help? Nobody’s ever told me to go away twice.” “And once?” “Oh, once, yes. Then I try the next one along. [There’s always somebody else at the edge|They’re mostly hoping, too].” <m {H} tried it under {his} breath. What are you making? It was not such a big thing. It would go in a pocket.> <b “And you needn’t be funny,” said {E}, “or famous. You only need to want to know.”>',
  ],
  test: [
    '{inD} it was {S} who was sitting by {T}, drawing in the dust. {S} had gone looking for {him}, and had got lost. {S} did not look round. Between the two of them was [a floor|some ground], about six steps of it. <m “It’s a baby game anyway,” said {S}, to the dust. The voice shook a bit.> <b Six steps. {H} had walked for days, over {B} and past {C}, and it had been nothing beside this.>',
  ],
  act: [
    'One, two, three. {H} sat down, not too near. “Hello,” {he} said. “I’m {H}. I was horrid. I wanted to play so much that I said I didn’t.” {S} drew a line. {H} took a breath. “What are you making?” {S} looked up, to see if it was a joke. “It’s a map,” said {S}, “of how to find you.” “Can I help?” said {H}. “I know where I am.” <m And {S} laughed, and pushed over the stick.> <b There was {T} beside them, shining away. It was some time before either of them noticed.>',
  ],
  reward: [
    'They played {game} all the way up, with {T} as the [prize|ball|king]; and {S} played it wrong, and it was better wrong. “You go first,” said {H}. “No, you.” <m By the top there were rules that nobody else would ever understand.> <b {He} kept looking to the side, to make sure. Yes: there was somebody there.>',
  ],
  home: [
    'There was the bench, and there was the space. And there was {kid}, over by the wall. {H}’s heart went like a drum. It was eleven steps; {he} counted. “Hello, I’m {H},” {he} said. “What are you making?” {Kid} looked up. “It doesn’t work yet,” said {kid}. “Can I help?” <m It never did work. They had never had such a good lunchtime.> <b When the bell went there was somebody new, on the end of the bench, looking hard at a sandwich. They both saw it. They both got up.>',
  ],
  tiny: {
    start: [
      'They had a game. Round and round! {H} stood and looked. {H} did not go in.',
      'One had a ball. Two had a ball. {H} had no one.',
    ],
    cry: ['“No one, no one, no one for me!”', '“I don’t want to! Go away, you!”'],
    wrong: ['“Come and play!” said {S}. {H} ran and hid behind a log.'],
    sad: ['{H} made a pal out of mud. It could not run. It could not sing.'],
    help: ['“Go up close,” said {E}. “Say hi. Say, can I play?”'],
    song: ['“Hi, hi, can I play too?”', '“Come and play, me and you!”'],
    act: ['One step. Two step. Three step. {H} gave a wave to {S}. “Hi!”'],
    good: ['“Yes!” said {S}. “Yes, yes, yes!” Round and round they went, and down they fell.'],
  },
};
