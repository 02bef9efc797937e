import type { Topic } from '../topic.ts';

export const HOSPITAL: Topic = {
  id: 'hospital',
  moral: 'being brave about getting better',
  titles: [
    'The Mending House',
    '{H} Blows Out the Candle',
    'What the Doctor Didn’t Say',
    'Brave Means Asking',
  ],
  slots: {
    bearer: [
      'a toy rabbit with one ear',
      '{his} softest blanket',
      'a small knitted whale',
      'the bear with the plaster',
    ],
  },
  flaw: [
    'On Thursday {H} had to go and be made better. That was how {adult} put it. There would be [a bed with wheels|a mask that smelled of strawberries|people in green], and it would not take long. “Have you got any questions?” asked {adult}. “No,” said {H}. {He} had about ninety. <m They kept {him} awake, standing round the bed in the dark.> <b What {he} could not find out {he} made up, and {he} was very good at making things up. The Thursday in {his} head had needles as long as broomsticks.>',
    '“It’s only a small thing,” everyone said of Thursday, so of course {H} knew that it was huge. {He} held on to {bearer}. “I’m not going,” {he} said. “I feel fine.” {He} did not feel fine, [not really|not when {he} moved|not at night]. <m “It will help you feel better,” said {adult}.> <b But feeling better was a long way off, on the other side of Thursday, and nobody would say what was in between.>',
  ],
  want: [
    '{H} was glad to be away from it all. “Nobody gets sick here, do they?” {he} asked. “Everybody does,” said {P}. “That’s what the Mending House is for.” {H} walked faster. <m {P} was limping a bit, from a splinter, and did not say so.> <b Perhaps, if one kept going, Thursday would be looking for {him} somewhere else.>',
  ],
  tempt: [
    '{inC} stood a white door. It was the Mending House. “That splinter must come out,” said {E} to {S}, who had one as well, “and {T} has got a crack that wants looking at. It’ll be just a minute.” {H} saw [a tray with shiny things on it|someone in a mask|a very bright lamp]. {His} heart banged. <m “Hold my hand?” said {S}. “I’ll do it if you hold my hand.”> <b Everything {he} had made up at night was there, behind that door, being polished.>',
  ],
  wrong: [
    '“No!” said {H}. {He} let go of {S}’s hand. {He} grabbed {T} and ran, away from the door, [as fast as {he} could|without a single question]. “It’ll get better by itself!” {he} shouted. <m Behind {him} {S} began to cry, and ran as well, since {H} had.> <b Fear is like that. It is the only thing in the world that you can give away and have just as much of it as before.>',
  ],
  cost: [
    'The crack did not get better by itself. With every jolt it grew. In the end there was a snap, and {T} [slid out of {his} arms|fell], and went down {toD}. And {S} could not go on either: that foot was [hot|fat|red] now, twice the size. <m “It was only a little one before,” said {S}.> <b {H} had run from one minute, and it had turned into a whole day.>',
  ],
  low: [
    '{H} sat with {S}’s foot in {his} lap. There was nothing that {he} could do for it. “Does it hurt?” “[Yes|A lot],” said {S}. “But I think it’s mostly not knowing.” <m {H} had nothing to say to that. It was just how {he} felt.> <b There they were, the ninety questions, all standing round. It seemed that they had followed {him}.>',
  ],
  insight: [
    '“Ask me,” said {E}. “Go on. One at a time.” So {H} did. “Will it hurt?” “A bit, like a pinch. It’s quick, and then it’s over. I wouldn’t tell you that it doesn’t.” “Will I be by myself?” “There’ll be somebody with you the whole time [till you’re asleep, and when you wake up|that they can].” “What if I cry?” “Then you’ll be someone who’s brave with a wet face. They get those every day.” <m And so on, down to ninety. It was odd: each time that {he} asked one, it sat down.> “There’s a trick as well,” said {E}. “Hold up a finger. It’s a candle. Breathe in through your nose, and blow it out, slowly. Now the next one.” <b {H} blew out all ten. “It doesn’t take the fear away,” said {E}. “It only gives it something to do.”>',
  ],
  test: [
    '{T} had to be got out of {D}, and {S} had to go to the Mending House, and someone must go with {S}, all the way in, [past the lamp|through that door]. “I’ll only do it if you come,” said {S}. {H} looked at the door. <m {His} legs got ready to run. They had had practice.> <b It was the same white door. There was nothing different about it, except that {he} had ninety fewer things to see behind it.>',
  ],
  act: [
    '“What’s your name?” {H} asked the person in the mask. “And what’s that for? And will you count, so we know when?” “I’m Doctor Fern. It’s for looking. And I always count.” {H} took {S}’s hand. “Here are the candles,” {he} said. They blew out one. They blew out two. “One, two, three,” said Doctor Fern. “Ow!” said {S}; and it was out. “Is that it?” “That’s it,” said Doctor Fern. “[Well blown|Would you like to keep it in a jar]?” <m “It was just a pinch,” {S} told everybody. “{H} knew the trick.”> <b {He} had held a hand, and asked, and stayed. There was a good deal to being brave that did not look like anything.>',
  ],
  reward: [
    'And {T}? They mended that too, [with a stitch of gold|on a little table of its own]. {S} hopped, and then walked, and then could not be stopped. <m “It’s better than before,” said {S}. “Look, I can do this!”> <b {H} laughed out loud. There it was: the other side. You couldn’t see it from where you stood. But somebody had been there, and had come back to tell you.>',
  ],
  home: [
    'On Thursday there was a bed with wheels. {H} took {bearer}. “I’ve got some questions,” {he} said to the lady in green, “about ninety.” The lady put down the pen and answered every one. There was a pinch; {he} blew out the candles; and the next thing {he} knew, {adult} was there, [and there was jelly|holding {his} hand|and it was over]. <m “Were you scared?” “Yes,” said {H}. “I asked it things.”> <b In the next bed was a small boy with round eyes. “Hold up a finger,” said {H}.>',
  ],
  tiny: {
    start: [
      'Oh no, a sore! “Let me see,” said the doctor. {H} hid {his} arm.',
      '“We can mend that,” said {E}. “No!” said {H}, and ran.',
    ],
    cry: ['“No, no, do not look! No, no, go!”', '“I am fine, I am fine, I am fine!”'],
    wrong: ['{H} ran off, and {S} ran too. Ow, ow! It got worse and worse.'],
    sad: ['Now they were both sore. {H} had a tear. {S} had two.'],
    help: ['“Will it hurt?” said {H}. “A bit,” said {E}. “Then it is done. Blow on my thumb.”'],
    song: ['“Breathe in, breathe out, blow it away!”', '“One, two, three, better, you’ll see!”'],
    act: ['{H} took {S} by the hand. In they went. Puff, puff! One, two, three.'],
    good: ['All done! A star for {S}. A star for {H}. And a red spot of tape.'],
  },
};
