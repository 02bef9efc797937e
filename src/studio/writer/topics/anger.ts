import type { Topic } from '../topic.ts';

export const ANGER: Topic = {
  id: 'anger',
  moral: 'what to do with anger',
  titles: [
    '{H} and the Hot Red Roar',
    'The Roar That Broke the {t^}',
    'Three Breaths, Said {E}',
    'Weather in {H}',
  ],
  slots: {
    prize: ['the tower of blocks', 'the model boat', 'the drawing on the fridge', 'the door of the bathroom'],
    asker: ['{adult}', 'little Max', '{his} cousin', 'Edie'],
  },
  flaw: [
    'It started in {his} toes. It went up through {his} knees, hot and red, and when it got to the top {H} roared. Things [flew|broke|got kicked]. That was how it had been with {prize}. Afterwards it was quiet, and {asker} was crying, and {H} could not remember what it had been about. <m “You mustn’t,” said {adult}. {H} knew that. The roar didn’t.> <b It was as though there was someone else who lived in {him}, and had the key, and never wiped their feet.>',
    '{H} was a cheerful sort of person for most of the day. But when something went wrong [there was a bang|it all went red|{his} hands did it before {he} knew]. This time it had been {prize}. “I hate you!” {he} had shouted at {asker}, and {he} didn’t, not at all. <m The words had stayed in the room after everyone had gone out.> <b {He} said sorry, every time. It was getting to be rather thin, that sorry, like an old towel.>',
  ],
  want: [
    '“I’ll be good today,” said {H} to {P}. “I shan’t get cross once.” {He} put the lid on, tight. <m {He} stubbed {his} toe and smiled. A bird stole {his} crust, and {he} smiled.> <b There was quite a lot under that lid already. But if you sat on it, it held.>',
  ],
  tempt: [
    '{inC} it went wrong, and it went wrong again. The [bridge was up|knot came undone|strap broke]. It started to drizzle. {S} sat down on {his} hat. And then {S}, meaning to help, took hold of {T} by the wrong end. “Don’t!” said {H}. Up through {his} knees it came. <m “Your ears have gone red,” said {P}, and took a step back.> <b There was one small second, as there always is, like the gap between lightning and thunder. {He} saw it go by.>',
  ],
  wrong: [
    '{H} roared. “YOU ALWAYS SPOIL EVERYTHING!” {He} [kicked a stone|stamped|hit the rock with {his} fist] with all {his} might. The roar went up the slope. It went round the corner. It did not stop when {he} did. <m {S} had both hands over both ears.> <b It felt wonderful. It felt wonderful for just as long as it takes to shout four words.>',
  ],
  cost: [
    'High above something answered. A pebble moved, and then a rock; and then [half the hillside|a whole wall of stones] came down with a roar that was a good deal bigger than {his}. It missed them. It didn’t miss {T}. That was knocked clean away, {toD}. <m When the dust had settled, {S} was standing a long way off.> <b Not from the stones. From {him}.>',
  ],
  low: [
    'It was gone now, all that red. It always went, and left {him} to clear up. {H} [picked up {his} hat|looked at {his} sore hand|sat in the dust]. “I’m bad,” {he} said. <m The hat was flat. It made {him} want to cry, how flat it was.> <b {He} could have borne it if they had been angry. But {S} was afraid of {him}. {He} saw it in how {S} stood.>',
  ],
  insight: [
    '“You’re not bad,” said {E}. “You’re weather.” {H} looked up. “I’ve got it too. Everyone has. Anger’s a [watchdog|fire alarm]: it barks to say that something’s the matter. You just don’t want it to drive the cart.” “It’s too quick for me.” “Then you start when it’s in the toes. What do you do with a storm? You can’t shut it in a box. You [open the windows|get everyone under cover, and let it rain where it hurts no one].” And {E} showed {him}: stamp three times, where it’s safe. Breathe out three times, like a dragon. Then use words. “I’m angry because.” <m “Because what?” “Ah,” said {E}. “That’s generally the interesting bit.”> <b {H} tried it. “I’m angry because… I was trying so hard to be good. And nobody could see.” And there, to {his} surprise, under the red, it was just wet.>',
  ],
  test: [
    '{T} was there, {inD}, under stones; and the stones were held up by one another, and by luck. “Quietly,” said {P}. One shout would bring it all down. {H} reached. Something bit {him}. The strap broke, again. And {S}, creeping up to help, [trod on {his} hand|dropped a rock on {his} foot]. <m It started in {his} toes.> <b Everybody saw it: knees, neck, ears. {S} shut both eyes.>',
  ],
  act: [
    '“I’m angry,” said {H}, through {his} teeth. {He} walked, ten steps, to where it was safe. Stamp, stamp, stamp. {He} breathed out like a dragon, once, and twice; and the third time it was [more like a horse|nearly a sigh]. “I’m angry because that hurt,” {he} said, “and because I’m scared we’ll never get it out. I’m not angry with you.” {S} opened one eye. “Is that it?” “That’s it,” said {H}. “It went by.” And they lifted down the stones, one at a time, without a sound. <m The red had been there. It had barked, and {he} had said, thank you, I heard.> <b It was like holding the reins of something huge and finding that it would, after all, walk.>',
  ],
  reward: [
    '“I’m sorry that I roared at you,” said {H}, when they had {T} out. “You don’t spoil everything. You [hardly spoil anything|only sat on my hat].” “I can do it too,” said {S}. “Listen!” And {S} stamped, and breathed, and let out a roar as big as a mouse’s. <m “I’m angry because I’m hungry!”> <b They all roared, then, at the open sky, where there was plenty of room for it.>',
  ],
  home: [
    'It was bound to happen again, and it did. Somebody knocked over {prize}. {H}’s ears went red. {asker} ducked. But {H} walked out to the back step. Stamp, stamp, stamp. One could hear the breathing right through the door. Then {he} came back. “I’m angry because that took me all day,” {he} said. <m “I would be too,” said {asker}. “Shall I help you to build it?”> <b {adult} did not say well done. {adult} put a chalk mark on the back step, and after that, whenever anyone in the house felt weather coming, that was where they went.>',
  ],
  tiny: {
    start: [
      'Oh no! The {t} got stuck. {H} went red. Red toes. Red nose.',
      'Oops! {S} sat on {H}’s hat. Flat! {H} went hot, hot, hot.',
    ],
    cry: ['“ROAR! ROAR! I am so cross!”', '“Grr, grr, stamp, stamp, GRR!”'],
    wrong: ['{H} kicked a rock. Bang! Down came the hill. Crash!'],
    sad: ['{S} hid. {P} hid. {H} did not feel red now. {H} felt blue.'],
    help: ['“I roar too,” said {E}. “Stamp, stamp, stamp. Then blow, blow, blow.”'],
    song: ['“Stamp it, blow it, let it go!”', '“Blow, blow, nice and slow!”'],
    act: ['Up came the red. {H} did not kick. Stamp, stamp, stamp. Blow, blow, blow.'],
    good: ['It went right by. “I was cross,” said {H}. “Now I am not. Hug?”'],
  },
};
