import type { Topic } from '../topic.ts';

export const PATIENCE: Topic = {
  id: 'patience',
  moral: 'patience',
  titles: ['{H} Can’t Wait', 'Not Yet, Said the {t^}', 'The Slowest Day in {W}', 'Is It Time?'],
  slots: {
    prize: [
      'the bean in the jar',
      'the birthday parcel',
      'the cake in the oven',
      'the chrysalis on the sill',
      'the wet paint on the billycart',
    ],
  },
  flaw: [
    'Waiting was not a thing that {H} did. {He} [opened the oven to see if the cake was ready, and the cake sat down|dug up seeds to look how they were getting on|read the last page first]. With {prize} it was just the same. “Not yet,” said {adult}. {H} gave it a poke. <m “Is it yet now?”> <b And so it had come to nothing, as things do that are looked at too hard. {H} was cross with it for days.>',
    '“In a minute,” said {adult}. But a minute was [a whole minute|sixty seconds long|as long as a street]! {H} hopped on one leg and then on the other. {He} picked at {prize} with one finger. Just the corner. <m By the time the minute was over there was nothing left to wait for.> <b That had been happening rather often.>',
  ],
  want: [
    '{H} wanted to be there. Not to go there: to be there. “Come on!” {he} called, [every ten steps|over {his} shoulder|already out of sight]. {P} trotted. {S} ran. <m “What’s the hurry?” asked {P}. “It’s that it isn’t now,” said {H}.> <b {He} had always had the feeling that the good part was in the next room, with the door shut, starting without {him}.>',
  ],
  tempt: [
    '{inC} there was a sign: WAIT HERE FOR THE [THIRD BELL|GREEN LIGHT|SECOND WIND]. So they waited. [A leaf fell|A snail went by|Nothing happened, and then it happened again]. “It has rung once,” said {S}. “That’s good.” <m {T} was cold and dull in {H}’s hands, not ready at all. “It will shine when it is time,” {E} had told {him}.> <b {H} looked across. It was no distance. One could be over and back in the time that it took to stand here being sensible.>',
  ],
  wrong: [
    '“I’m going,” said {H}. “[It’s only a bell|Nobody will know|I’ll be quick].” “But it isn’t…” began {P}. {H} was already running. {He} shook {T} as {he} ran, to make it start. “Come on, shine!” {he} said. <m Behind {him} the second bell rang, quite calmly.> <b There would have been only one more. It is astonishing, afterwards, how short the thing was that you could not wait for.>',
  ],
  cost: [
    'The ground {inC} had not been ready either. It [sagged|swung|gave way] under {his} feet. {H} leaped back; {T} did not. Down it went, not shining, {toD}. <m Then the third bell rang, and a good wide bridge swung out across the gap, just where it ought to be.> <b It hung there, empty and solid, for anyone who had waited.>',
  ],
  low: [
    'Now there was nothing to do but sit. {H}, who hated sitting, sat. {He} watched [a beetle|a cloud|a drop of water] go from one side to the other. <m It took its time. It seemed to have plenty.> <b Had {he} got anywhere sooner, ever, by running? {He} tried to think of once.>',
  ],
  insight: [
    '“I was a gardener, you know,” said {E}, “when I was young and fast. I used to pull the carrots up by the hair, to make them grow.” “Did it work?” “What do you think?” {E} laughed. “Waiting isn’t doing nothing. Waiting is [holding the gate open|doing it very slowly|what the seed is doing]. Look with your ears for a bit.” <m {H} shut {his} eyes. There was {snd}, and behind it another sound, and behind that one more.> <b {He} had run past all this. It had been going on the whole time, in the gaps.>',
  ],
  test: [
    '{inD} they found {T} at last, lying in a still black pool. “Don’t grab,” whispered {S}. “It sinks if you splash.” So it did: {H} put in one finger, and it went [an inch|a hand’s breadth] lower. <m Far off something rumbled. They had not got long.> <b Every bit of {him} wanted to snatch. {His} arm had already begun, like a dog that has seen a cat.>',
  ],
  act: [
    '{H} took hold of {his} own hand with {his} other hand. {He} sat down by the water. And {he} waited. {He} waited till the ripples were [wide|gone|asleep]. {He} counted {his} breath to ten, and to ten again, and did not even lean. And {T} came up, by itself, slowly, slowly, like a moon; and just as it touched {his} palm it began to shine. <m “How did you know?” breathed {S}. “I didn’t,” said {H}. “I stopped not knowing at it.”> <b It was the longest that {he} had ever been in one place. There turned out to be quite a lot in it.>',
  ],
  reward: [
    'They walked on at the pace of {S}, who was the smallest. {H} [saw three things that {he} had never seen|ate one bite at a time|did not once ask if they were nearly there]. <m It did not take any longer. It only felt as though it had more in it.> <b “You’re walking funny,” said {P}. “I’m walking,” said {H}. “That’s all.”>',
  ],
  home: [
    'The next time that {adult} said “not yet”, {H} put {his} hands under {his} legs and looked. There was {prize}, or another just like it. Nothing moved. [Then, when even {adult} had given up looking, something did|And on the fourth day|And all at once, as if it had been saving it]: there it was, ready, right to the edges. <m “You waited,” said {adult}. “So did it,” said {H}.> <b It was better than it would have been. {He} could not have proved that, but {he} was nearly sure.>',
  ],
  tiny: {
    start: [
      '“Wait, wait,” said {E}. “Wait for the bell.” {H} did not like to wait.',
      'The sign said WAIT. {H} hopped. {H} huffed.',
    ],
    cry: ['“Now, now, now! I want it now!”', '“Go, go, go! I can’t wait, no!”'],
    wrong: ['So {H} ran. Too soon, too soon! Whoops, went the {t}.'],
    sad: ['Splash! It fell in the pool. {H} grabbed. Down it went. {H} grabbed. Down, down.'],
    help: ['“Sit with me,” said {S}. “Sit still. Let us count.”'],
    song: ['“One and two and wait with you!”', '“Slow, slow, let it grow!”'],
    act: ['{H} sat on {his} hands. {H} did not grab. {H} sat, and sat, and sat.'],
    good: ['Up it came, all by itself, like a big round moon!'],
  },
};
