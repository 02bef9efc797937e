import type { Topic } from '../topic.ts';

export const SHARING: Topic = {
  id: 'sharing',
  moral: 'sharing',
  titles: [
    '{H} and the Biggest Half',
    'One for You, One for Me',
    'Four Hands for the {t^}',
    'Mine, Said {H}',
  ],
  slots: {
    prize: ['the good swing', 'the last pancake', 'the box of blocks', 'the blue scooter', 'the paint set'],
    asker: ['Tom from next door', 'little Bea', 'cousin Raf', 'the new boy', 'Suki'],
  },
  flaw: [
    'There was one word that {H} said more than any other, and it was “mine”. [That very morning|Only yesterday|At breakfast] {asker} had asked for a go with {prize}. “Mine,” said {H}, and [sat on it|held it up high|turned {his} back]. <m {asker} had gone away without a word and drawn in the dust with a stick.> <b {H} had won, and all afternoon {he} had waited for it to feel like winning. {Prize} had not been half as much fun with nobody to see.>',
    '“You could let {asker} have a turn,” {adult} had said. {H} looked at {prize}. If you gave somebody a turn, then for a whole turn you had nothing. [That was plain arithmetic|Anyone could see that]. “Mine,” {he} said. <m {asker}’s bottom lip went out like a drawer.> <b It was not that {H} was unkind. {He} only felt, whenever somebody reached for {his} things, that they were reaching for a piece of {him}.>',
  ],
  want: [
    'From the first step {H} carried {T} with both arms, tight, under {his} chin. “May I hold it? [Only for a minute|Only to that bend|I’ll be careful]?” asked {P}. “It was given to me,” said {H}. <m That was not quite how it had been, but it was how {he} had heard it.> <b In {his} head there was already a picture: {inZ}, with everybody looking, and {T} held high in one pair of hands. {P} was not in the picture.>',
  ],
  tempt: [
    'There {S} held out both [paws|arms|hands]. “My turn now? I am so cold, and it is so [warm|bright|lovely].” {H} looked down. {T} lay against {his} ribs and it seemed to fit there. If {he} walked on a little faster, nobody could ask. <m There would be no need to say no. One only had to be too far ahead to hear.> <b That is how the worst of ideas arrive: not with horns, but looking sensible, with their coats buttoned.>',
    '“We could [carry it between us|take turns|each have an end],” said {P}. “It would be lighter.” “It is not heavy,” said {H}, whose arms were [shaking|burning|numb]. {S} came close to touch {T}, just with one finger. <m {H} moved it to the other side.> <b Something small and mean woke up in {him} then and whispered: they will drop it; they will like it too much; they will never give it back.>',
  ],
  wrong: [
    '“It’s mine!” {H} said, much too loudly, and [ran|pushed past them|went off round the bend] with {T} hugged to {his} chest. <m Behind {him} {P} called once. {S} did not call at all.> {He} did not look round. <b {He} ran until there was nobody beside {him}, and told {self} that this was what {he} had wanted.>',
    '{H} buttoned {T} into {his} coat, where no one could see it, let alone hold it. “There,” {he} said. “Now nobody has to ask.” And {he} walked on alone. <m The coat bulged. It was not comfortable. {He} could not see {his} own feet.> <b “You’ve left the {food} as well,” {P} called after {him}. “Do you want that too? Do you want all of it?” And {H}, to {his} own surprise, had shouted back, “Yes!”>',
  ],
  cost: [
    'But two arms are only two arms. [A stone rolled|{His} foot slid|The ground gave a twitch], and {H} grabbed for the edge, and {T} jumped out of {his} coat. It bounced [once|twice], with a sound like a small laugh, and was gone {toD}. <m There had been nobody on the other end to hold it.> <b There had been nobody to see it fall, either, and {he} discovered that this was no comfort whatever.>',
  ],
  low: [
    '{H} sat down. {His} arms were empty at last, and they [ached|hung there|felt silly]. {He} had it all to {self} now: the whole place, the whole quiet, and every bit of {food}. <m {He} broke off a piece and could not swallow it.> <b It is possible, {he} found, to have all of something and for it to be less than half.>',
  ],
  insight: [
    'By and by somebody sat down next to {him}. It was {E}. “When I was small,” said {E}, “I had a [drum|pear|song] that was all mine. I kept it in a box.” “And then?” “Then nothing. That is the whole story. It stayed in the box.” <m {H} wiped {his} nose. “I thought if I gave some away there would be less of it.” “Of [cake|pears], yes,” said {E}. “Of most other things there is more.”> <b {E} took {his} left hand and put it in {his} right. “Try to carry the world like that,” said {E}. “Now try with three more pairs.”>',
    'It was {S} who came back first, with a piece of {food} in a leaf. “I kept you some,” said {S}. {H} looked at it. It had been cut very carefully down the middle, [and the bigger side was {his}|and somebody small had gone hungry for it]. <m “Why?” {he} asked. “Because then we are both eating,” said {S}, who thought it a strange question.> <b That was all. No one had ever explained it to {him} better, and the explainer had crumbs on its chin.>',
  ],
  test: [
    'There lay {T}, wedged deep, and it would not move for one. {H} pulled till {his} ears rang. Beside it was [a ledge just wide enough for two|room for more hands]. But {P} was far back and afraid, and all that {H} had to offer was the {food}, the last of it, and {tool}, and the best place to stand. <m {He} wanted them badly, all three.> <b “Mine,” said the old voice, from habit. It sounded tired.>',
  ],
  act: [
    '“It’s ours,” said {H}. {He} gave {P} the good place to stand, and gave {S} the last of the {food}, and held out {tool}. “I can’t do it by myself. I don’t want to. [Will you take this side|Who has got a free {limb}]?” They took hold, [one, two and three|all of them], and pulled. {T} came up as light as bread. <m “Your turn to carry it,” said {H} to {S}, and meant it, and let go.> <b Letting go was the hardest part. It lasted about as long as a hiccup, and after that it was only a nice, wide feeling in the hands.>',
  ],
  reward: [
    'They carried it between them, turn and turn about, {S} and {P} and {H}, and the way went past [like a song|in no time|under their feet]. It had been heavy for one. For three it was [hardly anything|a sort of game]. <m “You have it now.” “No, you.” “I’ve only just given it to you!”> <b Somewhere along there {H} noticed that {he} had stopped counting whose turn was longer.>',
  ],
  home: [
    'The next time {asker} came and looked at {prize}, {H} [felt the word come up|opened {his} mouth]. It was a short word and it began with M. {He} swallowed it. “Do you want to go first, or shall I?” said {H}. <m {asker} looked behind to see who {he} could be talking to.> They played until [the street lights came on|supper was cold|it was too dark to see]. <b With two there were so many more things that one could do with {prize}. {He} had had it all that time and had never found out what it was for.>',
  ],
  tiny: {
    start: ['{P} came to play. “May I have a go?”', '“Me too!” said {P}. “It is so [bright|nice|fine].”'],
    cry: ['“Mine, mine, mine!”', '“No! It is mine!”'],
    wrong: ['{H} held it tight. {H} ran off, all alone.'],
    sad: ['No one to play with. No one to sing. The {t} was no fun at all.'],
    help: ['{S} came by with a bun. Snap! One half for {S}. One half for {H}.'],
    song: ['“One for me and one for you!”', '“A bit for you, a bit for me!”'],
    act: ['{H} went back. {H} put out a hand. “{P}, it is your turn.”'],
    good: ['Up and down and round they went. Two is more fun than one.'],
  },
};
