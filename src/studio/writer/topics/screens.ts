import type { Topic } from '../topic.ts';

export const SCREENS: Topic = {
  id: 'screens',
  moral: 'looking up',
  titles: [
    '{H} Looks Up',
    'Five More Minutes in {W}',
    'The Glass That Ate the Day',
    'What {H} Almost Missed',
  ],
  slots: { screen: ['the tablet', 'the phone', 'the television', 'the game'] },
  flaw: [
    '“Five more minutes,” said {H}. {He} had said so at three o’clock. It was now [six|dark|nearly bath time], and {his} eyes were square and {his} legs had gone to sleep, and {screen} was going [ping|beep|tra-la]. <m Someone had come to ask if {he} would play outside. {He} had said, in five minutes.> <b They weren’t ordinary minutes, the ones in there. They were slippery. You could put a whole afternoon into one and not find it again.>',
    'There was a thing that {adult} did: stand in front of {screen}. “I’m talking to you,” said {adult}. “Mm,” said {H}, looking round the side. Outside it had [snowed petals|rained frogs, for all {he} knew|been summer]. <m When it was switched off {he} felt cross and itchy, as if {he} had been woken.> <b {He} wasn’t even having a good time, not always. It was just easier to go on than to stop, like walking downhill.>',
  ],
  want: [
    '“Is there anything to watch there?” asked {H}. “Where?” “{inZ}.” “Only everything,” said {P}. {H} sighed. {His} thumbs were twitching. <m {see} {He} didn’t see it.> <b The world was so slow. One could not skip any of it.>',
  ],
  tempt: [
    '{inC}, on a stone, lay a piece of glass. When {H} bent down, it lit up. There were [little people who danced|fish that burst like bubbles|races, one after the other] in it, and they were all pleased to see {him}. “Just a look,” {he} said. “Don’t,” said {S}. “That’s the Glimmer. It’s never finished.” <m “I can stop any time I like,” said {H}, and sat down, and gave {T} to nobody in particular to hold.> <b It did not need to hold on to you. It only had to be always just about to get good.>',
  ],
  wrong: [
    '“Five more minutes,” said {H}. {S} pulled {his} sleeve. [“There’s something you’ve got to see,” said {S}|“It’s getting late,” said {S}]. “Mm,” said {H}. {P} told a joke. {P} went away. The shadows went round. <m “{H}?” said somebody. It was a small voice. “{H}? I’m in a bit of trouble. {H}?” “Mm,” said {H}. “In a minute.”> <b The little people danced. There was a sparkling noise whenever {he} touched them. {He} could not have told you what it was about.>',
  ],
  cost: [
    'When {he} did look up, it was because the glass had gone black, and there was a face in it: {his} own. It was evening. There was nobody there. Moss had grown on one boot. And {T}, which no one had been holding, had rolled down, inch by inch, the whole of the afternoon, and gone {toD}. <m So had {S}, who had tried to stop it, and had called.> <b “In a minute,” said the echo. It had been saying that for some time.>',
  ],
  low: [
    '{H} tried to remember what {he} had seen in there. All those hours! [There was nothing left of it|It was like trying to remember soup]. {He} could remember one thing only: a small voice, getting smaller. <m {His} neck hurt.> <b A whole day had been set down in front of {him}, with its one sun, and its one joke of {P}’s, and {he} had used it to rest {his} elbows on.>',
  ],
  insight: [
    '“It’s a clever bit of glass,” said {E}. “I don’t say that it’s bad. I like to have a look myself. But it doesn’t know when you’re full. [A cake knows|A book has a last page]. That’s got no last page. So you’ve got to bring your own.” “How?” asked {H}. “Before you look, you say what comes after. ‘And then I’ll go and climb that.’ You say it to a friend. When it’s time, you look up, and you look far: as far as you can see. It breaks the thread.” <m {H} looked far. It hurt a little, and then it was like opening a window.> <b “There’s quite a good show on up here,” said {E}. “It’s only that it doesn’t shout.”>',
  ],
  test: [
    '{inD} the walls were all of it: glass, and all alight. On every side little people waved. [There was one with {his} own name on it|They had new games, they called]. And somewhere, behind all that sparkle, {S} was calling, no louder than a cricket. <m {H}’s head began to turn by itself, the way a flower’s does.> <b Just one look. There was no harm in that. There never had been any harm in just one.>',
  ],
  act: [
    '“I’ll come and look some other time,” said {H}, “for as long as a song. Now I’m going to find {S}.” {He} said it loudly, so as to hear it. And {he} looked up, and far, over the top of all the glass, to where there was one real star. Snap, went something, like a thread. {He} shut {his} ears to the ping and the tra-la, and listened for the cricket; [left, and left again|and followed it], and there was a small cold hand. “You looked up,” said {S}. <m “I’m sorry. I said in a minute, and I didn’t come.” “I know,” said {S}. “I counted them.”> <b Behind them, one by one, the walls went dark. There was nobody there to be bright for.>',
  ],
  reward: [
    'And then, on the way, there was so much. {see} [“Did you see that?” said {H}|{H} stopped dead]. {P} told the joke again, and it was such a good one. <m They lay on their backs till the dew came.> <b It went by only once, and no one could pause it. Perhaps that was why one looked so hard.>',
  ],
  home: [
    '“I’ll have {screen} for one programme,” {H} told {adult}, “and then I’m going up the tree.” The programme ended. Another began, all by itself, with music. {H} looked up. {He} looked far, out of the window. Click. <m {adult} nearly dropped the plates.> From the tree one could see [the whole street|the sea, or nearly|four gardens and a hen]. “Come up!” {he} called. “There’s a good show on.” <b And {adult} did; in an apron; and they missed the news.>',
  ],
  tiny: {
    start: [
      'What is this? A bit of glass. Ping! It lit up. {H} sat down.',
      'Ping, ping! So bright! {H} could not look away.',
    ],
    cry: ['“Not now, not now! One more! One more!”', '“Ping, ping! I can’t stop! Ping!”'],
    wrong: ['“Come and play,” said {P}. “Look at this,” said {S}. {H} did not look up.'],
    sad: ['Then it went black. No ping. It was late. Where was {S}? Where was {P}?'],
    help: ['“Look up,” said {E}. “Up, and far. Can you see the moon?”'],
    song: ['“Look up, look up, look up and see!”', '“Click it off and come with me!”'],
    act: ['Ping! went the glass. {H} shut it. Click. {H} looked up. {H} ran to {S}.'],
    good: ['A bug! A bird! A big round moon! “It is all out here!” said {H}.'],
  },
};
