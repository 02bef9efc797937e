/** While something is on its way. */
export const ONE_MOMENT = 'One moment…';
/** On the button that asks again for what did not come. */
export const TRY_AGAIN = 'Try again';
/** The name of the cross on a dialog and on a toast. */
export const CLOSE = 'Close';

/** Where an answer will be that did not come. */
export const NOT_LOOKED_UP = 'We could not look this up. Nothing is lost.';

export const SEARCH = 'Search';

/** The picture on a page at which there is nothing. */
export const LOST_PICTURE = 'A child and a fox look up into a darkening forest.';

/** The name of the lamp by the bed. */
export const THEME = {
  light: 'Lights on (light theme)',
  dark: 'Lights out (dark theme)',
} as const;
