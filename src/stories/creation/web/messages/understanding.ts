import type { Understood } from '../../understand-contract.ts';

/** What we understood of the prompt, under its field. */
export const UNDERSTANDING = {
  /** Before there is anything to understand. */
  idle: 'Pause for a moment, and we’ll say here how we understand it.',
  change: 'Change what we understood',
  situation: 'About',
  unclear: 'choose …',
  someone: 'Add someone',
  someoneTitle: 'Who is in the story?',
  relation: 'Who they are',
  relationHint: 'such as “best friend” or “Nana”',
  name: 'Name',
  nameHint: 'Please use letters only',
  role: 'Part in the story',
  leaveOut: 'Leave out',
  done: 'Done',
  thing: 'Thing',
  addThing: 'Add a thing',
  thingTitle: 'What matters in the story?',
  feeling: 'Feeling',
  noFeeling: 'any',
  justForFun: 'Just for fun',
} as const;

/** The part somebody has in a story. */
export const ROLE_NAMES: Readonly<Record<Understood['understanding']['people'][number]['role'], string>> = {
  other: 'is in it with the child',
  comforter: 'is there to help',
  affected: 'has died, is ill or is away',
  harmed: 'got hurt',
  didHarm: 'did the hurting',
  bystander: 'is near by',
};

/** Feelings that are offered; any other that was understood is offered beside them. */
export const FEELINGS: readonly string[] = [
  'worried',
  'afraid',
  'sad',
  'lonely',
  'cross',
  'jealous',
  'shy',
  'excited',
  'proud',
];
