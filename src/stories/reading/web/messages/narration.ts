/** Reading aloud: its buttons, hints for screen readers, and toasts. */
export const NARRATION = {
  listen: 'Listen',
  playing: 'Playing',
  pause: 'Pause',
  resume: 'Resume',
  stop: 'Stop',
  sayWordHint: 'Press Shift and the arrow keys to choose a word, then Enter to hear it.',
  complete: { title: 'Story complete', message: 'Sleep well.' },
  unsupported: {
    title: 'Audio not supported',
    message: 'This browser can’t read aloud. Please try Chrome or Edge.',
  },
  empty: { title: 'No content to read', message: 'Please wait for the story to load.' },
  failed: { title: 'Audio error', message: 'Something went wrong with the narration.' },
} as const;
