import type { Topic } from '../topic.ts';

export const JEALOUSY: Topic = {
  id: 'jealousy',
  moral: 'being glad for someone else',
  titles: ['The Green Feeling', '{H} Looks over the Fence', 'Somebody Else’s {t^}', 'Why {S} and Not Me?'],
  slots: {
    prize: ['a new bike', 'the lead in the play', 'a puppy', 'a real telescope'],
    asker: ['Zara', 'cousin Leo', 'the boy over the fence', 'Poppy'],
  },
  flaw: [
    'It was green, and it sat under {his} ribs. It had come on the day when {asker} got {prize}. “Isn’t it great?” said {asker}. “It’s [all right|not the best sort|a bit small],” said {H}. <m {asker}’s smile went in, like a snail’s horn.> <b {H} had nothing against {asker}. But each time something nice happened next door, it felt as if it had been taken out of {his} own pocket.>',
    'Before {asker} had {prize}, {H} had been perfectly happy. Nothing had changed since then. {He} had the same room and the same friends. But now {he} kept looking over, and everything on this side had gone [dull|small|a size too tight]. “Come and see!” called {asker}. “I’m busy,” said {H}. <m {He} watched from behind the curtain instead.> <b It is a poor sort of looking, that. You see everything and you don’t enjoy any of it.>',
  ],
  want: [
    'But {H} had {T}! {He} carried it so that people should see. “Has anyone else got one?” {he} asked. “There’s only one,” said {P}. “Good,” said {H}. <m For once the looking would be in the other direction.> <b {He} rather hoped that {asker} would hear of it.>',
  ],
  tempt: [
    '{inC} the {folk} came to look at {T}. And then it did a thing that it had never done for {H}: as {S} went by, it [sang|shone|turned pink with joy]. “It likes the little one best!” they said. “{S} should carry it!” {S} beamed. <m “Wasn’t it funny?” said {S}. “Did you see?”> <b Green it came, and cold, up under {his} ribs. Why? What had {S} got? {He} had been so careful of it, all those miles.>',
  ],
  wrong: [
    '“Let me just fix the strap,” said {H}. It was easy. {He} loosened it [by one hole|a little|a finger’s width]. Then it would slip, and they’d see that {S} could not be trusted. “There,” {he} said, and patted it. <m “Thank you,” said {S}. “You’re so kind.”> <b It would have been better if {S} had not said that.>',
  ],
  cost: [
    'It did slip. But it slipped on the narrow part, where {S} was looking up and singing. {S} snatched at it. {T} went over; {S} very nearly did; and down, down, went all that singing, {toD}. <m “I dropped it,” whispered {S}. “They trusted me, and I dropped it.”> <b There was {S}’s shining face with the light gone out. {He} had wanted that. And now {he} had it, and there was nothing whatever that one could do with it.>',
  ],
  low: [
    '“Now we’re even,” said the green thing. {H} looked round. Nobody had {T}. Nobody was singing. [{S} was crying into a leaf|It was all quite fair]. <m It did not feel even. It felt like two people in a hole.> <b All this time {he} had thought that if the others had less {he} would have more. Here was the sum, worked out in front of {him}, and it came to nothing.>',
  ],
  insight: [
    '“It’s called the Green,” said {E}. “I’ve had it badly. I once hated somebody for a whole year, for having curls.” {H} almost laughed. “What did you do?” “I looked at what it was pointing to. It’s always pointing. It says, [I’d like some of that|look, there’s something that you long for]. That’s not wicked, that’s news. What did you want?” “I wanted it to sing for me,” said {H}, and {his} chin shook. “And have you ever sung to it?” said {E}. <m {H} had not. {He} had only carried it.> “Somebody else’s candle isn’t why yours is out,” said {E}. <b “And here’s an odd thing. You can warm your hands on somebody else’s. They don’t charge.”>',
  ],
  test: [
    '{T} lay {inD}, in the dark, dumb as a stone. It would only answer to a song, and there was only one person that it sang for. {S} was at the back. “I can’t,” said {S}. “I’m no good. I dropped it.” <m {H} could fetch it, now. {H} could be the one.> <b {He} need only say nothing. It would have been so simple, and {he} would have known it for the rest of {his} days.>',
  ],
  act: [
    '“You didn’t drop it,” said {H}. “I loosened the strap. I was green, because it sang for you. [It was my fault, all of it|You held it better than I ever did].” There was a silence. “You’re the best there is at singing,” {he} said. “I’d like to hear it. I’d really like to.” And {S} sang, small and cracked and then clear; and {H}, who could not sing, joined in underneath. Far down in the black something lit up, [in two colours|like a smile]. <m “It’s got your bit in it as well!” said {S}.> <b {He} looked under {his} ribs, to see if it was still there. There was just a bit of green left. It was about the right amount for a leaf.>',
  ],
  reward: [
    '{S} carried {T}, and everyone clapped, and {H} clapped [loudest|till {his} hands stung|first]. It was a strange thing. When you clapped for somebody a bit of it got on you. <m “You go in front,” said {H}. “I like to watch.”> <b “Were you really green?” asked {S}. “Like a frog.” “I get that,” said {S}, “about your legs.”>',
  ],
  home: [
    '“May I see it?” {H} said over the fence. {asker} looked doubtful. “I said it was only all right,” said {H}. “It isn’t. It’s terrific. I was just green.” {asker} laughed, and opened the gate. They spent the whole afternoon with {prize}, [turn about|inventing things to do with it]. <m “You’re so lucky,” said {asker} at the end, “with your legs, and that dad of yours, and your crooked tree.”> <b {H} looked back at {his} own side. From here it looked quite different. There was a crooked tree, and a light on, and somebody calling {him} in.>',
  ],
  tiny: {
    start: [
      'The {t} went ding for {S}! It did not go ding for {H}.',
      '“Well done, {S}!” they said. “Well done!” No one said, well done, {H}.',
    ],
    cry: ['“Why not me? Why not me?”', '“I want that! I want that too!”'],
    wrong: ['{H} gave the string a tug. Whoops! {S} let it fall.'],
    sad: ['{S} was sad. {H} was sad too. No one had it now.'],
    help: ['“I get green too,” said {E}. “But try this. Clap, clap, clap!”'],
    song: ['“Hooray for you, hooray for me!”', '“I clap for you, you clap for me!”'],
    act: ['“It was me,” said {H}. “I was green. Sing, {S}! Sing for me!”'],
    good: ['{S} sang. {H} sang. Ding, ding, ding! It went for two.'],
  },
};
