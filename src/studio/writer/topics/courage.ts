import type { Topic } from '../topic.ts';

export const COURAGE: Topic = {
  id: 'courage',
  moral: 'courage',
  titles: [
    '{H} Shakes and Goes Anyway',
    'The Bravest Knees in {W}',
    'One Step, Said {H}',
    '{H} and the Knocking Knees',
  ],
  slots: {
    fear: [
      'high places',
      'loud noises',
      'the deep end',
      'big dogs',
      'thunder',
      'speaking in front of people',
    ],
  },
  flaw: [
    'There was something that {H} did not tell people: {he} {was} afraid of {fear}. [It made {his} tummy go small|It made {his} hands go cold|{His} legs turned to string]. So {he} had reasons instead. {He} had [a sore foot|a cough|something to finish]. <m {He} had so many reasons that {he} had begun to run out.> <b The others said, are you coming? and {H} said, in a minute. {His} whole life was starting to be made of those minutes.>',
    'When it came to {fear}, {H} was always [at the back|tying a shoelace|needed somewhere else]. “You’ll be fine,” said {adult}. But how could {adult} know? <m Fine was for people with ordinary knees.> <b {His} began to shake all by themselves, as though they belonged to somebody who knew something that {he} didn’t.>',
  ],
  want: [
    'More than anything {H} wanted to be one of the brave ones, {inZ}, with the wind in {his} hair. {He} could see it. <m What {he} could not see was the bit in between.> <b Brave people, {he} believed, did not feel like this. They must be made of something else inside, oak, or bell metal.>',
  ],
  tempt: [
    '{inC} the way was [no wider than a plank|steep and loud|just the sort of thing {he} dreamed of]. {P} went over. “Come on!” {H}’s knees knocked. [“I think I’ve hurt my leg,” {he} said|“Somebody ought to stay and guard the bags,” {he} said]. It sounded true. <m {S} looked up at {him}. “I could go for you,” said {S}. “I’m not very big, but I could.”> <b {H} ought to have said no. {He} knew it even as the relief ran through {him}, warm and shameful, like a bath with somebody else’s name on it.>',
  ],
  wrong: [
    'And {H} let {S} go. {He} put {T} into those small arms and stepped back to where it was safe. “I’ll come later,” {he} said. [It was not even a good lie|{He} limped a little, to make it true]. <m {S} wobbled out alone, humming to keep up courage.> <b {H} looked at {his} feet. There was nothing whatever the matter with them.>',
  ],
  cost: [
    'Half-way over, the humming stopped. There was a gust, and a slip, and a very small cry, and then [no {S} there at all|an empty place]. {S} and {T} had gone down together {toD}. <m “I’m all right,” came a voice, far down. “But I’m stuck, and it’s dark.”> <b It was the bravest voice that {H} had ever heard, and it was there because {his} own had not been.>',
  ],
  low: [
    '{H} lay on {his} front and looked over the edge. Everything in {him} said no. [{His} heart banged|{His} mouth was dry|{His} fingers would not let go of the grass]. <m Now {he} had two things to be afraid of, and the new one was worse: that {he} would stay here.> <b So this was what it cost, being careful. {He} had always thought that it was free.>',
  ],
  insight: [
    'With a grunt {E} sat down on the ground beside {him}. “Knees?” said {E}. “Yes,” whispered {H}. “Mine too. [Listen|Feel]!” And it was so: {E}’s old knees were knocking like a gate. “But you’re never afraid,” said {H}. “I’m always afraid. I just don’t let it drive. It may sit in the back, and I ask it to keep its voice down.” <m “And then what do you do?” “The next small thing. There is always one: a foot, a hand. Nobody ever did a big thing. There aren’t any, close to.”> <b {H} thought about that. {He} had been waiting all {his} life for the fear to go away first. It had never come into {his} head that one could take it along.>',
  ],
  test: [
    'One foot. One hand. {H} went down, and it was exactly as bad as {he} had thought, [only slower|and then a bit worse|with extra wind]. “{H}?” said {S}. “Is that you? [I can hear your teeth|You’re rattling].” <m Between them there was one last gap. It was not a wide one. It was just the width of being afraid.> <b {His} legs said, we have had enough. Every part of {him} voted, and it was not close.>',
  ],
  act: [
    '“I’m scared,” said {H}, out loud, to all of it. The words went round the walls and came back smaller. “I’m scared, and I’m coming.” And {he} [jumped|let go with one hand and reached|stepped over]. {He} landed on {his} knees, the knocking ones, and there was {S}, and there was {T}, and four arms round {his} neck. <m “You came,” said {S}. “You came shaking.”> <b They sat for a moment. {H} found that {he} was still afraid, and still here, and that the two got along quite well.>',
  ],
  reward: [
    'Getting out was [easier|nearly fun|only climbing]. “You were so brave,” said {P}. {H} was going to say, no, I was frightened the whole time. Then {he} saw that it was the same sentence. <m {He} put {S} on {his} shoulders, where there was a view.> <b In {his} legs there was a feeling like lemonade.>',
  ],
  home: [
    'It was a few days later. There it was again: {fear}. {His} knees began. “Hello, knees,” said {H}. [{He} breathed out|{He} took hold of {adult}’s hand|{He} thought of a plank], and did the next small thing, and the next. {adult} watched, one hand on the gate, not breathing much. <m It was not a big thing. It only took {him} from one side to the other.> <b “How did you do that?” somebody asked. “In bits,” said {H}.>',
  ],
  tiny: {
    start: [
      'It was so high {inC}. It was so far down. {H} did not like it.',
      'Boo, went the wind. {H} shook. {P} went on.',
    ],
    cry: ['“Oh no, no! I can’t, I can’t!”', '“Not me! Too big, too big!”'],
    wrong: ['So {S} went first, all alone. Slip, slip. Plop! {S} was stuck.'],
    sad: ['“Help!” said {S}. {H} hid {his} eyes. Knock, knock, went {his} knees.'],
    help: ['“My knees knock too,” said {E}. “One step. Then one more.”'],
    song: ['“One small step, and then one more!”', '“Shake, shake, step! Shake, shake, step!”'],
    act: ['{H} shook. But {H} went. One foot. Two feet. “Take my hand, {S}!”'],
    good: ['Up they came. Look at {H}, so big! Look at {S}, so glad!'],
  },
};
