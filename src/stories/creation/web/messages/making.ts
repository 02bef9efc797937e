/** The loader of a story. */
export const MAKING = {
  pageTitle: 'Making your story · Storywren',
  title: (child: string | null | undefined) =>
    child ? `${child}’s story is on its way` : 'Your story is on its way',
  doneTitle: (child: string | null | undefined) =>
    child ? `${child}’s story is ready` : 'Your story is ready',
  lead: 'You can close this page. We’ll keep making it, and it’ll be waiting for you in My Stories.',
  doneLead: 'The paint’s dry. We’ll open it for you now.',
  pagesReady: (count: number) =>
    count === 1
      ? 'Page one is ready. The pictures will appear as they dry.'
      : `${count} pages are ready. The pictures will appear as they dry.`,
  allReady: 'All pages are ready.',
  read: 'Start reading',
  cancel: 'Cancel this story',
  cancelled: { title: 'Story cancelled', message: 'We’ve stopped making it.' },
  notCancelled: 'Story not cancelled',
  notCancelledAdvice: 'Please try again in a moment.',
} as const;

export const PROGRESS = {
  name: 'The whole story',
  stage: (number: number, count: number) => `Stage ${number} of ${count}`,
  ready: 'ready',
  minuteAndAHalf: 'about a minute and a half to go',
  minute: 'about a minute to go',
  halfAMinute: 'about half a minute to go',
  moment: 'just a moment to go',
} as const;

/** The newest picture, and what is shown before the first one. */
export const NEWEST_PICTURE = {
  lamp: 'A bedside lamp and an open book.',
  words: 'The words come first, by lamplight',
  firstPicture: 'The first picture is on the easel',
  alt: (number: number) => `Picture ${number} of four for your story, just painted.`,
  wet: (number: number, count: number) => `Picture ${number} of ${count}, still wet`,
  allDry: 'All four pictures are dry',
} as const;
