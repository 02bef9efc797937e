/** What is said of one story wherever it stands: on the shelf, in the reader, on its public page. */
export const STORY = {
  untitled: 'A new story',
  pageTitle: (title: string) => `${title} · Storywren`,
} as const;

export const PICTURE = {
  alt: (number: number, count: number, title: string) => `Illustration ${number} of ${count} for ${title}`,
  failed: 'Illustration Unavailable',
  missing: 'Illustration Coming Soon',
} as const;

/** The heart of a story. */
export const FAVORITE = {
  name: 'Favorite',
  added: 'Added to favorites',
  removed: 'Removed from favorites',
  failed: { title: 'Failed to update favorite', message: 'Please try again later.' },
} as const;

/** Keeping one's own story as a book; `file` is "PDF" or "EPUB". */
export const KEEPING = {
  done: (file: string) => `${file} Downloaded Successfully!`,
  failed: (file: string) => ({
    title: `${file} Download Failed`,
    message: `We couldn’t create your ${file} right now. Please try again later.`,
  }),
} as const;

/** A story that could not be begun, or did not come out right. */
export const CREATION_FAILED = {
  title: 'Story Creation Failed',
  message: 'Failed to create story. Please try again.',
} as const;

/** Stands above people to talk to. */
export const HELP_LINES = 'If somebody in your family is struggling, these people are there to listen:';
