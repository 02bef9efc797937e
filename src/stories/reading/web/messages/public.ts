/** A shared story on its public page. */
export const PUBLIC = {
  badge: 'Shared Story',
  pdf: 'Download PDF',
  epub: 'EPUB',
  making: (what: string, percent: number) => `${what} ${percent}%`,
  share: 'Share',
  report: 'Report',
  begun: (file: string) => ({ title: `${file} Download Started` }),
  notStored: { title: 'Download Failed', message: 'Unable to download the story. Please try again.' },
  noAudio: { title: 'Audio Not Available', message: 'This story doesn’t have audio narration yet.' },
} as const;

/** An invitation for readers of a shared story to make their own. */
export const CALL = {
  title: 'Want a story with your child in it?',
  lead: 'Tell us what’s on your mind tonight. Storywren writes and paints a picture book around it.',
  create: 'Start Creating Stories',
} as const;

/** Where there is no story to show: it is not shared, or did not load. */
export const NOT_SHOWN = {
  pageTitle: 'Story Not Found · Storywren',
  title: 'Story Not Found',
  notShared:
    'This story doesn’t exist or is no longer shared. Ask the person who sent you the link for a new one.',
  notReached: 'We couldn’t load this story. Please check your connection and try again.',
  again: 'Try again',
  home: 'Go to Storywren',
} as const;
