/** Reading aloud: its buttons, what screen readers are told, and its toasts. */
export const NARRATION = {
  listen: 'Listen',
  pause: 'Pause',
  resume: 'Resume',
  stop: 'Stop',
  sayWordHint: 'Shift and the arrow keys choose a word, Enter says it.',
  complete: { title: 'Story complete', message: 'Sleep well.' },
  unsupported: {
    title: 'Audio not supported',
    message: 'This browser cannot read aloud. Please try Chrome or Edge.',
  },
  empty: { title: 'No content to read', message: 'Please wait for the story to load.' },
  failed: { title: 'Audio error', message: 'Something went wrong with the narration.' },
} as const;
