/** What stands where there is no story to open. */
export const NOT_FOUND = {
  pageTitle: 'Story Not Found · Storywren',
  title: 'Story Not Found',
  message:
    'This story doesn’t exist or has been removed. If someone shared it with you, ask them for a new link.',
  back: 'Back to library',
} as const;

export const UNFINISHED = {
  picture: 'A bedside lamp and an open book.',
  cancelledTitle: 'This story was put aside',
  cancelled: 'You cancelled it before it was finished.',
  failedTitle: 'This story did not come out right',
  failed: 'Something went wrong while it was being made. Your credit is back.',
  create: 'Create New Story',
  shelf: 'My Stories',
} as const;

/** For a guest at a private page. */
export const LOGIN_NEEDED = {
  picture: 'A small house with a light in its windows.',
  title: 'Please log in',
  message: 'Your stories are kept behind your own front door.',
  login: 'Login',
  join: 'Join Now',
} as const;
