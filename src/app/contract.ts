/** A page of the app, as the address bar, the tab and a search engine know it. */
export interface Page {
  /** Path with its parameters as `:name`; `*` is every other path. */
  readonly path: string;
  readonly title: string;
  /** 50 to 170 characters. */
  readonly description: string;
}

/** Every page there is. The server writes title and description into the HTML, the browser keeps them up. */
export const PAGES = [
  {
    path: '/',
    title: 'Storywren: stories with your child in them',
    description:
      'Storywren writes and paints a picture book around your child and what is on your mind tonight. One story, one credit, two minutes. No subscription needed.',
  },
  {
    path: '/my-stories',
    title: 'My Stories · Storywren',
    description:
      'Your own shelf at Storywren: every picture book that was made for your child, ready to be read again at bedtime.',
  },
  {
    path: '/story/:id',
    title: 'Your story · Storywren',
    description:
      'Read a picture book that was written and painted for your child, page by page, on any phone, tablet or computer.',
  },
  {
    path: '/account',
    title: 'My Account · Storywren',
    description:
      'Your Storywren account: the credits that you have, your plan and its dates, and every payment with its receipt.',
  },
  {
    path: '/reset-password',
    title: 'Choose a new password · Storywren',
    description:
      'Choose a new password for your Storywren account with the link from your email. The link works for one hour.',
  },
  {
    path: '*',
    title: 'Page not found · Storywren',
    description:
      'We looked behind every tree, but there is no page at this address. Go back to Storywren and make a story instead.',
  },
] as const satisfies readonly Page[];

export type PagePath = (typeof PAGES)[number]['path'];
