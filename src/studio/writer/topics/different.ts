import type { Topic } from '../topic.ts';

export const DIFFERENT: Topic = {
  id: 'different',
  moral: 'being yourself',
  titles: ['{H}, Exactly', 'The Only One in {W}', 'Just the Right Odd', 'A Place with a {H} in It'],
  slots: {
    odd: ['the way {he} talked', 'the way {he} did things', 'how {he} looked', 'what {he} liked best'],
  },
  flaw: [
    'Most of the time {H} did not think about it. Then somebody would stare, or ask, or [giggle|go quiet|say “why?”]. It was {odd}. It was different from everyone else’s. So {he} had learned to [sit at the back|wear a hood|laugh first]. <m In the class photograph {he} {was} the one with half a face, behind a tall boy.> <b It took a lot of minding, being like everyone else. {He} had to watch how they did it, and then do it too, a moment late.>',
    '“I wish that I was just normal,” said {H}. {adult} put down the spoon. “I think you’re just {H},” said {adult}. That was no help. It was {odd}: people noticed. <m Some days {he} felt like a [green|square] peg in a box of round ones.> <b It wasn’t that {he} disliked it {self}. At home, alone, {he} never gave it a thought. It only began to be wrong when there were eyes on it.>',
  ],
  want: [
    '{H} hoped that in {W} nobody would see. {He} kept {his} hood up. {He} watched how the {folk} walked, and walked like that. <m “Have you got a stone in your boot?” asked {P}.> <b To fit: that was all. To be looked at and not looked at twice.>',
  ],
  tempt: [
    '{inC} everyone was going in two by two, in grey cloaks with grey hoods. “Put one on,” they said to {H} kindly. “[Then you’ll be like us|It hides the odd bits|One size fits all].” And there beside {him} was {S}, who was [spotty|purple|the only one with a curly tail], and could not be hidden at all. <m “I don’t think that they make it in my shape,” said {S}.> <b The cloak was soft. It had no front and no back. {He} had only to put it on, and no one would ask {him} anything ever again.>',
  ],
  wrong: [
    '{H} put on the cloak. “Is {S} with you?” asked the grey people. {H} looked at those spots, that tail, that hopeful face. “No,” {he} said. “I don’t know who that is.” <m {S} looked at the ground.> <b It fitted. It fitted perfectly. It fitted everybody.>',
  ],
  cost: [
    'But in the cloak {he} could not do things {his} own way, and {he} did not know how to do them in theirs. {T} had always sat just so in {his} arms. Now it [slipped|slid through the grey cloth]; and nobody noticed, as they were all looking straight ahead. It was gone, {toD}. {S} was gone too. <m “Who had it?” they asked. {H} said, “Me,” but {his} voice came out just like all the rest.> <b No one so much as turned round. {He} had got what {he} wanted.>',
  ],
  low: [
    'There was a pool. {H} looked in, to see what was left, and saw a row of grey hoods. Which was {his}? {He} lifted a hand. [They all seemed to lift one|It took {him} a moment]. <m It gave {him} a cold feeling, like losing {his} own coat in a heap of coats.> <b And somewhere there was a small spotted person who had thought that {he} {was} a friend.>',
  ],
  insight: [
    '“There you are,” said {E}. “How did you know me?” asked {H}. “By how you sit. By the back of your neck. By your whole way of being sad. [There’s only the one|Nobody else does it like that].” {H} pulled at the cloak. “They stare.” “Some do. Some of them don’t know any better, and you can tell them, if you feel like it, and if you don’t you needn’t. And some are just looking for somebody to be different with.” <m “Do I have to be good at something, to make up for it?” “Good heavens,” said {E}. “Does a tree?”> “You aren’t a mistake in somebody else’s pattern,” said {E}. “You’re all of your own.” <b “I might have been a better {e}, I dare say,” {E} added. “But then who would have been me? It’s the one job that nobody else was going for.”>',
  ],
  test: [
    '{inD} sat {S}, all alone, spots and all, with {T}. “You said that you didn’t know me.” And up above stood the grey people, looking down to see [who it was|what {H} would do]. If {he} took off the hood they would all see. <m “It’s all right,” said {S}. “You can say it again. I’m used to it.”> <b That was what did it: that “I’m used to it”. {H} knew it by heart.>',
  ],
  act: [
    '{H} took off the cloak. {He} took it right off, and stood there in front of everybody, {self}, [from top to toe|with {his} ears burning]. “This is {S},” {he} said. “{S} is my friend, and I said a thing that wasn’t true. And this is me. This is how I do it.” And {he} picked up {T} in {his} own way, just so, and it sat as it always had. Up above somebody pushed back a grey hood. Underneath was the reddest hair. Then another: [freckles|a hearing aid|one green eye and one brown]. <m “You too?” they were saying to each other. “All this time?”> <b There was not one plain grey person among them. There never had been. It had only been the cloaks.>',
  ],
  reward: [
    'What a noise there was, and what a lot of [colours|shapes|ways of laughing]! The cloaks made a very good tent. {S} asked {H} about {odd}, straight out, and {H} told, and asked about the spots; and then they talked about {food}. <m Nobody had to be like anything.> <b It was a funny feeling, after so long: not fitting in, but being in.>',
  ],
  home: [
    'At school they took the photograph again. “Tall ones at the back,” said the man. {H} did not go at the back. {He} stood in the middle and looked straight into it. Somebody asked about {odd}. “It’s just how I am,” said {H}. “Shall I show you?” <m {adult} hung it in the hall. “There’s my {H},” {adult} said. “You can tell at once.”> <b There was somebody new that week who sat at the back with a hood up. {H} moved over, to make a space.>',
  ],
  tiny: {
    start: [
      'All of them had stripes. {S} had spots. {H} had not got stripes at all.',
      'They were all grey. {H} was not grey. They looked at {H}. Look, look, look.',
    ],
    cry: ['“I want to be the same, same, same!”', '“Hide me, hide me, do not look!”'],
    wrong: ['{H} put on a big grey hat. Now no one could see {H}. Not {P}. Not {S}.'],
    sad: ['“Where is {H}?” said {S}. “Here I am!” But no one knew. It was sad in the hat.'],
    help: ['“I know you,” said {E}. “I know your nose. I know your toes. I like you just so.”'],
    song: ['“I am me and you are you!”', '“Me, me, just as I am, me!”'],
    act: ['Off came the hat! {H} took {S} by the hand. “Look! Here I am!”'],
    good: ['Then off came all the hats. Red hair! Big ears! Dots and spots! Hooray!'],
  },
};
