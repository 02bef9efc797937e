import type { Topic } from '../topic.ts';

export const FOOD: Topic = {
  id: 'food',
  moral: 'trying something new',
  titles: ['Just One Bite', '{H} and the Terrible {dish^}', 'Beige, Said {H}', 'The Feast at {Z}'],
  slots: { dish: ['green beans', 'broccoli', 'pumpkin', 'mushrooms', 'peas', 'spinach'] },
  flaw: [
    'There were five things that {H} ate, and all of them were [the colour of sand|beige]. On the plate tonight there was a sixth: {dish}. {H} looked at it. It looked back. “You could try just one bite,” said {adult}. “I don’t like it,” said {H}. <m “Have you ever tasted it?” “I can tell from here.”> <b It sat there until it was cold. Then it went into a sock. There was quite a lot, by now, in that sock.>',
    '“It’s got bits in it,” said {H}, and pushed the plate away. It was {dish}. It was [always {dish}|{dish} again]. {adult} had cut it in the shape of a star, and made it say hello, and got tired, and stopped. <m {H} ate bread.> <b {He} had nothing against dinner. What {he} did not like was not knowing: that half a second when it was already in your mouth and could be anything.>',
  ],
  want: [
    '{H} had brought bread. “What’s there to eat {inZ}?” {he} asked. “A feast,” said {P}. “There are a hundred dishes, and you get one spoon.” {H} felt for the bread in {his} bag. <m It was still there. It was all there, every slice.> <b {He} would just have to do the heroic part and go home before supper.>',
  ],
  tempt: [
    '{inC} lived a cook, and the cook’s helper was {S}’s cousin. They had made a dish for the travellers. “It’s what gives you strength for {D},” they said. “We’ve been at it since four.” It was [green, mostly|steaming|orange]. It had {dish} in it. They all watched {H} with shining eyes. <m “Well?” asked the cook.> <b {H} picked up the spoon. {He} had a sock with {him}. It was, after all, a very good big sock.>',
  ],
  wrong: [
    '“Mmm,” said {H}, and put it in the sock. Spoon after spoon it went, when they weren’t looking. “Delicious,” {he} said. And then, because the sock was full and dripping, {he} threw it [behind a bush|over the wall|out at the window]. It hit the cook. <m Nobody said a word. The cook wiped a bit of {dish} off one eyebrow.> <b “I see,” said the cook, and took off the tall white hat, and went indoors. It was that taking off of the hat.>',
  ],
  cost: [
    'By the afternoon the others were striding along, and {H}’s knees had gone like wet bread. Half a slice, a whole slice; it made no difference. On the steep part {his} arms gave up. {T} slid out of them, and fell away {toD}. <m “You’re shaking,” said {S}. “Didn’t you eat your dinner?”> <b {He} {was} empty. There was no other word for it. {He} had been so busy keeping things out.>',
  ],
  low: [
    '{His} stomach growled [like a bear|so that it echoed]. {H} looked in {his} bag. The bread had gone [hard|green in its own way|to crumbs]. <m It struck {him} that it had never been very interesting, bread.> <b And {he} thought of the cook, getting up at four, in the dark, and putting on that hat.>',
  ],
  insight: [
    '“I eat the same thing every day,” said {E}, “and I’m two hundred. But I remember my first plum. I screamed.” “Was it nasty?” “It was new. They’re next-door neighbours, nasty and new; I kept going to the wrong house. You don’t have to like it, you know. Liking comes or it doesn’t. You’ve only got to [meet it|say how do you do]. Look at it. Smell it. Touch it. Lick it. Then one bite the size of a mouse’s. And you’re allowed to say ‘no, thank you’, and try again another day.” <m “How many other days?” “For me and olives,” said {E}, “it was eleven. Now we’re inseparable.”> <b {H} had always thought that it was yes or no. Nobody had told {him} there were stairs.>',
  ],
  test: [
    'All over the walls of {D} grew one single thing to eat. It was [knobbly and green|wet and orange|frilly]. It looked, of all things, like {dish}. “It’s that or no strength,” said {S}, “and no strength, no climbing out.” <m {H} held a piece of it. It had bits in it.> <b That half a second, there it was again: the edge, and not knowing. It was the smallest cliff in the world and {he} had never once jumped.>',
  ],
  act: [
    '{H} looked at it: it was shaped like a very small tree. {He} smelled it: [rain|grass|a bit like popcorn]. {He} touched it with {his} tongue. Nothing blew up. “A mouse’s bite,” {he} said; and shut {his} eyes; and bit. They all waited. It was crunchy, then sweet, and then a bit strange. “Well?” said {S}. “It’s not nice,” said {H} slowly. “It’s not nasty. It’s… [interesting|green]. I’ll have one more.” <m By the fourth there was something in {his} legs again, warm and strong.> <b So that was all it was, the other side of that half second. There was somewhere to stand.>',
  ],
  reward: [
    '{H} went up the wall like a [lizard|ladder], with {T} on {his} back. And at the feast {he} took the spoon and tried all the hundred dishes, in bites for a mouse. There were [sixty|fifty|forty] that {he} did not care for, and a few that were horrible; but nine {he} would have fought for. <m “Nine!” {he} kept saying. “I used to have five!”> <b On the way they had stopped at the cook’s. “I’m sorry about the sock,” {he} had said. “May I please taste it?” And the hat had gone back on.>',
  ],
  home: [
    'It was {dish} for dinner. {H} looked at it. {He} smelled it. {adult} pretended to be busy with the salt. “How do you do,” said {H}, and took a bite the size of a mouse’s. {adult}’s fork stopped in the air. <m “No, thank you,” said {H}. “Not yet. I’ll ask it again on Tuesday.”> <b On the fridge there was a list, in crayon. It said SEVEN, and then it said EIGHT, and there was plenty of room at the bottom.>',
  ],
  tiny: {
    start: [
      'What is that on the plate? Is it green? Is it hot? “No,” said {H}.',
      'The cook made {dish}. “Try it!” said the cook. {H} shut {his} lips.',
    ],
    cry: ['“No, no, yuck! Not for me!”', '“Take it away! Yuck, yuck, yuck!”'],
    wrong: ['{H} hid it in a sock. Plop! The sock fell on the cook.'],
    sad: ['Then {H} had no zip. No zap. No hop. {H} was flat as a mat. Grumble, went {his} tum.'],
    help: ['“Look at it,” said {E}. “Sniff it. Lick it. Then one bite for a mouse.”'],
    song: ['“Look, sniff, lick, and one small bite!”', '“Nibble like a mouse, nibble, nibble!”'],
    act: ['{H} had a look. {H} had a sniff. {H} had a lick. And then… crunch!'],
    good: ['“Oh!” said {H}. “One more, please.” Zip, zap, hop!'],
  },
};
