/** The fixed texts of a book: on paper, in its file, and at its end on the screen. */
export const BOOK = {
  untitled: 'A Storywren story',
  imprint: 'A Storywren story',
  forChild: (name: string) => `For ${name}`,
  description: (name: string) => `A story for ${name}`,
  cover: 'Cover',
  titlePage: 'Title',
  contents: 'Contents',
  landmarks: 'Landmarks',
  start: 'Start of the story',
  page: (number: number | string) => `Page ${number}`,
  theEnd: 'The end',
  goodNight: (name: string | null) => (name ? `Good night, ${name}.` : 'Good night.'),
  madeWith: 'Made with Storywren',
  accessibility:
    'The whole story is text in reading order, with a heading for each page. Every picture has a description.',
} as const;
