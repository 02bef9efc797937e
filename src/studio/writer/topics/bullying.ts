import type { Topic } from '../topic.ts';

export const BULLYING: Topic = {
  id: 'bullying',
  moral: 'standing up and speaking out',
  titles: ['{H} Says Stop', 'Stand Next to Me', 'The Loud One and the Little One', 'What {H} Said Out Loud'],
  slots: {
    mean: ['Grax', 'Big Vern', 'Snell', 'Morga', 'Thrupp'],
    kid: [
      'a boy called Dane',
      'Tessa and that lot',
      'a big kid with a loud laugh',
      'three of them from the other class',
    ],
  },
  flaw: [
    'It happened by the taps, where no one could see. There was {kid}. Sometimes it was [a name|a foot stuck out|a bag thrown on a roof]. Mostly it was the laughing. “How was school?” asked {adult}. “Good,” said {H}. <m {He} had said “good” eleven days running.> <b {He} did not tell. If you told, it would be real. And perhaps, {he} thought at night, going over it, perhaps there was something about {him} that they had seen, and it was true.>',
    '{H} had a new way of walking to school. It was longer, and [went behind the shops|came in by the bins], and {kid} did not go there. {He} ate {his} lunch quickly. {He} laughed when they laughed at {him}, so as to be first. “You’re quiet,” said {adult}. “I’m tired,” said {H}. <m It was tiring, all that looking round corners.> <b {He} had got very good at being small. It worried {him} a little, how good.>',
  ],
  want: [
    'Here nobody knew {him}. “I’m quite funny, really,” {H} told {P}, and it was true, {he} {was}. {He} walked in the middle of the path. <m For an hour {he} did not look behind {him} once.> <b {He} wanted it to last. That was all {he} wanted: to go on being the size that {he} {was}.>',
  ],
  tempt: [
    '{inC} somebody stepped out. It was {mean}, with a gang. “Well, look at this,” said {mean}. But it wasn’t {H} whom they looked at. It was {S}. “[What’s that on your head|Can it talk|Say something, titch]!” They laughed. They looked at {H}, to see if {he} would laugh too. <m {S} looked at {H} as well.> <b {He} knew this laugh. {He} knew it from underneath. And now it was holding out a hand to {him}, as if to say: come up here, it’s dry.>',
  ],
  wrong: [
    '{H} laughed. It was only a small laugh. It was [more of a cough|over in a moment]. But it was the one that {S} heard. <m “You see?” said {mean}. “Even your friend thinks so.”> <b {He} {was} not the one being laughed at. For the length of a breath {he} felt nothing except safe; and after that breath {he} would have given anything to have it back.>',
  ],
  cost: [
    '{S} did not cry. {S} just turned and ran, blindly, [with the gang whooping behind|this way and that], straight into {H}, so that {T} was knocked out of {his} hands. Down it fell {toD}; and {S}, who would sooner be anywhere than here, went after it. <m “Ha!” said {mean}, but not very loudly. Nobody had meant it to go so far.> <b It never is meant to go so far. It goes by itself, once it has been started.>',
  ],
  low: [
    'The gang had gone. {H} stood there with that laugh still in {his} mouth, like [soap|a bad nut]. <m Nobody had made {him}. {He} tried to say so, and couldn’t.> <b So that was how it was done. You did not have to be bad. It was enough to be frightened, and to be glad that it was someone else.>',
  ],
  insight: [
    '“Who did that to you?” asked {E}. “Nobody did anything to me,” said {H}. “I don’t mean today,” said {E}. And out it all came: {kid}, and the taps, and the bins, and “good”. {E} listened to the very end. “That was not your fault,” said {E}, “not one bit of it. There’s nothing wrong with you that they saw. Thank you for telling me. [That is the hardest part, and it’s done|You won’t have to carry it alone now].” <m “What do I do?” “What can be said in three words? Stop it. Now. Or: come with me. You stand next to somebody. Then you fetch somebody big. That isn’t telling tales. Tales are to get a person into trouble; telling is to get a person out of it.”> <b “And the laugh?” said {H}, very low. “You owe somebody for that,” said {E}. “You’ll know how to pay.”>',
  ],
  test: [
    '{inD} they had got {S} in a corner, with {T} held high out of reach. “Jump for it!” said {mean}. There was [the circle|the laughing|that look again], and the gap in the circle was just as wide as {H}. “Here’s your friend,” said {mean}. “Come to watch?” <m {H}’s heart was going like a rabbit’s.> <b {He} could have turned round. It was what {he} {was} good at.>',
  ],
  act: [
    '{H} walked across the gap and stood next to {S}, so close that their shoulders touched. “Stop it,” {he} said. {His} voice cracked. “It isn’t funny. I laughed, and I was wrong. [Come on, {S}, you’re with me|{S}, come with me].” No one moved. Then {P} came and stood there too. And then, [one by one|red in the face], two of {mean}’s own gang. “And I’ve fetched {E},” said {H}, “because you’re too big for me, and that’s allowed.” <m {mean} looked round, and there was no circle any more. There was only a person with somebody else’s {t}.> <b “I was only playing,” said {mean}. “Then you’ll have to learn another game,” said {E}. “I’ll stay till you have.”>',
  ],
  reward: [
    '“You laughed,” said {S}, when they were out. “I did,” said {H}. “I’m sorry. I was scared that it would be me.” {S} thought about that. “[Next time stand nearer|You came back],” said {S}, and leaned on {him}. <m {mean} trailed along behind with {E}, carrying the bags and not saying much.> <b It was good to be three. It was better than being safe.>',
  ],
  home: [
    'That evening {adult} said, “How was school?” {H} opened {his} mouth to say “good”. “It isn’t good,” {he} said. “There’s {kid}. I’ve got to tell you all of it.” {adult} sat down then and there. {adult} did not shout, or say “just ignore them”. {adult} said, “I’m so glad that you told me. Tomorrow we’ll go in together.” <m And so they did; and it took a teacher, and a talk, and some more talks. It got better the way that knees do: not all at once.> <b A week later there was a little kid by the taps, looking at the ground. {H} went over and stood next to them.>',
  ],
  tiny: {
    start: [
      'Here came {mean}. “Ha, ha! Look at {S}! So small!”',
      '{mean} was big. {mean} was loud. {mean} took {S}’s hat.',
    ],
    cry: ['“Ha, ha, ha! You can’t catch me!”', '“Boo to you, and boo to you!”'],
    wrong: ['“Laugh too!” said {mean}. So {H} did: “Ha.” {S} ran off to hide.'],
    sad: ['That was not nice. {H} felt cold inside. Poor {S}!'],
    help: ['“Stand tall,” said {E}. “Use your voice. And I will come too.”'],
    song: ['“Stop! That is not kind!”', '“No, no, no! Let it go!”'],
    act: ['{H} went and stood by {S}. Then {P} stood there too. Then {E}.'],
    good: ['“Oh,” said {mean}. “I am sorry.” {mean} gave back the hat. Phew!'],
  },
};
