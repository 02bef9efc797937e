import { counted } from '../../../story/web/messages/counted.ts';

const stories = (count: number) => counted(count, 'story', 'stories');

/** Deleting everything that was made for one child. */
export const CHILDREN = {
  title: 'One child',
  lead: 'You can delete everything we made for one child.',
  child: (name: string, count: number) => `${name}, ${stories(count)}`,
  delete: 'Delete',
  deleteWhat: (name: string) => ` everything for ${name}`,
  sure: (name: string, count: number) =>
    `Delete the name ${name}, and ${stories(count)} with the pictures and the ideas behind them? This can’t be undone.`,
  cancel: 'Keep them',
  yes: (name: string) => `Yes, delete everything for ${name}`,
  deleting: 'Deleting…',
  deleted: (name: string) => ({
    title: 'Stories deleted',
    message: `We’re erasing everything we made for ${name}.`,
  }),
  notDeleted: 'Stories not deleted',
  notDeletedAdvice: 'Please try again in a moment.',
} as const;
