import type { Topic } from '../topic.ts';

export const LISTENING: Topic = {
  id: 'listening',
  moral: 'listening and being trusted',
  titles: ['{H} Has Two Ears', 'What {E} Said First', 'In One Ear', 'The Rule by the {t^}'],
  slots: {
    rule: [
      'hold hands by the road',
      'put things back where they live',
      'stay where I can see you',
      'wash your hands first',
      'shut the gate',
    ],
  },
  flaw: [
    '“{Rule},” said {adult}. “Mm,” said {H}, who was being a [horse|train|spy]. It went in at one ear, had a look round, and left by the other. <m {adult} said it a second time, and then a third time, in a voice with edges.> <b {H} did not mean to be naughty. It was only that {his} own thoughts were so loud and so interesting, and other people’s words came in like weather from next door.>',
    'There were a lot of rules, and {H} could have said them by heart. “{Rule}.” Yes, yes. {He} [ran ahead|was gone already]. There had been a squeal of brakes that morning, and {adult} had gone very white, and had held on to {him} too hard. <m “Did you not hear me call?” {H} had heard. {He} just had not listened.> <b They are two different things. {He} was going to find out how different.>',
  ],
  want: [
    '“You’ll mind what you’re told?” {E} had asked. “Oh, yes,” said {H}, looking past {E} to see what was behind. {He} wanted to be given things to do, [real ones|big ones]. <m {He} wanted to be trusted with matches, and maps, and the front of the boat.> <b It was a pity that people kept on explaining. By the second word {he} knew how it would end.>',
  ],
  tempt: [
    '“Stop {inC},” {E} had said. “Wait until I come. And don’t [open it|cross it|touch it], whatever you hear.” It had been quite a long sentence. {H} had got as far as “stop”. And now there was a noise, just over there, something like bells. <m “We’re to wait,” said {S}, who had listened with both ears and counted on fingers.> <b “I’ll only look,” said {H}. It was the sort of thing that has “only” in it.>',
  ],
  wrong: [
    '{H} let go of {S}’s hand and ran. “{H}! Wait!” called {P}. It went in at one ear. “There was something about the edge!” called {S}. It came out at the other. {He} was nearly there. [The bells were just behind it|One more step]. <m {He} put a hand on it, the thing that was not to be touched, and pushed.> <b It is always such a small push.>',
  ],
  cost: [
    'There were no bells. There was a drop, with the wind ringing in it. {H} caught hold of a root. {T} did not have hands. It turned over once, quite slowly, and fell {toD}. <m “That,” said {S}, with a very white face, “was the end of the sentence.”> <b {He} hung there, and heard it then, the whole of it, from the beginning, in {E}’s voice. It had made perfect sense.>',
  ],
  low: [
    'They pulled {him} back. Nobody told {him} off. {P} only held on to {his} coat, with both hands, and shook. <m “I thought you’d gone,” said {P}.> <b It was the same as in the morning: that white face. {He} had thought rules were a fence, to keep {him} out of things. It looked more as if they were arms.>',
  ],
  insight: [
    '“I used to have wax in my ears,” said {E}. “No: I used to have me in my ears. I talked in there all day.” “How did you stop?” “I don’t. I just [turn it down|ask it to sit]. When someone speaks to me I stop my feet; I look at their face; and I say it back. Stop, look, say. It takes as long as a sneeze.” “But what if it’s a silly rule?” “Then you ask why. That’s allowed. But you ask it first, from this side of the edge.” <m {H} tried it. {He} stopped. {He} looked. {E} had green eyes with brown bits. {He} had never noticed.> <b “People don’t say ‘careful’ because they think that you’re a fool,” said {E}. “They say it because they couldn’t bear it.”>',
  ],
  test: [
    '“Listen,” said {S}. {inD} it was as black as a boot. Only {S} was small enough to see the safe way, from down there, and could only call it out. “Two steps, then stop. Then left. Not right.” {H}’s feet wanted to run. [Something shone, on the right|There was {T}, just over there]. <m It was so near. One jump would do it. In {his} head somebody was being a horse.> <b “Not right,” said the small voice. It had edges; and they were love.>',
  ],
  act: [
    '{H} stopped {his} feet. {He} looked to where {S}’s voice was. “Two steps and stop,” {he} said. “Then left. Not right.” “Yes!” called {S}. {He} did it. Something crumbled, on the right, just where {he} would have been. “Now three, and duck.” “Three and duck,” said {H}. And so on, word for word, the whole dark way; and at the end of it {his} hand closed on {T}. <m “You said it all back!” cried {S}. “Every bit.”> <b It was like a rope that {S} had let down to {him}, made of nothing except words. It had held because {he} had held it.>',
  ],
  reward: [
    'On the way {E} handed {him} the [map|matches|lantern], without a word. {H} looked at it, and at {E}. “Say it back,” said {E}; but {he} already was. <m “Careful,” called {P}. “I know,” said {H}. “I mean: thank you.”> <b It was heavier than it looked, being trusted. {He} would not have put it down for anything.>',
  ],
  home: [
    '“{Rule},” said {adult}. {H} was being a horse. The horse stopped. It looked at {adult}’s face. “{Rule},” said {H}. “Why, though?” And {adult} told {him}, [crouching down|on the kerb], and it took one minute. <m “That’s a good reason,” said {H}, and the horse put out its hoof to be held.> <b On Saturday {he} was allowed to the corner, all by {self}. {He} could feel {adult} watching, right down the street; and it was like arms.>',
  ],
  tiny: {
    start: [
      '“Stop here,” said {E}. “Hold my hand.” {H} did not hear.',
      '“Wait for me,” said {E}. But {H} had a hum in {his} ears. Hum, hum.',
    ],
    cry: ['“La, la, la! I can’t hear you!”', '“Run, run, run! Off I go!”'],
    wrong: ['Off ran {H}. “Stop!” said {P}. “Stop!” said {S}. Run, run, oh no!'],
    sad: ['Slip! Down went the {t}. {H} sat with a bump. {P} had a big fright.'],
    help: ['“Stop your feet,” said {E}. “Look at me. Now say it too.”'],
    song: ['“Stop and look and say it too!”', '“Two good ears, and I hear you!”'],
    act: ['“Two steps,” said {S}. “Two steps,” said {H}. “Then stop.” “Then stop.”'],
    good: ['And there it was! “You heard me!” said {S}. {H} took {E}’s hand.'],
  },
};
