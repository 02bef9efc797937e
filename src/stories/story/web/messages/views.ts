/** Shown when there is no story to open. */
export const NOT_FOUND = {
  pageTitle: 'Story Not Found · Storywren',
  title: 'Story Not Found',
  message:
    'This story doesn’t exist or has been removed. If someone shared it with you, ask them for a new link.',
  back: 'Back to library',
} as const;

export const UNFINISHED = {
  picture: 'A bedside lamp and an open book.',
  cancelledTitle: 'You cancelled this story',
  cancelled: 'It was stopped before it was finished.',
  failedTitle: 'This story didn’t work out',
  failed: 'Something went wrong while we were making it. You’ve got your credit back.',
  create: 'Create New Story',
  library: 'My Stories',
} as const;

/** Shown to guests on private pages. */
export const LOGIN_NEEDED = {
  picture: 'A small house with a light in its windows.',
  title: 'Please log in',
  message: 'Log in to see your stories.',
  login: 'Login',
  join: 'Join Now',
} as const;
