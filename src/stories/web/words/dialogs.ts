/** What the dialogs say before the code of what lies in them has come. */
export const COMING = 'One moment…';
export const CREATE_DIALOG = 'Create Story';
export const SHARE_DIALOG = 'Share Story';

/** What is seen and heard until a book opens. */
export const OPENING = {
  name: 'Story',
  status: 'Opening your magical story...',
  close: 'Close',
} as const;

/** Stands in place of the form for a parent who has no credit. */
export const CREDITS_REQUIRED = {
  title: 'Credits Required',
  lead: 'You need at least 1 credit to create a story.',
  terms: 'Each story costs 1 credit. Credits never expire, and a story that fails gives its credit back.',
  buy: 'Get Credits',
  cancel: 'Cancel',
} as const;
