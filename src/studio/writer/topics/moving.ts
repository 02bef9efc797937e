import type { Topic } from '../topic.ts';

export const MOVING: Topic = {
  id: 'moving',
  moral: 'taking home with you',
  titles: [
    'Where the Boxes Went',
    '{H} and the House in the Pocket',
    'A Door with a Different Sound',
    'How to Carry a Home',
  ],
  slots: {
    mark: [
      'the pencil marks on the door',
      'the creaky third stair',
      'the crack shaped like a rabbit',
      'the tree outside the window',
    ],
  },
  flaw: [
    'The house was full of boxes. KITCHEN, said one, and another, in {adult}’s writing, {H}. On Saturday a truck would come, and they would live somewhere else. “It’s got a lovely [yard|window seat|bath],” said {adult}. But it hadn’t got {mark}. <m {H} unpacked {his} box every night, and every day somebody packed it again.> <b You can’t put {mark} into a box. {He} had tried to think of a way.>',
    '“It will be an adventure,” said {adult}, taping down a lid. {H} did not want an adventure. {He} wanted {mark}. [Already the rooms had an echo|There were pale squares on the walls]. {He} had told {his} friends that it might not happen. <m {He} hid the tape. {adult} had more.> <b {H} knew how to be in this house. {He} knew it in the dark. If {he} went away from it, who would know how to be {him}?>',
  ],
  want: [
    '“I like it here,” said {H}, of every place they came to. “We could stop here. We needn’t go on.” [{P} always got up first|But on they went]. <m {He} looked back so often that {he} walked into things.> <b There ought to be a country, {he} thought, where nothing ever got put on a truck.>',
  ],
  tempt: [
    '{inC} the {folk} were packing. “The {peril} comes every year,” they said. “We roll up our houses, and you light us to the new place with {T}. We can’t go till then.” There were [pots on poles|babies in baskets|beds on backs]. {S} was saying goodbye to a stone. {H} looked at {T}. <m Without it they would have to stay.> <b They would thank {him}, in the end. They just didn’t know yet how much they would miss it.>',
  ],
  wrong: [
    'That night {H} hid {T}. {He} pushed it deep into a hole and put a stone on top. “It’s lost,” {he} said in the morning. “So you can unpack.” [Nobody cheered|They looked at each other]. <m “But we’d sung goodbye,” said {S}.> <b {He} {was} only keeping things as they were. It was strange how much work that was, and how much digging.>',
  ],
  cost: [
    'Then it came. {peril1} The {folk} stood with their bundles, and no light to go by. And when {H} ran to fetch {T}, the hole had fallen in, and everything {he} had put there had dropped down {toD}. <m “We should have been over the hill by now,” said somebody’s grandmother. Nobody was angry. That made it worse.> <b The old place was going, whether or not one let it. All that {he} had managed was to lose them the new one.>',
  ],
  low: [
    '{H} put {his} arms round a post, the last one standing, and held on. It was cold. It was only [wood|a post]. <m Without the people it wasn’t anything.> <b So what was it that {he} had been holding on to, all this time? {He} looked at {his} own two arms, as though they might know.>',
  ],
  insight: [
    '“I’ve had nineteen homes,” said {E}. “Would you like to see them?” And out of a pocket came [a pebble, a bit of blue plate, a key|nineteen small things in a row]. “But those are just bits,” said {H}. “That’s the handle. The rest is in here.” {E} tapped {H}’s chest. “Tell me about yours. What does the door say?” “It says ‘urk’,” said {H}, “and then {adult} says ‘who’s that?’, although there’s only us.” {He} laughed, and {his} eyes ran over. <m “You see? That one’s packed. Nobody can drop it.”> <b “You can be sad for the old one, and go,” said {E}. “You’ve got two feet. One of them can look back.”>',
  ],
  test: [
    'It was dark {inD}, and {H} had {T} in {his} hands at last; but there was no way back up, only on: a tunnel that {he} did not know, going somewhere that {he} had never been. “[Is it nice there|Is that the new place]?” asked {S}. “I don’t know,” said {H}. “I’ve never seen it.” <m Behind them was what they knew, and it was filling up with water and stones.> <b {His} foot would not go. It was a foot that liked third stairs.>',
  ],
  act: [
    '“Goodbye, {mark},” said {H}. {He} said it out loud, and {he} said thank you too. “Goodbye, post. Goodbye, everything.” It took a bit of time. They all waited. Then {he} picked up {T} in one hand, and {S} with the other. “Come on,” {he} said. “Tell me what your door says.” “It says ‘pip’,” said {S}. And {H} went first, [round the bend|into the new dark], with the light, and they all came after {him}, singing. <m At the end it was green, and wide, and had nobody’s footprints on it yet.> <b {He} had thought that one left home and came to somewhere else. {He} had not known that it came along, at the back, carrying the pots.>',
  ],
  reward: [
    'By evening there was [smoke from nine new chimneys|washing on a branch|a queue for soup]. {S} had found a stone to be fond of. “Listen,” said {S}, and opened a door made from a blanket. “Pip!” <m “That’s not the door,” said {P}. “That’s you.” “Yes,” said {S}.> <b {H} put down the last bundle. {He} could smell somebody’s onions. It was nearly a place already.>',
  ],
  home: [
    'On Saturday the truck came. {H} went round the empty rooms and said goodbye to each of them. {He} took a rubbing of {mark}, with a crayon. In the new house the front door opened; and it did not say “urk” at all. It said “eep”. “Who’s that?” called {adult}, although there was only them. <m {H} grinned. It was in. It had been packed right at the top.> <b That night {he} lay and learned the new dark, one noise at a time. On the wall there was a crack. From one side it looked a bit like a fox.>',
  ],
  tiny: {
    start: [
      'Box, box, box. All in a box. It was time to move.',
      '“We have to go,” said {P}. “A new house!” {H} sat down.',
    ],
    cry: ['“I will stay, stay, stay!”', '“No box! No truck! I will not go!”'],
    wrong: ['{H} hid the {t}. Now no one could go. Down came the rain.'],
    sad: ['Splash! It was wet. It was cold. The old house was not home now.'],
    help: ['“Home is in here,” said {E}, and gave {him} a pat. “It comes with you.”'],
    song: ['“Bye-bye, old house! Hello, new!”', '“I take my home inside of me!”'],
    act: ['“Bye-bye, door. Bye-bye, tree.” {H} gave {S} a hand. Off they went.'],
    good: ['Knock, knock. A new door! A new tree! And the same old bed for {H}.'],
  },
};
