import type { Topic } from '../topic.ts';

export const DIVORCE: Topic = {
  id: 'divorce',
  moral: 'love that lives in two houses',
  titles: [
    'Two Toothbrushes',
    'The Bridge between Two Doors',
    '{H} in the Middle',
    'A Blue House and a Green House',
  ],
  slots: {
    bag: ['a striped bag', 'the yellow bag', 'a bag with a broken zip'],
    left: ['{his} left slipper', 'the good pyjamas', 'the library book', 'the drawing of the whale'],
  },
  flaw: [
    'There were two houses now, one with Mum in it and one with Dad, and {H} went between them with {bag}. Something was always in the other one; this week it was {left}. “It’s because we couldn’t be happy in one house,” they had said. {H} nodded. <m Privately {he} knew better. {He} had been noisy, that winter. {He} had been told, and told.> <b If it was {his} doing, {he} reasoned, then it could be {his} undoing too. {He} had begun to be extremely good, and to watch their faces.>',
    'On Fridays {H} packed {bag}. [Two pairs of socks|Pyjamas, bear, book]. On Sundays {he} packed it again. “Are you all right?” Mum asked in the one house, and Dad asked in the other. “Yes,” said {H} in both. {He} had forgotten {left}. <m {He} thought that if {he} was no trouble at all they might stop it, and come home.> <b {He} had a plan for it, with a drawing. In the drawing everyone stood on one piece of grass.>',
  ],
  want: [
    '{W} had a river through the middle, and {folk} on both sides, who did not talk any more. “It used to be one place,” said {P}. {H} looked at the two banks and felt {his} tummy go tight. <m “I’ll mend it,” {he} said.> <b That was what {he} had really come for, though {he} had not known it till that minute. {He} was going to put something back together.>',
  ],
  tempt: [
    '{inC} both sides were waiting. “Bring {T} to us!” cried the ones on the left. “No, to us!” called the right. They were all kind. They all held out their arms. {H} looked from one side to the other. [Whichever {he} chose, the others would be sad|One step left was a step away from the right]. <m “You don’t have to choose,” began {S}.> <b But {H} had had an idea. If {he} held on to both of them, hard enough, nobody could ever go anywhere.>',
  ],
  wrong: [
    '{H} took {tool} and tied the one bank to the other, with {self} and {T} in the middle. “Now you’ve got to stay together!” {he} said, and pulled. [The knots creaked|{His} arms shook|It hurt]. <m “It isn’t a thing that you can do with string,” said {S}.> <b {He} pulled all the same. {He} would not have believed how strong {he} {was}. {He} would not have believed how little it helped.>',
  ],
  cost: [
    'The two banks were very big, and {H} was not. Something gave. It was not the river. {He} was flung one way, and {T} the other, out of {his} arms, down and down {toD}. <m “Oh!” cried the left side and the right side, both at the same moment.> <b {He} heard that. Even falling, {he} noticed it: that they had both said the same thing.>',
  ],
  low: [
    '“It’s my fault,” said {H} to the mud. “I did it wrong. I was too loud. If I’d been better, it would have held.” {He} said this quite calmly, as one says something that one has known for a long time. <m There was no one there to say that it wasn’t so.> <b {He} had never before said it aloud. It sounded different outside {his} head: smaller, and more tired.>',
  ],
  insight: [
    '“May I say something?” asked {E}. “It was never yours to hold. A grown-up thing broke, between the grown-ups. You didn’t break it. There is nothing you could have done, or not done, [not if you had been as quiet as a fish|not if you had been perfect].” {H} cried then. It was a relief, like taking off boots. “But which side do I belong to?” “You’re not a parcel,” said {E}. “You belong to you, and you’re loved from both banks. It goes all the way across. Look.” <m And {H} saw how, from the left and from the right, they were both holding down lanterns, as far as they could reach.> <b “May I be sad about it?” “As long as you like. And cross. You may say so in either house.”>',
  ],
  test: [
    '{inD} {he} found {T}. It had come apart in the fall: two halves, one in each hand. {H} pushed them together. They would not go. [The edges did not fit any more|There was a gap like a river]. <m “Is it spoiled?” whispered {S}.> <b {He} knew what {he} wanted. {He} wanted it the way it used to be. {He} wanted that so much that {his} hands hurt.>',
  ],
  act: [
    '{H} opened {his} hands. {He} looked at the one half, and {he} looked at the other; and each of them, by itself, was shining. It was not half a light. It was a whole one, twice. “It doesn’t go back,” {he} said slowly. “But it still works.” {He} lifted them both, one to the left and one to the right. “I can’t mend it!” {he} called up. “And I didn’t break it. [I want to come to both of you|I’m going to walk across, and back, and you’ve both got to leave a light on]!” “Yes!” they shouted, both together. <m And each side began to build out a piece of bridge, for {him} to walk on.> <b It was not for them to cross; they had their own banks. It was the width of one child, with a handrail.>',
  ],
  reward: [
    'So now {W} has two lights, and you can see it from further off. {H} [ran from one end to the other|stood in the middle and spat in the river|counted the planks]. <m “Which bit do you like best?” asked {S}. “The bit where I’m going,” said {H}, “and the bit where they’re looking out for me.”> <b It swayed a little, as bridges do. It was meant to.>',
  ],
  home: [
    'On Friday {H} put {bag} by the door. “Was it my fault?” {he} asked. There. It was out. Mum sat down right on the floor. “No,” Mum said. “Never. Not one crumb of it.” {H} asked Dad as well, to be sure, and Dad said just the same. <m They bought another toothbrush. They bought another pair of slippers, too, so that {left} did not matter.> <b In each of the two houses there was a window, and on the nights when {he} {was} coming somebody put a light in it.>',
  ],
  tiny: {
    start: [
      'Mum was on this side. Dad was on that side. {H} was in the middle.',
      'A house for Mum. A house for Dad. And one little bag for {H}.',
    ],
    cry: ['“Come back, come back, come here to me!”', '“Stay, stay, all in one!”'],
    wrong: ['{H} took a string. {H} pulled and pulled. Snap! It would not hold.'],
    sad: ['“Was it me?” said {H}. “Was I too loud?” Sniff, sniff.'],
    help: ['“It was not you,” said {E}. “No, no, not you. Not at all.”'],
    song: ['“Two warm houses, one big love!”', '“Love over here, love over there!”'],
    act: ['{H} put down the string. {H} ran to Mum. Hug! {H} ran to Dad. Hug!'],
    good: ['A bed for {H} here. A bed for {H} there. A light on in both.'],
  },
};
