import type { Topic } from '../topic.ts';

export const BELONGING: Topic = {
  id: 'belonging',
  moral: 'belonging',
  titles: ['Where {H} Belongs', 'The Tree with Two Roots', 'Chosen Twice', '{H} and the Missing Page'],
  slots: {
    blank: [
      'the first page of the photo album',
      'the top of the family tree',
      'the space before {his} first birthday',
    ],
  },
  flaw: [
    'At school they had to draw a family tree. {H} sat in front of a white sheet. There were the people {he} lived with, {adult} and the rest; and there was the part {he} knew nothing about: {blank}. “You can leave that out,” said someone. <m {H} rubbed at it until there was a hole.> <b {He} loved them at home. That was just why {he} did not ask. It felt like saying that it was not enough.>',
    '“You don’t look like them,” somebody had said, quite kindly. {H} went home and looked in the mirror. Whose [nose|chin|ears] were these? <m {He} wanted to ask {adult}. It was a question with splinters in it.> <b There was a door in {him} that said BEFORE. {He} stood outside it more and more often, with {his} hand up to knock.>',
  ],
  want: [
    '{H} had heard that {inZ} there was a book with everyone in it, and where they come from. “I’d only like to look,” {he} said. <m “At what?” asked {P}. “At whether I’m in it.”> <b {He} would not have told another soul.>',
  ],
  tempt: [
    '{inC} each of the {folk} wore a ribbon, in their family’s colour, and stood with their own. “Where do you belong?” they asked. {S} had two ribbons, a green one and a gold, and was showing them both. {H} had none. “I could lend you one of mine,” said {S}. <m They were waiting. It was a perfectly friendly question.> <b It was always friendly. That never made it any shorter.>',
  ],
  wrong: [
    '“Nowhere,” said {H}. “I don’t belong to anybody. And nor do you, not really, with two; [you can’t have two|one of them must be wrong].” <m {S} looked down at the ribbons.> <b It was {his} own fear, and {he} had gone and tied it on somebody else.>',
  ],
  cost: [
    '{S} pulled off one ribbon, and did not know which of them to drop, and ran; and that was the ribbon {T} had been tied on with. It swung, it slipped, and it went down {toD}. <m “I only asked,” said the one who had asked.> <b {H} stood in the middle of all those colours. {He} had said “nowhere”, and here {he} was.>',
  ],
  low: [
    'Who would miss {him}? {H} tried to think. There was [{adult}, who cut the toast in a way that nobody else did|someone who would be looking at the clock]. There was a bed with {his} shape in it. <m It was funny, what one thought of. It was mostly toast.> <b But there was that door, too. Both of them were true, and it seemed there was not room for both.>',
  ],
  insight: [
    '{E} was grafting a tree: a twig from one, cut and bound on to the root of another. “Which is the real tree?” asked {H}. “Which do you think? This one gave it life. That one gives it water. It’ll flower with both.” {H} touched the place where they joined. It was [the strongest part|thicker than the rest]. “You’re allowed to wonder,” said {E}, “and to miss somebody whom you don’t remember, and be cross, and love the ones you’ve got. It’s not a cake, hearts don’t run out. They grow a room.” <m “Wasn’t I good enough to keep?” {H} said, very low. “Oh, my dear. It was never that. A baby can’t be not good enough. It was a grown-up’s trouble, and a big one.”> <b “You may ask at home,” {E} said. “They’ve been waiting, I should think, with the page open.”>',
  ],
  test: [
    '{inD} sat {S}, a ribbon in each hand. “Which one’s real?” said {S}. “You said I can’t have two.” And {T} was caught between two roots, and [was held by both|would not come by either alone]. <m {H} had no answer, only that door; and now somebody small stood in front of one, too.> <b {He} put up {his} hand, and for the first time {he} knocked.>',
  ],
  act: [
    '“I was wrong,” said {H}. “They’re both real. I said it because I don’t know my first one, and it hurts.” There. It had come out, and the roof was still up. {S} thought about it. Then {S} tied the green to the gold, in [a good hard knot|a bow]; and it was long enough, now, to reach right round {T}. “Pull,” said {S}. It held just at the knot. <m “Do you want a bit?” asked {S}. “It’s got a lot of end.”> <b So {H} wore it: some green, some gold, and a white piece for the part that {he} did not know.>',
  ],
  reward: [
    'They looked in the great book. Under H there was a page, and on it {he} was: {H}, [with ink still wet|with a line going up, and another going up beside it]. One of the lines went off into the white. “It doesn’t stop,” said {S}, with a nose on the page. “It’s only far.” <m And at the bottom somebody had written: see also {P}, {S}, toast.> <b {He} read it several times.>',
  ],
  home: [
    '“{adult},” said {H}, “will you tell me about before?” {adult} did not look sad. {adult} went to a drawer and took out [an envelope|a box], soft with being opened. “I’ve been hoping you would ask,” said {adult}. “Some of it I know. Some of it nobody does. I’ll tell you all I’ve got.” It took that evening, and others. <m On the tree {he} drew two roots. It looked just right.> <b “Are you mine?” {he} asked at the end, though {he} knew. “Every day,” said {adult}. “On purpose.”>',
  ],
  tiny: {
    start: [
      'A hen has a chick. A cow has a calf. “Who has me?” said {H}.',
      '“Where do you go?” said a duck. {H} did not know. Hmm.',
    ],
    cry: ['“Where, where, where do I go?”', '“Not with you, not with you!”'],
    wrong: ['“I have no one,” said {H}, and ran. {H} ran and ran from {P}.'],
    sad: ['It was cold. It was big. No arm. No lap. Sniff, sniff.'],
    help: ['“Who makes your toast?” said {E}. “Who tucks you in? Who looks for you now?”'],
    song: ['“Here is my place, right here with you!”', '“You pick me, and I pick you!”'],
    act: ['{H} ran back. There was {P}, with both arms out. There was {S}. There was {adult}.'],
    good: ['They had looked and looked! Big hug. Long hug. “You are ours,” they said.'],
  },
};
