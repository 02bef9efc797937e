import type { Thread } from '../thread.ts';

/** Something that everybody believed and that was not so. The plant lets it be believed. */
export const TWISTS: readonly Thread[] = [
  {
    id: 'growl',
    plant:
      '“They say there is a Grumbler {inD},” whispered {S}. “It has teeth like [spades|doors|a piano]. It has never been seen.” “How do they know about the teeth?” said {P}. <b Nobody had an answer to that, so they walked a little faster.>',
    turn: 'It was then that they met the Grumbler. It was [not much bigger than {S}|older than anybody|round and grey], and it had no teeth whatever. What everyone had heard for years was its stomach. <m “I do not get visitors,” said the Grumbler. “They run off before I can put the kettle on.”> <b All that time they had been afraid of somebody who was waiting to be asked to tea.>',
    payoff:
      'The Grumbler came to the party in a clean collar, and ate eleven helpings. After that {D} was much quieter. <b And if a child of the {folk} was scared at night, somebody always said: it is only someone’s stomach.>',
  },
  {
    id: 'map',
    plant:
      '{E} had given them an old chart. On it {Z} was marked with a large black cross, and round the cross someone had written DO NOT. <b The rest of the line had been eaten by [moths|a goat|the damp].>',
    turn: '{P} held the chart against the light. “It does not say DO NOT,” said {P} slowly. “It says DO NOT GO ALONE.” <m The missing words had been on the back all the time.> <b They had nearly not come at all, because of half a sentence.>',
    payoff:
      'Before it was put away {H} wrote the missing words back on the chart, in ink, and so large that no [moth|goat] would ever get through them.',
  },
  {
    id: 'rival',
    plant:
      'Ahead of them on the road was a traveller in a tall hat, who was always just going round the next corner. “Someone else is after {T},” said {P} darkly. <b Whenever they hurried, the hat hurried too.>',
    turn: 'And round the corner stood the tall hat. Under it was [a very worried gardener|a lost postman|an uncle of {S}’s]. “Thank goodness!” cried the hat. “I thought that you were chasing me!” <m All day long each had run away from the other.> <b There was a silence, and then all of them began to laugh, rather weakly.>',
    payoff:
      'The traveller with the tall hat carried {S} home in it. It turned out to be a hat that was good at nearly everything except keeping ahead.',
  },
  {
    id: 'elder',
    plant:
      '“Has {E} ever made a mistake?” {H} asked. “Never,” said {P}. “{E} is never late, never lost and never wrong.” <b {H} sighed. It must be restful, {he} thought, to be like that.>',
    turn: 'In the wall {inD} somebody had scratched a name, long ago, with crooked letters. It was {E}’s. And under it: I got it wrong too. <m {H} put {his} fingers in the letters. They fitted.> <b So {E} had sat here once, just so, just as cold. And had got out again.>',
    payoff:
      '“I saw your name,” {H} told {E}. {E} went rather pink. “I wondered if it was still there,” said {E}. “I am glad that you found it. I left it for somebody.”',
  },
  {
    id: 'door',
    plant:
      'Half-way along stood a door in the middle of nowhere, with a wall on neither side. {S} tried the handle. “Locked,” said {S}. They walked round it. <b {P} stopped to wipe all feet first, out of habit.>',
    turn: 'At the very bottom there was a door. {H} knew that door: [the same paint|the same scratch by the lock], only this time they were on the other side of it. <m “It was never locked,” said {S}. “It only opens from in here.”> <b Somebody had to come all the way round, through the worst of it, to let the others take the short way. It was that sort of door.>',
    payoff:
      'The door in the middle of nowhere stands open now. People wipe their feet and go through, and save themselves half a day, and do not know whom to thank.',
  },
  {
    id: 'voice',
    plant:
      'Every evening a voice called out from {D}: “Oo-oo!” It made the {folk} shut their windows. “It wants to eat us,” said {S}. “It says so. It says ‘you’.” <b To {H} it had not sounded hungry. It had sounded like somebody asking for the time.>',
    turn: '“Oo-oo,” called the voice, quite near. “Hoo-oo are you?” And {H} said who {he} was. <m “At last,” said the voice. It belonged to an echo, a shy one, who had learned only questions.> <b No one had ever stayed to answer. “You may keep my name,” {H} told it, “to practise with.”>',
    payoff:
      'In the evening the voice called again. But now it called, “{H}! {P}! {S}!” and nobody in {W} shut a window. Some of them called back.',
  },
];
