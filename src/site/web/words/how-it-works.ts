export const STEPS = [
  {
    id: 'tell',
    title: 'Tell Us About Your Child',
    picture: 'spot-hero',
    lead: 'A few words are enough.',
    words:
      'Say what is on your mind: a wobbly tooth, a new baby, sharing, the dark. Choose one of four age groups. If you like, make your child the main character: a first name or nickname, and the look, with skin, hair, height, build, glasses, a wheelchair, a hearing aid or a hijab.',
  },
  {
    id: 'make',
    title: 'We Create Magic',
    picture: 'spot-paint',
    lead: 'About two minutes, and you can watch.',
    words:
      'The story is planned from its moral, written page by page for the age, and checked before you see a word of it. Four pictures are painted for it, with the same child in each. You may start reading while the pictures are still drying. If anything goes wrong, your credit comes back by itself.',
  },
  {
    id: 'read',
    title: 'Read & Share',
    picture: 'spot-lamp',
    lead: 'At bedtime, with the lights out.',
    words:
      'Turn the pages yourselves, or press Listen and follow the words as they light up. Make the letters larger, or choose ones that are easier for dyslexic readers. If you want to, share one story with a link: names are hidden unless you show them, and you can take the link back.',
  },
  {
    id: 'keep',
    title: 'Create Memories',
    picture: 'spot-shelf',
    lead: 'A shelf of their own.',
    words:
      'Every story stays in your library, with a heart for the ones that are asked for again. Keep them as a PDF to print for Nan, or as an EPUB for an e-reader.',
  },
] as const;

export const INCLUDED = [
  'Four age groups, from board book to middle grade',
  'About eighteen themes, or one of your own',
  'Classic Arc, Fairytale or Hero’s Journey',
  'Four paintings made for each story',
  'Read aloud, word by word',
  'PDF and EPUB of every story',
  'Shared only when you say so',
  'One credit a story; credits never expire',
] as const;
