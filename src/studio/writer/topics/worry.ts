import type { Topic } from '../topic.ts';

export const WORRY: Topic = {
  id: 'worry',
  moral: 'what to do with worries',
  titles: [
    '{H} and the What-Ifs',
    'A Small Bag for Big Worries',
    'What If, Said the What-If',
    'The Worry That Followed {H}',
  ],
  slots: {
    tic: [
      '{his} sleeve had a hole from chewing',
      '{he} had bitten all ten nails',
      '{he} had asked the same thing nine times',
    ],
  },
  flaw: [
    '{H} had a what-if. It had come in one evening, about as big as a mouse. What if [there’s a fire|I’m late|nobody comes to fetch me]? it said. {H} gave it an answer; and it had another. By now it was as large as a dog, and slept on {his} chest. <m You could see it: {tic}.> <b The clever thing about it was that it never lied, not quite. It only said “what if”, and left {him} to do the rest.>',
    '“Try not to worry,” said {adult}. {H} tried. It was like trying not to think of a [camel|pink hat]. What if it rains? What if I’m sick? What if you forget? <m {adult} answered every one, and there was always a next one.> <b {His} tummy ached in the mornings, in a real way. The worry was not in {his} head only. It had the run of the house.>',
  ],
  want: [
    '“Is it safe?” {H} asked. “What if we get lost? What if the bridge is down?” {He} had packed for all of it. {His} bag was [so full that it would not shut|taller than {he} was]. <m There were three umbrellas in it, and a whistle, and soup.> <b If {he} could think of everything, then nothing could happen. So {he} could never stop thinking.>',
  ],
  tempt: [
    '{inC} the way divided. There was a bridge. It was a good one; the {folk} went over it daily, with cows. “What if it breaks?” said the what-if, and its breath was cold on {his} ear. “What if you drop {T}? What if {S} falls, and it’s your fault?” [On it went|Each one was worse]. <m “It’s held since my grandmother,” said {S}. “Come and jump on it.”> <b {H} knew that {S} was right. It made no difference. Knowing was up here, and the worry was all the way down.>',
  ],
  wrong: [
    '“No,” said {H}. “We’re going round.” {He} told them so many what-ifs that {S} began to cry and even {P} went grey. So they took the long way, through [the thorns|the mud], with the great bag bumping. <m The what-if trotted in front. It seemed to have grown.> <b It had what it wanted. It didn’t look any happier. It looked round, at once, for something else.>',
  ],
  cost: [
    'It was the bag that did it. It was so heavy with being ready for everything that {H} could not turn. It swung; it pulled; and over went umbrellas, and soup, and {T} along with them, away {toD}. <m There had been forty what-ifs in that bag, and not one of them had been this.> <b That is the trouble with thinking of everything. There’s always more of it.>',
  ],
  low: [
    '{H} couldn’t get {his} breath. Everything was [too loud|too near|too fast]. The what-if sat on {his} chest. What if you never stop? it said. What if it’s always like this? <m {S} put a small hand in {his}, and did not say “don’t worry”. {S} just stayed.> <b After a while there was a breath; and after that one, another.>',
  ],
  insight: [
    '“That’s a fine big one,” said {E}, of the what-if. “May I stroke it?” {H} stared. “You can see it?” “I’ve got one as well. Mine’s called Doris. [They’re watch-animals|They’re meant to keep us safe], you know; only they can’t tell a burglar from a leaf. You don’t fight it. You say: thank you, I heard you. Then you put your feet on the ground, and find five things to see. Four to touch. Three to hear.” {H} looked for five. By the fourth the what-if had lain down. <m “And then you ask it, what’s most likely? It hates that one. It has to go and look it up.”> <b “Will it go away?” “It’ll get smaller,” said {E}. “You can have it about the size of a mouse. They’re quite good company, as mice.”>',
  ],
  test: [
    'There was one way down to {T}, and that was a ladder, thin and long, into {D}. “What if,” said the what-if; and it did not stop. It said them all. It stood up, and it was as big as a horse, and it blocked [the way|out the sky]. <m “Shall I go?” asked {P}. It would have been so easy to nod.> <b {H} saw that the ladder was only a ladder. It was the horse that {he} would have to get past.>',
  ],
  act: [
    '“Thank you,” said {H} to it. “I heard you.” {He} put both {his} feet on the ground. Five: a stone, a boot, {S}’s nose, a [leaf|cobweb], a light. Four; three. There was {snd}. “What’s most likely?” said {H}. The what-if opened its mouth. It thought. It looked a bit smaller. “Most likely,” said {H}, “I’ll be scared, and get there.” And {he} took hold of the ladder. <m “You can come,” {he} told it, “but you’ve got to sit in the pocket.”> <b It got in. It turned round twice, the way they do. All the long way down {he} could feel it breathe.>',
  ],
  reward: [
    'They went home over the bridge. Half-way, {H} stopped, and jumped. [It held|Nothing happened]. “What if it had broken?” said a voice from {his} pocket. “It didn’t, though,” said {H}, and gave it a crumb. <m {His} bag was so light that {he} could skip. There was one umbrella in it.> <b “You’re smiling,” said {S}. “What if I am?” said {H}.>',
  ],
  home: [
    'At bedtime it climbed up on {his} chest. What if, it said, about tomorrow. “I heard you,” said {H}. {He} told it to {adult}, the whole list; they wrote it on a scrap of paper, and shut it up in [a tin|a jam jar], to be seen to at four o’clock. “What’s most likely?” asked {adult}. {H} thought. “Porridge,” {he} said. <m It was, too.> <b At four they opened the tin. Of nine worries, seven had died of boredom. They talked about the other two, over toast.>',
  ],
  tiny: {
    start: [
      'What if it rains? What if I fall? {H} had a bug in {his} ear. “What if?” it said.',
      '“What if it is far?” said {H}. “What if it is dark? What if, what if?”',
    ],
    cry: ['“What if, what if, what if, oh dear!”', '“Oh no, oh no, what if, oh no!”'],
    wrong: ['{H} put it all in a bag. A hat! A mat! A pot! A cot! The bag was too big to lift.'],
    sad: ['Bump! The bag fell down. {H} sat on it. Puff, puff, puff.'],
    help: ['“Feet on the ground,” said {E}. “What can you see? Tell me one, two, three.”'],
    song: ['“One, two, three, and I can see!”', '“Feet on the ground, look all around!”'],
    act: ['{H} put {his} feet down. One: a leaf. Two: a log. Three: {S}, with a smile.'],
    good: ['The bug in {his} ear went to sleep. Off they went, with no big bag at all.'],
  },
};
