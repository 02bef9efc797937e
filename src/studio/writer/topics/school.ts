import type { Topic } from '../topic.ts';

export const SCHOOL: Topic = {
  id: 'school',
  moral: 'being new',
  titles: [
    '{H} Is New Here',
    'The First First Day',
    'Somebody Else Called New',
    'How to Walk through a Gate',
  ],
  slots: {
    hook: [
      'a hook with a picture of a duck',
      'a peg with a yellow star',
      'a desk by the window',
      'a tray with a new label',
    ],
  },
  flaw: [
    'In [two days|three days|just one more sleep] it would be the first day of school. The shoes stood in the hall, very black. “You’ll have {hook},” said {adult}, “with your name on it.” {H} said that {he} had a tummy ache. <m {He} did have one. It came whenever {he} looked at the shoes.> <b There would be a hundred people there, and they would all know where the toilets were. It seemed to {him} the sort of thing that everyone is told, on some day when one is ill.>',
    '“Are you looking forward to school?” people asked. “Yes,” said {H}, as it was quicker. At night {he} lay and thought: [what if nobody sits next to me|what if I can’t find the door|what if they laugh at my lunch]? <m The new bag watched {him} from the chair.> <b “You’ll be fine,” said {adult}. {H} knew that adults say this about needles too.>',
  ],
  want: [
    '“I hope there aren’t many people there,” said {H}. “Where?” asked {P}. “{inZ}. Anywhere.” <m It was nice like this, with only the three of them. One knew where one was.> <b If only the whole world came in small helpings.>',
  ],
  tempt: [
    'But {inC} it was crowded. All the {folk} were there, [dozens of them|laughing|playing a game with rules]. They all knew each other’s names. They all knew when to clap. {P} ran in. {H} stayed by the gate. “Come on!” said {S}. “I’m new too. We could go in together.” <m Every face in the place seemed to be about to turn round.> <b There was a smile all ready on {H}’s face, and it would not come out.>',
  ],
  wrong: [
    '“I don’t want to,” said {H}. “It’s boring. You go.” And {he} turned round and walked off with {T}, quickly, as if there was [somewhere to be|a bus to catch]. <m {S} stood alone in the gate, with a hand still out.> <b Being lonely on purpose felt a good deal better than being lonely by accident. That was what {he} told {self}.>',
  ],
  cost: [
    'There was nobody to say “mind the step”. There was a step. {H} went one way and {T} the other, over the side and {toD}, and when {he} shouted for help {he} found that {he} did not know a single name to shout. <m “Excuse me!” {he} called. “Whoever you are!”> <b From inside the gate came the sound of everybody laughing at something nice.>',
  ],
  low: [
    '{H} sat behind a wall and listened to them. Somebody was being taught the game. Somebody had got it wrong, and they were all [giggling|starting again]. <m It didn’t sound so hard.> <b A wall is a good thing to sit behind. The trouble is that the back of it looks just the same from everywhere.>',
  ],
  insight: [
    '“Is this where the new ones sit?” said {E}, and sat down. “I’m looking for a place.” “You’re not new!” said {H}. “Oh, very. I’ve been new eleven times. They’re all new, you know. Ask them: each of them stood at that gate with [cold hands|a tummy ache|a stupid hat on].” “How did they get in?” “One of them said hello. After that there were two of them.” <m “What if no one says hello back?” “Then you’ve got it out, and the next is easier. But I never knew it to take more than three.”> <b “You don’t have to know everybody,” said {E}. “You need one. The rest comes with it, like the string on a kite.”>',
  ],
  test: [
    '{inD} {he} {was} not alone. In the corner there was somebody, curled up, with {T} beside it: somebody small, whom {H} had left standing at a gate. {S} did not look up. “I went in,” said {S}. “Then nobody knew me, so I came out again.” [It was hard to know what to say|Neither of them said anything].  <m {He} {was} on the outside of it this time. It was very odd, to be the one who might come in.> <b All it wanted was a word. It was the shortest one there is, and it was stuck crosswise.>',
  ],
  act: [
    '“Hello,” said {H}. “I’m {H}. I’m new, and I ran away, and I should have come in with you. [Is there room|May I sit here]?” {S} moved over. There was room. “Hello,” said {S}. And then there were two of them, so it was really quite easy to stand up, and pick up {T}, and go back to that gate. “Hello,” said {H} to the first face. “How does the game go?” <m “You’re out,” said the face, “and then you’re in. I’m Wilf. I’ve been here since Tuesday.”> <b By the third hello {he} had stopped noticing that {he} {was} doing it.>',
  ],
  reward: [
    'The game was [mostly running|a bit like chasey|impossible], and {H} got it wrong twice, and they giggled, and it was the other sort of giggling, the sort with you inside it. When they set off again they were [seven|nine|eleven], all carrying {T} by turns. <m {H} knew every one of their names.> <b From here the gate was just a gate. {He} had to look twice to find it.>',
  ],
  home: [
    'And so it was the day. The shoes said clip, clop. At the gate {adult} bent down. “All right?” “One,” said {H}. “I only need one.” {He} looked along the wall; and there, with cold hands and a stupid hat, was [a girl|a boy|somebody] who looked just as {he} felt. {H} let go of {adult}. “Hello,” {he} said. <m There was {hook}. It had {his} name on it.> <b “How was it?” {adult} asked in the afternoon. “I know where the toilets are,” said {H}, with pride. “I showed someone.”>',
  ],
  tiny: {
    start: [
      'So many of them! Big ones. Loud ones. {H} hid by the gate.',
      'In went {P}. In went {S}. But {H} held on to the gate.',
    ],
    cry: ['“Not me! I will not go in!”', '“Too new, too new, boo hoo, too new!”'],
    wrong: ['{H} ran and hid. {S} was all alone at the gate.'],
    sad: ['It was no fun in the bush. {H} could hear them sing.'],
    help: ['“I was new too,” said {E}. “Say one small word.”'],
    song: ['“Hello, hello, hello to you!”', '“Hello, me! Hello, you!”'],
    act: ['{H} went to {S}. One step. Two step. Out it came: “Hello!”'],
    good: ['Then there were two. Then there were four. In they all ran, in at the door.'],
  },
};
