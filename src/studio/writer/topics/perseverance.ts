import type { Topic } from '../topic.ts';

export const PERSEVERANCE: Topic = {
  id: 'perseverance',
  moral: 'perseverance',
  titles: [
    '{H} and the Hundredth Try',
    'Not Yet Is Not Never',
    'The {t^} and the Slippery Hill',
    'Again, Said {P}',
  ],
  slots: {
    skill: [
      'ride a bike',
      'whistle',
      'tie a bow',
      'swim one length',
      'do a cartwheel',
      'play the tune right through',
    ],
  },
  flaw: [
    '{H} could not {skill}. {He} had tried it, [four times|one whole Sunday|until tea]. Each time something went wrong, and people saw. So {he} said that it was [stupid|boring|for babies], and stopped. <m “I’m just not the sort of person who can,” {he} told {adult}.> <b {He} said it in a bright, finished sort of voice. It is wonderful how quickly one can build a wall, out of nothing but words, and how well it keeps one in.>',
    'Everyone else seemed to be able to {skill}. They did it [without looking|as if it was nothing]. {H} did it badly, and then not at all. “You gave it a good go,” said {adult}. {H} kicked the step. <m What was the use of a go that did not go?> <b {He} put the idea away on a high shelf, and got used to not looking up.>',
  ],
  want: [
    'This would be different. This {he} would do at the first try. “Look at me!” called {H}, with {T} on {his} shoulder. {He} wanted it to be easy, and for a while it was. <m {P} said something about hills. {H} wasn’t listening.> <b When a thing came easily {he} was the best person in the world at it.>',
  ],
  tempt: [
    '{inC} there was a slope, and it was all slide. {H} went up it. {H} came down. Up; down. [Something scraped {his} knee|Sand got in {his} teeth|{P} looked politely away]. “Again?” said {S}, who had rolled down too. “That was a good one. We got nearly to the root.” <m {H} got up once more, and came down further than before.> <b {He} heard the old bright voice, starting up inside: you’re just not the sort of person.>',
  ],
  wrong: [
    '“I can’t do it!” shouted {H}. “It’s a stupid hill and a stupid {t}!” And {he} flung {T} down [as hard as {he} could|without looking], and sat with {his} back to everybody. <m “You’ve only done it five times,” said {S}.> <b “Five is plenty,” said {H}. “Five is all there are.”>',
  ],
  cost: [
    '{T} rolled. It rolled [faster|with a hollow sound|merrily], over the roots, over the edge, and down {toD}, and the way to it was longer and steeper than the hill that {he} would not climb. <m Nobody said “I told you so.” {S} only looked over the edge and whistled.> <b That is what comes of putting something down for good: it does not stay where you put it.>',
  ],
  low: [
    '{H} looked at {his} hands. They were [scratched|red|full of grit]. There were so many things now on that high shelf: everything that {he} had stopped. <m {He} counted them up, and got as far as nine.> <b {He} felt tired, and it was not the hill. It is heavy work, not trying.>',
  ],
  insight: [
    '“See that?” said {E}, and pointed. On the slope a beetle was pushing a crumb. It rolled back. The beetle walked round it, and pushed on the other side. It rolled back. “[Fourteen|Thirty-one|Sixty],” said {E}. “I’ve been counting.” “Why doesn’t it give up?” “It isn’t doing the same thing again. Look closer.” <m {H} looked. Each time the beetle held it [a little lower|a little more to the left]. Each time it fell from a little higher up.> “It isn’t failing,” said {H} slowly. “It’s finding out.” <b “There’s a word,” said {E}, “that I’m fond of. It is ‘yet’. You put it on the end. I can’t do it: that’s a wall. I can’t do it yet: that’s a stair.”>',
  ],
  test: [
    'The way out of {D} was as smooth as a plate. {H} tried it with {T} under one arm. {He} fell. {He} tried it barefoot and fell [softer|on {S}|from higher]. {He} tried it with {tool}, and very nearly, and fell. <m “Five,” said {S}, who had been keeping count.> <b Five. There it was again. {He} knew this place: it was where {he} always got off.>',
  ],
  act: [
    '“I can’t do it,” said {H}. {He} lay on {his} back, puffing, and looked up. Then {he} said, “Yet.” {He} had found out three things: where it was rough, where it was wet, and that one has to lean in. {He} put them together. Six: no. Seven: oh, nearly. [Eleven|Nine|Twelve]: and {his} fingers went over the top and held. <m “Push!” cried {S}. “I’m pushing!” said {P}.> <b There was nothing special about that time. It looked like all the others. It was simply standing on their shoulders.>',
  ],
  reward: [
    'After that the first hill was [no more than a step|just a hill|almost a disappointment]. {H} went up it in one go, and was so surprised that {he} went back and did it again. <m “Show-off,” said {P}, very proud.> <b {He} looked at {his} scratches. Each of them was something that {he} knew.>',
  ],
  home: [
    'On Saturday {H} went out early, before anyone was up. {He} could not {skill}. {He} could not {skill} four times running, and on the fifth {he} could not in a new way. “Yet,” said {H}. {adult} stood behind the curtain and did not breathe. <m It was some time before lunch. For about as long as it takes to say it, it worked.> <b Then it didn’t. {H} lay in the grass and laughed. It had been there, though. {He} had felt it: the top, with {his} fingers.>',
  ],
  tiny: {
    start: ['Up the hill went {H}. Whoops! Down the hill came {H}.', 'Up, up, up. Slip! Down, down, down.'],
    cry: ['“I can’t, I can’t, I can’t!”', '“Too hard! Too hard! I stop!”'],
    wrong: ['{H} sat down with a bump. {H} threw the {t}. Roll, roll, roll.'],
    sad: ['Down it went. Now it was far, far down. {H} put {his} hat on {his} face.'],
    help: ['“Look,” said {E}. A bug went up. A bug fell down. Up it went again!'],
    song: ['“Up I get and try again!”', '“Not yet, not yet, but soon, you bet!”'],
    act: ['Up went {H}. Down came {H}. Up went {H}. Down came {H}. Up… and up… and up!'],
    good: ['{H} was on top! {H} could see it all. “I did it, {P}!”'],
  },
};
