import type { Danger } from './harms/dangers.ts';
import type { HelpLine } from './helplines.ts';

export interface Refusal {
  readonly code: 'STORY_REFUSED';
  /** The reason, shown to the parent. */
  readonly sentence: string;
  /** What to try instead, shown to the parent. */
  readonly suggestion: string;
  readonly helpLines?: readonly HelpLine[];
}

/** For each danger the sentence and the suggestion that a parent reads. */
export const SENTENCES: Readonly<Record<Danger | 'name', readonly [sentence: string, suggestion: string]>> = {
  selfharm: [
    'We cannot write a story that shows anyone how to hurt themselves.',
    'A story about big feelings, or about finding somebody to talk to, we would gladly write. If you are worried about a child, please call one of these lines.',
  ],
  sexual: [
    'We only write stories that are safe for children, so we cannot write this one.',
    'If you would like to talk about body safety, try “My body belongs to me” or “Telling a grown-up I trust”.',
  ],
  violence: [
    'This wish is too violent for a children’s story.',
    'Try the feeling behind it instead: “What to do when I am angry”, or “Standing up to a bully”.',
  ],
  hate: [
    'We do not write stories that look down on people for who they are.',
    'Try “Being different is fine”, or “Making friends with somebody new”.',
  ],
  drugs: [
    'This topic is not one we can write about for children.',
    'Try “Saying no when friends push you”, or “Looking after my body”.',
  ],
  weapons: [
    'We cannot write about making or using weapons.',
    'Try “Being brave without fighting”, or “Solving a quarrel with words”.',
  ],
  dares: [
    'A child might try this out, so we would rather not make it an adventure.',
    'Try “Saying no to a dangerous dare”, or a wild adventure that nobody can get hurt in, such as riding on a cloud.',
  ],
  crime: [
    'We cannot write a story that makes it look clever to take from others, to trick them or to be unkind.',
    'Try “Owning up to a mistake”, “Giving back what is not mine”, or a detective who solves a riddle.',
  ],
  secrets: [
    'We cannot write a story that sets a child against somebody in the family, or asks it to keep a worry from the grown-ups who look after it.',
    'Try “Loving both my parents”, “Two homes”, or “Telling a grown-up I trust”.',
  ],
  health: [
    'A story should not lead a child away from what keeps it healthy, so we cannot write this one.',
    'Try “Being brave at the doctor’s”, or “Why I take my medicine”.',
  ],
  politics: [
    'We leave politics to the grown-ups and do not take sides in our stories.',
    'Try “Listening to each other”, “A fair vote”, or “Caring for our world”.',
  ],
  defamation: [
    'We do not write about real people in a way that could hurt them.',
    'Try the same trouble with invented names: “When a neighbour is unfriendly”, or “When somebody is unfair to me”.',
  ],
  rude: [
    'Some of these words do not belong in a children’s story.',
    'Tell us in other words what the story should be about, such as “What to say when I am cross”.',
  ],
  unfit: [
    'We only make stories that are good for children to hear, and we are not sure that this one would be.',
    'Say in other words what your child is going through or dreaming of, and we will gladly write about that.',
  ],
  nostory: [
    'We only write stories, and we could not find an idea for one in this.',
    'Tell us in a sentence who or what the story should be about, such as “our cat who is afraid of the vacuum cleaner”, or what your child is going through.',
  ],
  name: [
    'That does not look like a child’s name.',
    'Type the name that your child is called by, or leave it empty.',
  ],
  steering: [
    'That reads like instructions to a machine rather than a wish for a story.',
    'Tell us in a sentence what your child is going through, such as “learning to share toys”.',
  ],
};
