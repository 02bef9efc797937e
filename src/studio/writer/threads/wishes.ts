import type { Thread } from '../thread.ts';

/** What the companion wants, which is not what the hero wants. The turn parts them; the payoff joins them again. */
export const WISHES: readonly Thread[] = [
  {
    id: 'sing',
    plant:
      '“When this is over,” said {P}, “I am going to sing. On my own. In front of everybody.” “You?” said {H}, and laughed before {he} could stop. <b {P} did not laugh. {P} looked straight ahead for a long while. It had taken three weeks to say that out loud.>',
    turn: '“You laughed,” said {P}. “Before. I thought you would be the one who didn’t.” And {P} walked away, not fast, {inB}. <b {H} opened {his} mouth. There was a word for it, a short one, and it would not come.>',
    payoff:
      'Then, somewhere along the path, there was singing. It wobbled. It went on. It was {P}, who had come back, singing so that {H} would not be so alone. <b It was not a beautiful voice. It was a true one, and just then there was nothing better. “I should not have laughed,” said {H}, when they stood face to face. “No,” said {P}. “But you came towards it.”>',
  },
  {
    id: 'sister',
    plant:
      '“I have got a sister,” said {P}, out of nowhere. “My sister lives beyond {C}. We have not seen each other for [two winters|a hundred and six days].” “We can’t stop for visits,” said {H}. <b “No,” said {P}, and kicked a small stone for some distance.>',
    turn: '“I am going to my sister,” said {P}. “There is nothing here that you need me for. You said so yourself.” Had {he}? {H} supposed {he} had. <b {P}’s tracks went off to one side, very small and very straight.>',
    payoff:
      'And there was {P}, out of breath, and behind {P} stood a second {p}, taller and with the same crooked grin. “I told my sister about you,” said {P}. “And my sister said, go back, you goose.” <b “I said ‘idiot’,” said the sister kindly. They all took hold.>',
  },
  {
    id: 'lead',
    plant:
      '“May I choose the way, for once?” asked {P}. “I am good at it. I never get a turn.” “Next time,” said {H}, who had said so [last time|before|on Monday too]. <b There is a kind of silence that is made of somebody counting. {P} made it now.>',
    turn: '“Next time, next time,” said {P}. “There are no next times left in that bag of yours.” {P} turned round, nose in the air, and was gone. <b It would have been easier if there had been shouting.>',
    payoff:
      '“Left,” said a voice. “Then down. Then wait for me.” {P} had come back by a way of {P}’s own, and it was shorter. “You choose,” said {H}. “You choose all of it.” <b And {P}, who had waited so long to go first, held out a {limb} and said, “Side by side will do.”>',
  },
  {
    id: 'fear',
    plant:
      'At night {P} told {H} a secret. “I am not brave at all,” said {P}. “I only talk loudly.” “I know,” said {H}, half asleep. “Everybody knows.” <b It was meant to be friendly. Through the dark {he} could hear {P} not sleeping.>',
    turn: '“Everybody knows, do they?” said {P}. “Then you won’t be surprised.” And {P}, head down, ran for home. <b {H} remembered then what {he} had said, half asleep, and wished that {he} had been wholly asleep instead.>',
    payoff:
      'Something came along the path, shaking so hard that it rattled. It was {P}. “I am frightened to bits,” said {P}, “and I have come anyway, so there.” <b “You are the bravest person I know,” said {H}, and for once said it at the right time, and wide awake.>',
  },
  {
    id: 'home',
    plant:
      '{P} stopped {inB} and sniffed. “I was born near here,” said {P}. “There was a door with a round window. I should like to see if it is still green.” “On the way back,” said {H}. <b “Things you do on the way back,” said {P}, “you often don’t.” But {H} was already walking.>',
    turn: '“I shall look for my door,” said {P}. “You look for yours.” It was said so quietly that it took {H} a moment to understand that it was goodbye. <b Even the {folk} turned their faces away.>',
    payoff:
      '“It is still green,” somebody said behind {him}. “The door. And there was a loaf on the sill, so I thought of you.” <b It was a good, round, ordinary loaf from an ordinary house, and {P} was holding it, and {H} had never seen anything so fine.>',
  },
  {
    id: 'hero',
    plant:
      '“In all the stories,” said {P}, “the {p} carries the bag. Why is it never the {p} who saves the day?” {H} shrugged. “That is just how they go.” <b “Somebody makes them go like that,” said {P}, and put down the bag, and picked it up again.>',
    turn: 'The bag stood in the middle of the path. {P} had put it down, quite gently, and had not picked it up again. “Find another {p},” said {P}. “One from a story.” <b {H} sat beside the bag. It was heavier than {he} had thought. {He} had never asked.>',
    payoff:
      '{H} stood up too fast, and slipped, and was caught by the collar. {P} had come back, bag and all. “And who,” panted {P}, “is saving whom?” <b “You are,” said {H}. “I shall tell it like that, always.” And {he} always did.>',
  },
  {
    id: 'garden',
    plant:
      '“What I want,” said {P}, “is a place of my own with a [plum tree|pond|chimney]. I have been saving up.” Out of the bag came a jar with [four coins|three acorns and a tooth|some very good gravel]. “That will never be enough,” said {H}. <b {P} screwed the lid back on, a quarter turn at a time.>',
    turn: '“I have been thinking,” said {P}, “about enough.” The jar stood on the ground between them. “You may have it for your ticket home. I am going to walk.” <b The gravel glittered. {H} wished that {he} could put {his} whole head inside that jar, and the lid on.>',
    payoff:
      '“I was halfway home,” said {P}, sitting down beside {him}, “and I thought: what would I do with a plum tree and nobody to throw plums at?” <b “I should come every day,” said {H}. “You would bring {food},” said {P}. “That is the rent.”>',
  },
];
