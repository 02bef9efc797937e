import { counted } from '../../../story/web/messages/counted.ts';
import type { Filter, Sort } from '../../contract.ts';

/** The parent's own library. */
export const LIBRARY = {
  title: 'My Stories',
  create: 'Create New Story',
  continueReading: 'Continue reading:',
  place: (page: number, count: number) => `page ${page} of ${count}`,
  more: 'Show more',
  moreComing: 'Fetching more stories…',
  coming: 'Looking along the shelf…',
} as const;

export const EMPTY_LIBRARY = {
  picture: 'A small shelf with room for more books',
  title: 'There’s room on your shelf',
  message: 'Your stories will live here. The first one takes about two minutes and a few words from you.',
} as const;

/** The label of each number above the library, for that number. */
export const STATS = {
  stories: (count: number) => (count === 1 ? 'story' : 'stories'),
  favorites: (count: number) => (count === 1 ? 'favourite' : 'favourites'),
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

/** When no story contains the search text. */
export const NONE_HOLDS: Readonly<Record<Filter, (query: string) => string>> = {
  all: (query) => `No stories match “${query}”.`,
  favorites: (query) => `None of your favourites match “${query}”.`,
  recent: (query) => `No stories from the last 7 days match “${query}”.`,
};

export const NONE: Readonly<Record<Filter, string>> = {
  all: 'Your shelf is empty.',
  favorites: 'No favourites yet. Tap the heart on a story you love.',
  recent: 'No stories from the last 7 days.',
};

/** A finished story in the library, and its actions. */
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
  failed: 'It didn’t work out. You’ve got your credit back.',
  notReached: 'We couldn’t reach your story',
  notReachedAdvice: 'Please check your connection and try again.',
} as const;

/** The line of facts on a card, with defaults for what is not known of a story. */
export const FACTS = {
  anyChild: 'Child',
  anyThemes: ['Personalized', 'Adventure', 'Magic'],
  anyTime: '5-8 min read',
  moreThemes: (shown: string, count: number) => `${shown}, +${count} more`,
} as const;

/** A story in the library that is still being made. */
export const MAKING_CARD = {
  badge: 'Being made',
  picture: 'The newest picture, still wet',
  progress: 'Progress of the story',
  read: 'Start reading',
  watch: 'Watch it being made',
} as const;

/** A deleted story, which can be restored for a while. */
export const DELETED = {
  title: 'Story deleted',
  undo: 'Undo',
  failed: 'Story not deleted',
  failedAdvice: 'It’s back on your shelf. Please try again in a moment.',
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
  scanning: 'Looking through your stories…',
  painting: (number: number, count: number) => `Painting ${number} of ${count}`,
  done: (pictures: number, stories: number) => ({
    title: 'Illustrations regenerated!',
    message:
      pictures === 0 ? `${painted(pictures, stories)} Nothing needed fixing.` : painted(pictures, stories),
  }),
  failed: 'Regeneration failed',
  failedAdvice: 'Failed to regenerate illustrations. Please try again later.',
} as const;
