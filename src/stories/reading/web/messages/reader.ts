/** The reader and its bar. */
export const READER = {
  noWords: 'This story has no words yet.',
  spread: (page: number, count: number) => `Page ${page} of ${count}`,
  close: 'Close',
  closeTo: 'Close and go to ',
  library: 'My Stories',
  home: 'Home',
  previous: 'Previous',
  next: 'Next',
  textSettings: 'Text settings',
  more: 'More',
  share: 'Share',
  report: 'Report',
  download: 'Download ',
  downloadPdf: 'Download PDF',
  downloading: (file: string) => `Download ${file}: `,
  making: 'Making',
  percent: (progress: number) => `${Math.round(progress * 100)}%`,
} as const;

/** A featured story that did not load. */
export const NOT_OPENED = {
  title: 'Story Not Found',
  message: 'We couldn’t open this story. Please check your connection and try again.',
  close: 'Close',
} as const;

export const TEXT_SETTINGS = {
  size: 'Text size',
  sizes: { small: 'Small', medium: 'Medium', large: 'Large' },
  lettering: 'Font',
  letterings: { andika: 'Andika', opendyslexic: 'OpenDyslexic' },
  spacing: 'Spacing',
  spacings: { normal: 'Normal', roomy: 'Roomy' },
} as const;

/** Below the last page of the text. */
export const ENDING = {
  again: 'Read again',
  library: 'Back to My Stories',
  next: 'Next story',
} as const;

/** Details of a story. */
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

/** Who wrote a story; a model has the name that its maker gave it. */
export const WRITERS = {
  embedded: 'Storywren’s own storyteller',
  openai: (model: string) => `OpenAI’s ${model}`,
  anthropic: (model: string) => `Anthropic’s ${model}`,
  google: (model: string) => `Google’s ${model}`,
} as const;
