import { counted } from './counted.ts';

const stories = (count: number) => counted(count, 'story', 'stories');

/** Deleting all that was made for one child. */
export const CHILDREN = {
  title: 'One child',
  lead: 'Everything that was made for one child can be deleted alone.',
  child: (name: string, count: number) => `${name}, ${stories(count)}`,
  delete: 'Delete',
  deleteWhat: (name: string) => ` everything for ${name}`,
  sure: (name: string, count: number) =>
    `Delete the name ${name}, ${stories(count)}, their pictures and the wishes behind them? This cannot be undone.`,
  keep: 'Keep them',
  yes: (name: string) => `Yes, delete everything for ${name}`,
  deleting: 'Deleting…',
  deleted: (name: string) => ({
    title: 'Stories deleted',
    message: `Everything that was made for ${name} is being erased.`,
  }),
  notDeleted: 'Stories not deleted',
  notDeletedAdvice: 'Please try again in a moment.',
} as const;
