export const STEPS = [
  {
    id: 'tell',
    title: 'Tell Us About Your Child',
    picture: 'spot-hero',
    lead: 'A few words are enough.',
    words:
      'Tell us what’s on your mind: a wobbly tooth, a new baby, sharing, the dark. Choose one of four age groups. If you like, make your child the main character: add a first name or nickname and choose skin, hair, height and build, plus glasses, a wheelchair, a hearing aid or a hijab.',
  },
  {
    id: 'make',
    title: 'We Create Magic',
    picture: 'spot-paint',
    lead: 'About two minutes, and you can watch.',
    words:
      'We plan the story around its lesson, write it page by page for your child’s age, and check it before you see a word. Then we paint four pictures, with the same child in each. You can start reading while the paint is still wet. If anything goes wrong, you’ll get your credit back automatically.',
  },
  {
    id: 'read',
    title: 'Read & Share',
    picture: 'spot-lamp',
    lead: 'At bedtime, with the lights out.',
    words:
      'Turn the pages yourselves, or press Listen and follow the words as they light up. Make the text larger, or choose a font that’s easier for readers with dyslexia. If you’d like to, share a story with a link: names are hidden unless you show them, and you can turn the link off again.',
  },
  {
    id: 'keep',
    title: 'Create Memories',
    picture: 'spot-shelf',
    lead: 'A shelf of their own.',
    words:
      'Every story stays in your library, with a heart for the ones your child asks for again and again. Save them as a PDF to print for Nan, or as an EPUB for your e-reader.',
  },
] as const;

export const INCLUDED = [
  'Four age groups, from board book to middle grade',
  'About eighteen themes, or make up your own',
  'Classic Arc, Fairytale or Hero’s Journey',
  'Four paintings made just for your story',
  'Read aloud, with each word lit up',
  'PDF and EPUB of every story',
  'Private until you choose to share',
  'One credit per story; credits never expire',
] as const;
