import type { Topic } from '../topic.ts';

export const HONESTY: Topic = {
  id: 'honesty',
  moral: 'honesty',
  titles: [
    'The Crack in the {t^}',
    '{H} and the Very Small Lie',
    'What {H} Didn’t Say',
    'The Lie That Grew Legs',
  ],
  slots: {
    prize: [
      'the blue vase',
      'the big window',
      '{adult}’s favourite cup',
      'the garden gnome',
      'the kitchen clock',
    ],
  },
  flaw: [
    'It had been an accident. One moment there was {prize}, and the next moment there were [nine pieces of it|bits of it|a great many corners]. “Who did this?” asked {adult}. “[The wind|The cat|Nobody],” said {H}. <m It came out so easily that {he} was surprised.> <b And {adult} had believed it, and had gone to shut the window, and that was the part that {H} kept on seeing: the back of {adult}’s head, trusting {him}.>',
    '“You don’t know anything about {prize}, do you?” said {adult}. “No,” said {H}. It was a small lie, about the size of a [pea|crumb|shirt button]. {He} put it in {his} pocket and forgot it. <m But it had rolled about in there all day.> <b Small things do. It is the big ones that lie still.>',
  ],
  want: [
    'What {H} wanted was to be trusted. “You can rely on me,” {he} told [{E}|them all] as they set off, rather too often. <m {He} held {T} up so that everyone should see how careful {he} was.> <b If {he} did this well, {he} thought, then that other business would not count any more. It would be painted over.>',
  ],
  tempt: [
    'It happened {inC}. {H} was [showing off|walking backwards|juggling, just a bit], and {T} slipped and hit a stone. Tick. When {he} picked it up there was a crack in it, as thin as a hair. {He} looked round. [Nobody had seen|{P} was looking the other way]. <m {S} came up, whistling. “May I hold it now?”> <b And there it stood before {him}, wide open, like a gate in a fence: the easy thing.>',
  ],
  wrong: [
    '“Look what you’ve done!” {H} heard {self} say. “You’ve cracked it!” {S} stared at {T}, and then at the ground. “Did I?” said {S}. “[I only touched it|I was being careful|I didn’t mean to].” <m {P} looked from one to the other and did not say anything.> <b There was still time. It would have taken three words. {H} counted them, and they were such heavy ones, and the time went by.>',
  ],
  cost: [
    '“Then I mustn’t be trusted with anything,” said {S}, very low, and turned and ran. And because {S} had been holding on to it, and because {H} grabbed, {T} flew up between them, and fell, and rolled away {toD}. <m {S} had gone the same way, crying too hard to see.> <b One small lie; and now there were two things lost, and only one of them could be carried.>',
  ],
  low: [
    'Nobody blamed {H}. That was the worst of it. {He} sat down, and the lie sat down next to {him}. It had been as small as a pea. Now it was [as big as a boulder|bigger than {he} was|the size of a cow]. <m {He} tried to think about something else, and it was there too.> <b If somebody would only shout at {him}! But no one did. They were all being sorry for {him}, and every kind word was another stone.>',
  ],
  insight: [
    '“A lie is an odd sort of pet,” said {E}, who had come up quietly and was looking at nothing in particular. “You think that it is sleeping. But you have to feed it every day, and it only eats [other lies|sleep|friends].” {H}’s eyes stung. “How do you make it go away?” “You say its name,” said {E}. <m “What if they don’t like me any more?” “They might be cross. Cross is not the same.”> <b “I told one once,” {E} added after a time. “It was not a big one. I carried it for eleven years, and then it took me about as long to put down as it takes to eat a biscuit.”>',
  ],
  test: [
    'In the dark somebody was sniffing. “Don’t come near,” said {S}’s voice. “I break things.” {T} lay between them, and {S} would not touch it and would not move. [The way was getting narrower|There was not much time|Everyone was listening]. <m {H} could have said, never mind, I forgive you. It would have sounded so kind.> <b It would have been the biggest lie of all.>',
  ],
  act: [
    '“You didn’t break it,” said {H}. “I did.” [It came out in a squeak|{His} ears went hot|They all heard]. “I dropped it before you ever touched it. And I said that it was you. It was a lie, and I’m sorry.” Nobody spoke. Then a small hand came out of the dark and took hold of {his}. <m “I’m quite cross,” said {S}. “I know,” said {H}. “I shall be cross till supper,” said {S}, “and then I’ll stop.”> <b {H} breathed in. It was as if there had been no room for air in {him} since the morning, and now there was.>',
  ],
  reward: [
    'And the crack? When they held up {T} they saw that light was coming through it, [thin and gold|like sun under a door|in one bright line]. “It was not so bright when it was whole,” said {P}. <m “Nothing is,” said {E}.> <b And the true words, now that they had been said aloud, lay about quite harmlessly, like toys after a party.>',
  ],
  home: [
    '{H} found {adult} [at the sink|in the garden|folding shirts]. {He} did not wait for a good moment, since there isn’t one. “It was me that broke it,” {he} said. “It wasn’t [the wind|the cat]. I told you a lie.” {adult} put everything down. <m “That must have been heavy,” said {adult}.> They got the glue, and it took [the whole evening|three tries|a great deal of glue]. <b It never did look quite the same again. But {adult} gave {H} things to carry, after that, that {he} had not been given before.>',
  ],
  tiny: {
    start: ['Oops! {H} let go. Crack went the {t}.', 'Bump! The {t} hit a stone. Crack!'],
    cry: ['“It was not me! Not me, not me!”', '“Who, me? No, no, not me!”'],
    wrong: ['“Was it you?” said {P}. {H} hid {his} face. “It was {S}!”'],
    sad: ['{S} went off to cry. {H} had a lump, big as a bun, in {his} tum.'],
    help: ['“A lump like that wants to come out,” said {E}. “Say it small. Say it true.”'],
    song: ['“It was me, and that is true!”', '“True, true, I tell it true!”'],
    act: ['{H} ran to {S}. “You did not do it, {S}. I did. I am sorry.”'],
    good: ['The lump was gone! {S} gave a hug. They put some tape on it.'],
  },
};

/** The same story, when the parent called it telling the truth. */
export const TRUTH: Topic = { ...HONESTY, id: 'truth', moral: 'telling the truth' };
