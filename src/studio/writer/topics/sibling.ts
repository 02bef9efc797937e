import type { Topic } from '../topic.ts';

export const SIBLING: Topic = {
  id: 'sibling',
  moral: 'room for one more',
  titles: ['Room for One More', '{H} Was Here First', 'The Lap with Two Sides', 'Somebody New'],
  slots: { sib: ['{his} baby brother', '{his} baby sister', 'the new baby'] },
  flaw: [
    'Since {sib} had come, everything at home had a different [sound|smell|middle]. {adult}’s lap was taken. “Shh,” people said, and “In a minute,” and “You’re the big one now.” {H} did not feel big. {He} felt [like the spare chair|see-through|put away]. <m Visitors came with parcels, stepped over {him}, and asked to see the baby.> <b {He} had once asked, only once, when they were going to take it back. Everybody had laughed, and told each other, and no one had answered.>',
    '“Isn’t it lovely,” people kept on saying, “to have {sib}?” {H} looked. It was [red|loud|asleep]. It could not do one single thing. And yet it lay in the exact place where {H} used to be. <m {He} had tried lying on the floor and crying too. They had asked {him} not to be silly.> <b There was a hole in the world that was just {his} shape, and somebody else was in it.>',
  ],
  want: [
    '“Just us,” said {H} to {P} as they went. “Like it used to be.” Here at least {he} {was} the one who had been asked for. <m Here no one said shh.> <b {He} thought of {inZ}, and everybody looking, and nobody looking past {him}.>',
  ],
  tempt: [
    'But {inC} the {folk} came out to meet them; and what did they do? “Oh! Look at the little one!” They lifted up {S}. They gave {S} [the cushion|the first bun|the best hat]. “And aren’t you tiny!” <m {H} stood there with {T}. It might as well have been a bucket.> <b It was happening again. {He} had come all this way, and it had got here first.>',
  ],
  wrong: [
    'When it was time to go {S} was asleep in the sun. “Shall we wake…” began {P}. “[No room|It’s too far for babies|Let it sleep],” said {H}, and pulled the others on. <m It was done in a moment, without any noise at all.> <b “You’ll be happier here,” {he} told the small shut face, and knew that it was something grown-ups say.>',
  ],
  cost: [
    '{S} woke up, and they were gone. So {S} ran after them, by the short way, the bad way, calling. {H} turned at the sound. {T} tipped. {He} saw {S} reach out to save it, both of them too near the edge; and then there was no one. They had gone down {toD}. <m A very little hat lay on the path.> <b {H} picked it up. It was still warm inside.>',
  ],
  low: [
    '{He} had wanted it to be just as it used to be, and now it was. There was [plenty of room|no one to wait for|nobody saying “look”]. {H} held the hat. <m It was so small that it fitted on {his} fist.> <b Why was there so much room all of a sudden? It was not as nice as {he} remembered.>',
  ],
  insight: [
    '“When my brother was born,” said {E}, “I put the cradle out with the washing.” {H} stared. “I did, peg and all. I thought that love was a [pie|cake]: if somebody else had a piece, then mine would be smaller.” “Isn’t it?” said {H}. “Light a candle from a candle,” said {E}. “Is there less on the first one?” <m {H} thought about it hard. “No,” {he} said. “There’s just more light.” “And you’re allowed to say that it’s noisy,” said {E}, “and that you want a turn on the lap. Say it out loud. Laps don’t know by themselves.”> <b “A little one hasn’t taken your place, you know. Nobody can. It’s only got you to look at, to find out what a place is.”>',
  ],
  test: [
    'Down {inD} there was crying. Everybody had a try at stopping it. {P} made faces. {E} hummed. It only got louder. [The stones shook|It echoed], and {T} slipped a bit further with every sob. <m “What does it want?” cried {P}.> <b {H} knew. {H} had known all along. It wanted the person whom it had been running after.>',
  ],
  act: [
    '{H} crawled in, right to the end. “It’s me,” {he} said. “I left you, and I’m sorry. I wanted to be the only one.” And then {he} sang the [silliest|rudest|oldest] song {he} knew, the one about the goose, the one {he} used to be sung. The crying stopped. There was a hiccup. A tiny hand closed round {his} thumb, and held it as if there was only one thumb in the world. <m “Again,” said {S}.> <b Something in {H}’s chest, which had been clenched since before the baby, let go. So this was it, then. So this was what all the fuss was about.>',
  ],
  reward: [
    'They came up with {T} between them, {S} on {H}’s shoulders, drumming. “[Who’s that|Is that the one]?” asked the {folk}. “This is {S},” said {H}. “{S} is with me.” <m And {he} held on to both the small feet all the way.> <b It is a fine thing to be looked up to. It is finer still to be the shoulders.>',
  ],
  home: [
    'At home it was crying time. {adult} walked up and down. “Let me,” said {H}. {He} leaned over {sib} and sang the one about the goose. It stopped. It looked at {him}. It looked as if {he} {was} [the moon|the best thing on television|the whole sky]. <m “And after that,” said {H} to {adult}, “I’d like a turn on the lap. Just me.” “Come here,” said {adult}.> <b The lap had two sides. It turned out that it always had.>',
  ],
  tiny: {
    start: [
      '“Look at {S}! So small! So sweet!” No one said, look at {H}.',
      '{S} got a hug. {S} got a bun. And what did {H} get? “Shh!”',
    ],
    cry: ['“Me, me! Look at me!”', '“I was here first, first, first!”'],
    wrong: ['{H} went off and did not wait. Bye-bye, {S}. {S} was left behind.'],
    sad: ['It was so still. No one to hold {his} thumb. Then, far off: “Waa!”'],
    help: ['“Who can stop it?” said {E}. Not I. Not {P}. “I can,” said {H}.'],
    song: ['“Room for you and room for me!”', '“You and me and room to spare!”'],
    act: ['{H} ran to {S}. {H} sang the goose song. {S} held on to one thumb, tight.'],
    good: ['A lap has two sides. One for {S}. One for {H}. Hug, hug!'],
  },
};
