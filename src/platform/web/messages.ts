/** While something is loading. */
export const ONE_MOMENT = 'One moment…';
/** The button that retries a failed request. */
export const TRY_AGAIN = 'Try again';
/** The close button of a dialog or a toast. */
export const CLOSE = 'Close';

/** In place of data that could not be loaded. */
export const NOT_LOOKED_UP = 'We couldn’t load this. Nothing is lost.';

/** In place of a page that failed to render. */
export const PAGE_ERROR = {
  pageTitle: 'Something went wrong · Storywren',
  title: 'Something went wrong on this page',
  message:
    'Your stories are safe. Please reload the page. If it happens again, let us know on the Contact page.',
  reload: 'Reload the page',
  home: 'Back to home',
} as const;

/** In a dialog whose content failed to render. */
export const DIALOG_ERROR = {
  title: 'Something went wrong here',
  message: 'Your stories are safe. Please reload the page.',
} as const;

export const SEARCH = 'Search';

/** Alt text of the picture on an empty page. */
export const LOST_PICTURE = 'A child and a fox look up into a darkening forest.';

/** The label of the theme switch. */
export const THEME = {
  light: 'Lights on (light theme)',
  dark: 'Lights out (dark theme)',
} as const;
