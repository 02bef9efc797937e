/** Texts about one story in the library, in the reader and on its public page. */
export const STORY = {
  untitled: 'A new story',
  pageTitle: (title: string) => `${title} · Storywren`,
} as const;

export const PICTURE = {
  alt: (number: number, count: number, title: string) => `Illustration ${number} of ${count} for ${title}`,
  failed: 'Illustration Unavailable',
  missing: 'Illustration Coming Soon',
} as const;

/** The favorite button of a story. */
export const FAVORITE = {
  name: 'Favorite',
  added: 'Added to favorites',
  removed: 'Removed from favorites',
  failed: { title: 'Failed to update favorite', message: 'Please try again later.' },
} as const;

/** The download of one's own story; `file` is "PDF" or "EPUB". */
export const DOWNLOAD_RESULT = {
  done: (file: string) => `${file} Downloaded Successfully!`,
  failed: (file: string) => ({
    title: `${file} Download Failed`,
    message: `We couldn’t create your ${file} right now. Please try again later.`,
  }),
} as const;

/** A story that could not be started, or has failed. */
export const CREATION_FAILED = {
  title: 'Story Creation Failed',
  message: 'Failed to create story. Please try again.',
} as const;

/** Heading of a list of help lines. */
export const HELP_LINES = 'If someone in your family is struggling, these people are there to listen:';
