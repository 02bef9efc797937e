/** The dialogs while their code is loading. */
export const COMING = 'One moment…';
export const CREATE_DIALOG = 'Create Story';
export const SHARE_DIALOG = 'Share Story';

/** Shown and announced until a story opens. */
export const OPENING = {
  name: 'Story',
  status: 'Opening your magical story...',
  offline: 'You’re offline. The story will open once you’re back online.',
  close: 'Close',
} as const;

/** Shown in place of the form to a parent without a credit. */
export const CREDITS_REQUIRED = {
  title: 'Credits Required',
  lead: 'You need at least 1 credit to create a story.',
  terms: 'Each story costs 1 credit. Credits never expire, and if a story fails you’ll get its credit back.',
  /** Shown when the form was filled in before. */
  draft: 'We’ll keep what you wrote, and it’ll be here as soon as you have a credit.',
  buy: 'Get Credits',
  cancel: 'Cancel',
} as const;
