import type { Topic } from '../topic.ts';

export const LOSING: Topic = {
  id: 'losing',
  moral: 'losing well',
  titles: ['{H} Comes Second', 'The Race for the {t^}', 'Good Game, Said {S}', 'Best Loser in {W}'],
  slots: {
    prize: ['snakes and ladders', 'the egg-and-spoon race', 'Friday’s card game', 'the match in the park'],
    asker: ['{adult}', 'cousin Fred', 'Amina next door', 'the twins'],
  },
  flaw: [
    'When {H} won, {he} did a dance. When {H} lost, [the board went up in the air|there was shouting|somebody had cheated]. So it was with {prize}. {asker} was one ahead, and then two, and then everything was on the floor. “I don’t care,” said {H}. <m {asker} picked up the pieces, one at a time. “I don’t think I’ll play any more,” said {asker}.> <b {H} cared so much that it fizzed. It was as if, every time, what they were really counting was how much of {him} there was.>',
    '{H} knew how to win. It was easy: [you put both arms up|you ran round once and yelled]. Losing {he} had never learned, because {he} left before it was over. That was what had happened with {prize}. <m {asker} had been so happy, for about a second.> <b Nobody had said anything. They had only, the next day, started without {him}.>',
  ],
  want: [
    '“First!” said {H}, at [the gate|each bend|every tree]. {He} was first to see the bridge, and first to be hungry. <m “It isn’t a race,” said {P}. “Everything is,” said {H}, “if you’re quick.”> <b And {inZ}, of course, {he} would be the first of all, and it would be {his} name they called.>',
  ],
  tempt: [
    '{inC} the {folk} had a custom. Whoever carried {T} on from there had to win it, fair and square, in [a race|a throwing game|a game of stones]. {H} was sure. {H} was ahead. Then something small went past with its tongue out: {S}. <m “{S} wins!” cried everybody. {S} looked just as surprised as they did.> <b {H} felt it coming, up from {his} toes, hot and red. There was a moment when {he} could have stepped aside and let it go by.>',
  ],
  wrong: [
    '“That’s not fair! [It doesn’t count|You started early|I slipped]!” And {H} snatched {T} out of {S}’s hands, and gave a push, not a big one. The cheering stopped. <m “But I won,” said {S}, in a very small voice.> <b “You didn’t,” said {H}. “You’re too little to.” And in the silence {he} heard how it sounded.>',
  ],
  cost: [
    '{T} did not like to be snatched. It twisted, it slid; {H} held on to it with the tips of {his} fingers, and then with nothing. Down it went {toD}. <m So now no one had won it at all.> <b “Game over,” somebody said. All round {him} the {folk} were turning away and going in, and shutting their doors.>',
  ],
  low: [
    '{H} played a game by {self}, with pebbles. {He} won. {He} played again. {He} won that one too. [It was the dullest game in the world|There was nobody to say “oh!”]. <m {He} put the pebbles back where they belonged.> <b {He} had never thought about it before: that the other one, the one who loses, is half of the game.>',
  ],
  insight: [
    '“I have lost four hundred and twelve times,” said {E}, “and I remember every one.” “That’s terrible,” said {H}. “Is it? You only remember the winning. The losing I learned things from. And somebody had a lovely day, each time, and I was there.” <m “It feels as if I’m smaller,” said {H}. {E} nodded. “It does. It’s like [cold water|a bee sting]. You say ouch, and you count to ten, and you shake hands, and you find that you’re the same size.”> “What do you say?” asked {H}. “‘Good game,’” said {E}. “It’s only two words, but you have to be quite big to lift them.” <b “And mean it?” “Ah. You say it until you do.”>',
  ],
  test: [
    'Getting {T} out of {D} needed somebody quick and small. Everyone could see who that was. {H} could go {self}, and be the hero, and most likely get stuck; or {he} could stand here and hold [the rope|{tool}] for somebody else. <m “I could try,” said {S}, not very near to {him}. “If you want me to.”> <b The red thing came up from {his} toes again. It knew the way by now.>',
  ],
  act: [
    '“Ouch,” said {H}, and counted to ten. Then {he} went to {S} and held out {his} hand. “Good game,” {he} said. “Before. You were faster than me, and I couldn’t stand it. You should be the one to go.” And {he} held on with both hands, and shouted: “Go on, {S}! [Left a bit|You’ve nearly got it|Come on]!” <m {S} went like an arrow.> <b {He} shouted till {he} {was} hoarse. It was the oddest thing. {He} {was} cheering, and it was not for {him}, and {he} seemed to be having the time of {his} life.>',
  ],
  reward: [
    '{S} carried {T}, as was only right, and {H} walked behind. “Second,” {he} said to {self}, trying it out. It did not hurt much. From there you could see [more|who was in front, grinning|the whole parade]. <m “Want a turn?” asked {S}. “You won it,” said {H}.> <b They looked at each other and both did the dance.>',
  ],
  home: [
    '{prize} again, at the same table, or very nearly. {asker} was one ahead, and then two, and then it was over. Everybody looked at {H}. {H} looked at the board. “Ouch,” {he} said. There was a long wait: it was a count of ten. “Good game.” <m “Really?” said {asker}. “It will be,” said {H}, “in a minute. Again?”> <b They played until it was too dark to see who was winning.>',
  ],
  tiny: {
    start: [
      '“On your marks!” Off they ran. Who won? {S} won! {H} did not.',
      'Run, run, run. {S} was first. {H} was last.',
    ],
    cry: ['“Not fair, not fair, not fair!”', '“I want to win, win, win!”'],
    wrong: ['Grab! {H} took the cup from {S}. Push! Stomp, stomp, stomp.'],
    sad: ['So all of them went home. {H} ran a race, all on {his} own. {H} won. It was no fun.'],
    help: ['“Say ouch,” said {E}. “Then shake my hand. Then say it.”'],
    song: ['“Good game, good game, one and all!”', '“You win, I clap! I win, you clap!”'],
    act: ['{H} went to {S}. “Ouch,” said {H}. “Here is my hand. You won.”'],
    good: ['Then they ran one more. Who won? Who knows! They all fell down.'],
  },
};
