/** The room in which a story is read, and its bar. */
export const READER = {
  noWords: 'This story has no words yet.',
  spread: (page: number, count: number) => `Page ${page} of ${count}`,
  close: 'Close',
  previous: 'Previous',
  next: 'Next',
  textSettings: 'Text settings',
  more: 'More',
  share: 'Share',
  report: 'Report',
  download: (file: string) => `Download ${file}: `,
  making: (file: string, percent: number) => `Making ${file}… ${percent}%`,
} as const;

/** One of our own stories that did not come. */
export const NOT_OPENED = {
  title: 'Story Not Found',
  message: 'We could not open this story. Please check your connection and try again.',
  close: 'Close',
} as const;

export const TEXT_SETTINGS = {
  size: 'Text size',
  sizes: { small: 'Small', medium: 'Medium', large: 'Large' },
  lettering: 'Lettering',
  letterings: { andika: 'Andika', opendyslexic: 'OpenDyslexic' },
  spacing: 'Spacing',
  spacings: { normal: 'Normal', roomy: 'Roomy' },
} as const;

/** What stands below the last words. */
export const ENDING = {
  again: 'Read again',
  shelf: 'Back to My Stories',
  next: 'Next story',
} as const;

/** What kind of story this is. */
export const DETAILS = {
  title: 'Story Details',
  forChild: (name: string) => `For ${name}`,
  themes: 'Themes',
  readTime: 'Read time',
  ageGroup: 'Age group',
  band: (years: string, format: string) => `${years}, ${format}`,
  allAges: 'All Ages',
  heritage: 'Heritage',
  writtenBy: 'Written by',
  madeOn: 'Made on',
} as const;

/** Who wrote a story; a model goes by the name that its maker gave it. */
export const WRITERS = {
  embedded: 'Storywren’s own storyteller',
  openai: (model: string) => `OpenAI’s ${model}`,
  anthropic: (model: string) => `Anthropic’s ${model}`,
  google: (model: string) => `Google’s ${model}`,
} as const;
