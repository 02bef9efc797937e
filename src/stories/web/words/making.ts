/** Watching a story being made. */
export const MAKING = {
  pageTitle: 'Your story is being made · Storywren',
  title: (child: string | null | undefined) =>
    child ? `${child}’s story is on its way` : 'Your story is on its way',
  doneTitle: (child: string | null | undefined) =>
    child ? `${child}’s story is ready` : 'Your story is ready',
  lead: 'You can close this page. The story goes on being made, and waits for you in My Stories.',
  doneLead: 'The last of the paint has dried. The book opens by itself.',
  pagesReady: (count: number) =>
    count === 1
      ? 'Page one is ready. The pictures join you as they dry.'
      : `${count} pages are ready. The pictures join you as they dry.`,
  allReady: 'All pages are ready.',
  read: 'Start reading',
  cancel: 'Cancel this story',
  cancelled: { title: 'Story cancelled', message: 'Nothing more will be written or painted for it.' },
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
  moment: 'only a moment to go',
} as const;

/** The picture as it dries, and what stands there before it. */
export const WET_PICTURE = {
  lamp: 'A bedside lamp and an open book.',
  words: 'The words come first, by lamplight',
  easel: 'The painter has the first picture on the easel',
  alt: (number: number) => `Number ${number} of four for your story, just painted.`,
  wet: (number: number, count: number) => `Picture ${number} of ${count}, still wet`,
  allDry: 'All four pictures are dry',
} as const;
