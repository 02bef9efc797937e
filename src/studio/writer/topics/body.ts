import type { Topic } from '../topic.ts';

export const BODY: Topic = {
  id: 'body',
  moral: 'your body belongs to you',
  titles: [
    '{H} Is the Boss of {H}',
    'The Secret That Was Too Heavy',
    'No, Thank You, Said {H}',
    'Five Fingers, Five People',
  ],
  slots: { person: ['a big cousin', 'somebody at a party', 'a friend of the family', 'a visitor'] },
  flaw: [
    '“Give {person} a hug,” somebody had said. {H} had not wanted to. [It was too tight|It tickled in a bad way|It went on too long]. {His} tummy said no, but {his} mouth said nothing. “Let’s keep it our secret,” {person} had whispered. <m It was odd: a secret is meant to be fun, and this one was not.> <b It sat in {him} like a stone in a plum. {He} wondered whether {he} had done something wrong. {He} had not. But nobody knew about it, so nobody could tell {him} so.>',
    'There are tickles that one likes, and tickles that one doesn’t. {H} had found this out with {person}. “Stop it,” {he} had said, and it had not stopped. “It’s only a game. Don’t tell,” said {person}. <m {adult} asked at bedtime if everything was all right. {H} nodded.> <b {He} had an uh-oh feeling, cold and fluttery, and it did not know where to go.>',
  ],
  want: [
    '{H} wanted a holiday from that feeling. “Nobody has to hug anybody here,” said {P}. “We ask first. A bow will do. Or a wave.” <m They tried all the ways there are, and laughed at the silliest.> <b {H} liked best the one where you just stood, a little way apart, and were glad.>',
  ],
  tempt: [
    '{inC} sat the Squeezer, with long, long arms. “Come here!” it said to {S}. “I squeeze everyone.” {S} stepped back. “No, thank you.” “Oh, don’t be rude,” said the Squeezer, and it squeezed. {S} went pale. “And it’s our secret,” it said, [“or you’ll be in trouble|“and look, here’s a sweet].” <m {S}’s eyes looked for {H}’s.> <b {H} knew that look. {He} knew it from the inside.>',
  ],
  wrong: [
    '{H} wanted to shout. But the Squeezer was big, and it had said “secret”; and one has to keep a secret, doesn’t one? So {he} [said nothing|looked at {his} boots|took {S}’s hand, and they crept away]. <m “We mustn’t tell,” whispered {S}. “No,” said {H}.> <b It was not {his} fault, nor {S}’s. It was the fault of the one with the arms. But silence felt like the only blanket there was, and they both got under it.>',
  ],
  cost: [
    'A secret like that has weight. With every step it grew. {S} would not sing. {H} could not eat. At the narrow place their legs just gave way beneath it, and {T} [slid|tumbled] out of {H}’s arms and away {toD}. <m “It’s because I’m so heavy,” said {S}. “Inside.” “Me too,” said {H}.> <b They looked at each other. They were carrying the very same stone.>',
  ],
  low: [
    'They sat close. Neither of them said it. There was {snd}. “I’ve got one as well,” said {H} at last. “From home.” {S} leaned on {him}. <m It was a bit better, with two. But two small ones cannot lift a thing like that.> <b “Who’s big,” asked {S}, “and kind, and listens?” They thought. There was someone.>',
  ],
  insight: [
    'They told {E}. It came out in bits. {E} did not shout and did not laugh. “Thank you for telling me,” said {E}. “I believe you. It’s not your fault, not a crumb of it. Your body belongs to you, from your hat to your toes. [Nobody may touch it in a way that you don’t like|You’re the one who says who hugs it]; and what’s under your swimming things is private.” “It was a secret,” whispered {H}. “A surprise is something that everybody gets to know in the end. A secret that makes your tummy hurt isn’t one to keep, ever, no matter who says so.” <m “Hold up your hand,” said {E}. “One finger for every grown-up you could tell. If the first one’s busy, tell the next. Go on telling till somebody helps.”> <b {H} counted. {adult} was the thumb. It was surprising how soon the whole hand was full.>',
  ],
  test: [
    '{T} lay {inD}, and in front of it, arms out, sat the Squeezer. “You’ve come for a hug!” it said. It was [very big|smiling|between them and the light]. {S} got behind {H}. <m {H}’s tummy gave the uh-oh, cold and fluttery. This time {he} listened to it.> <b “It’s only a game,” said the Squeezer. {H} had heard that one before.>',
  ],
  act: [
    '{H} stood up straight. {He} put out one hand, flat. “No,” {he} said, in a big voice. “Stop. I don’t like that. My body is mine, and {S}’s is {S}’s.” The arms hung in the air. “And we told,” said {H}. “It’s not a secret any more.” Behind them stood {E}, and {P}, and [all the {folk}|a dozen more of them], and they were very large and very calm. “They told,” said {E}, “and we heard.” <m The Squeezer got smaller and smaller, until its arms would not have gone round a cup.> <b “You’ll stay where we can see you,” {E} told it, “and somebody will teach you how to ask.” And the grown-ups saw to that. It was their job, and not the children’s.>',
  ],
  reward: [
    'The stone was gone. {S} turned three somersaults. “May I hug you?” asked {H}. {S} thought it over. “[A little one|A bow today|Yes, please]!” said {S}; and that is what they did. <m “It’s nice to be asked,” said {S}.> <b It was just as nice, {H} found, to ask.>',
  ],
  home: [
    '{H} found {adult} and took hold of a thumb. “I’ve got a secret,” {he} said, “and I don’t want it.” {adult} turned off the tap and sat down. {H} told it all, the hug and the whisper. “Thank you for telling me,” said {adult}. “You did just right. I’ll take care of it now.” And {adult} did. <m The next time somebody wanted a hug, {H} said, “I’d rather wave.” “Wave it is,” said {adult}.> <b They drew round {his} hand on a bit of paper, wrote a name on each finger, and put it on the fridge.>',
  ],
  tiny: {
    start: [
      '“Hug me!” said a big, big arm. {S} said no. But it hugged, too tight.',
      'Tickle, tickle. “Stop,” said {S}. It did not stop.',
    ],
    cry: ['“Shh, shh, do not tell!”', '“Hush, hush, not a word!”'],
    wrong: ['{S} felt yuck inside. {H} saw. But {H} did not tell. Not yet.'],
    sad: ['It was like a stone in the tum. Heavy, heavy. No song. No hop.'],
    help: ['“Tell me,” said {E}. They did. “I am so glad you told. It is not your fault.”'],
    song: ['“My nose, my toes, they all are mine!”', '“Top to toe, I say yes or no!”'],
    act: ['{H} put up a hand. “Stop! No!” And {E} came too, big and kind.'],
    good: ['“May I hug you?” said {H}. “Yes!” said {S}. That was a good, good hug.'],
  },
};
