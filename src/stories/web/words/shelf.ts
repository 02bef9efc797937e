import type { Filter, Sort } from '../../library-contract.ts';
import { counted } from './counted.ts';

/** The parent's own shelf. */
export const SHELF = {
  title: 'My Stories',
  create: 'Create New Story',
  continueReading: 'Continue reading:',
  place: (page: number, count: number) => `page ${page} of ${count}`,
  more: 'Show more',
  moreComing: 'Fetching more stories…',
  coming: 'Looking along the shelf…',
  outOfReach: 'We could not reach your shelf. Your stories are safe.',
  again: 'Try again',
} as const;

export const EMPTY_SHELF = {
  picture: 'A small shelf with room for more books',
  title: 'A shelf with room on it',
  message: 'Your stories will stand here. The first one takes about two minutes and a few words from you.',
} as const;

/** The name of each number above the shelf, for that number. */
export const STATS = {
  stories: (count: number) => (count === 1 ? 'story' : 'stories'),
  favorites: (count: number) => (count === 1 ? 'favorite' : 'favorites'),
  recent: 'from the last 7 days',
} as const;

export const TOOLS = {
  search: 'A title, or a word you remember',
  filter: 'Filter',
  sort: 'Sort',
} as const;

export const FILTER_NAMES: Readonly<Record<Filter, string>> = {
  all: 'All',
  favorites: 'Favorites',
  recent: 'Recent',
};

export const SORT_NAMES: Readonly<Record<Sort, string>> = {
  recent: 'Most recent',
  oldest: 'Oldest',
  favorites: 'Favorites first',
  alphabetical: 'Alphabetical',
};

export const NOTHING_FOUND = {
  title: 'No stories found',
  all: 'Show all stories',
} as const;

/** Where no story holds what was looked for. */
export const NONE_HOLDS: Readonly<Record<Filter, (asked: string) => string>> = {
  all: (asked) => `Nothing on your shelf holds “${asked}”.`,
  favorites: (asked) => `None of your favorites holds “${asked}”.`,
  recent: (asked) => `No story from the last 7 days holds “${asked}”.`,
};

export const NONE: Readonly<Record<Filter, string>> = {
  all: 'Your shelf is empty now.',
  favorites: 'No favorites yet. Press the heart of a story that you love.',
  recent: 'No stories from the last 7 days.',
};

/** A finished story on the shelf, and what can be done with it. */
export const CARD = {
  untitled: 'A story without a title',
  read: 'Read',
  opening: 'Opening...',
  pdf: 'Download PDF',
  pdfOf: (title: string) => ` of ${title}`,
  pdfMaking: (percent: number) => `, ${percent}%`,
  share: 'Share',
  delete: 'Delete',
  notFinished: 'Not finished',
  failed: 'It did not come out right. Your credit is back.',
  notReached: 'Story not reached',
  notReachedAdvice: 'Please check your connection and try again.',
} as const;

/** The line of facts on a card; what is not known of a story is said of any. */
export const FACTS = {
  anyChild: 'Child',
  anyThemes: ['Personalized', 'Adventure', 'Magic'],
  anyTime: '5-8 min read',
  moreThemes: (shown: string, count: number) => `${shown}, +${count} more`,
} as const;

/** A story on the shelf that is still being made. */
export const MAKING_CARD = {
  badge: 'Being made',
  picture: 'The newest picture, still wet',
  progress: 'Progress of the story',
  read: 'Start reading',
  watch: 'Watch it being made',
} as const;

/** A story taken off the shelf, which can be asked back for a while. */
export const DELETED = {
  title: 'Story deleted',
  undo: 'Undo',
  failed: 'Story not deleted',
  failedAdvice: 'It is back on your shelf. Please try again in a moment.',
} as const;

const painted = (pictures: number, stories: number) =>
  `${counted(pictures, 'illustration', 'illustrations')} in ${counted(stories, 'story', 'stories')}.`;

/** Painting lost illustrations again. */
export const REPAINT = {
  name: 'Fix Illustrations',
  begun: {
    title: 'Regenerating illustrations...',
    message: 'This may take a few minutes. Please wait while we create fresh artwork for your stories.',
  },
  looking: 'Looking through your stories…',
  painting: (number: number, count: number) => `Painting ${number} of ${count}`,
  done: (pictures: number, stories: number) => ({
    title: 'Illustrations regenerated!',
    message:
      pictures === 0
        ? `${painted(pictures, stories)} Everything was in good order.`
        : painted(pictures, stories),
  }),
  failed: 'Regeneration failed',
  failedAdvice: 'Failed to regenerate illustrations. Please try again later.',
} as const;
