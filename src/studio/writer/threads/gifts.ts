import type { Thread } from '../thread.ts';

/** Something given early on that nobody understands until it is needed. There is no turn in the middle of a gift. */
export const GIFTS: readonly Thread[] = [
  {
    id: 'spoon',
    plant:
      'One of the {folk} pressed a wooden spoon into {H}’s hand. “It was my mother’s,” said a cracked old voice. “It has stirred worse than this.” <b {H} said thank you, and wondered where one puts a spoon.>',
    turn: '',
    payoff:
      'The spoon! {H} had it out in a second. It [wedged the gap|dug the first foothold|caught the edge] as if it had been carved for it. <b It had, indeed, stirred worse.>',
  },
  {
    id: 'thread',
    plant:
      '“Take this,” said an old weaver of the {folk}, and gave them a reel of [red|grey|sky-blue] thread. “You will think that it is too thin.” {P} did think so, and said it. <b “It is for remembering the way,” said the weaver, “not for holding up a bridge.”>',
    turn: '',
    payoff:
      'In the dark {H}’s hand met something thin: the thread. It had been running out of the bag the whole way. They followed it, finger by finger, {inD} and out. <b It was not for holding up a bridge. It was only for this.>',
  },
  {
    id: 'bell',
    plant:
      'A child of the {folk} ran up and gave {H} a bell with no tongue. “It doesn’t ring,” said the child. “It is the best I have got.” <b So {he} tied it to {his} belt, where it went on not ringing.>',
    turn: '',
    payoff:
      'Just then the little bell, the one that had no tongue, gave a clear sweet ring. All over {W} heads came up. <b Perhaps it had been saving it. There is a good deal of ringing in a bell that has been quiet for so long.>',
  },
  {
    id: 'jar',
    plant:
      '“A jar of [morning|yesterday’s sunshine|south wind],” said the lady at the stall, and would not take a coin for it. “Do not open it till you have to.” It looked empty. <b It also felt, very slightly, warm.>',
    turn: '',
    payoff:
      '{H} pulled the lid off the jar. Out came [light, a whole morning of it|a gold gust|warmth like an oven door opening]. It was enough to see by, and enough to breathe. <b It was enough: that was exactly how much was in it.>',
  },
  {
    id: 'word',
    plant:
      '“I have nothing to give you but a word,” said a very old {s} at the roadside. “It is ‘[together|slowly|again]’. Keep it dry.” <b {P} thought it a mean sort of present. {H} put it away at the back of {his} mind.>',
    turn: '',
    payoff:
      'All at once {H} knew what the old word was for. {He} said it aloud, and it was just the right size. <b It had kept perfectly dry.>',
  },
  {
    id: 'mitten',
    plant:
      'Somebody had knitted {H} one mitten. Only one. “The wool ran out,” said {E}. It had a [fish|star|carrot] on the back, or a mistake. <b It was much too hot for mittens.>',
    turn: '',
    payoff:
      'The edge was far too [sharp|cold|hot] to touch. Then {H} remembered the mitten. One was just right: one hand to hold with, and one to hold on. <b Whoever had run out of wool had known when to stop.>',
  },
];
