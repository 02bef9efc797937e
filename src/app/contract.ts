/** A page of the app, as the address bar, the tab and a search engine know it. */
export interface Page {
  /** Path with its parameters as `:name`; `*` is every other path. */
  readonly path: string;
  readonly title: string;
  /** 50 to 170 characters. */
  readonly description: string;
  /** True for pages that are the same for everybody: search engines are told of them. */
  readonly listed?: true;
}

/** Every page there is. The server writes title and description into the HTML, the browser keeps them up. */
export const PAGES = [
  {
    path: '/',
    listed: true,
    title: 'Storywren: stories with your child in them',
    description:
      'Storywren writes and paints a picture book around your child and what is on your mind tonight. One story, one credit, two minutes. No subscription needed.',
  },
  {
    path: '/how-it-works',
    listed: true,
    title: 'How it works · Storywren',
    description:
      'Tell us about your child, watch the story being written and painted, read or hear it together, and keep it: how Storywren makes a picture book in four steps.',
  },
  {
    path: '/pricing',
    listed: true,
    title: 'Pricing · Storywren',
    description:
      'One story, one credit: $2 AUD as you go, less in packs, or premium by the month or the year. Prices include GST, and credits never expire.',
  },
  {
    path: '/faq',
    listed: true,
    title: 'Questions and answers · Storywren',
    description:
      'What parents ask about Storywren: how stories are made, which ages they are for, what they cost, how sharing works and how your child’s data is kept.',
  },
  {
    path: '/contact',
    listed: true,
    title: 'Contact · Storywren',
    description:
      'Write to the people behind Storywren: about a payment, a story, a fault or an idea. We reply to every message within 24 hours.',
  },
  {
    path: '/privacy',
    listed: true,
    title: 'Privacy · Storywren',
    description:
      'What Storywren keeps about you and your child, what for, where, and for how long, in plain words first. No ads, nothing sold, and your child’s name stays on our servers.',
  },
  {
    path: '/terms',
    listed: true,
    title: 'Terms · Storywren',
    description:
      'The terms of Storywren in plain words first: who may use it, what is yours, how credits and premium work, refunds, and the law of New South Wales.',
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
    path: '/public/story/:id',
    title: 'A shared story · Storywren',
    description:
      'A picture book that a family has shared: read it, listen to it or keep it, on any phone, tablet or computer.',
  },
  {
    path: '/account',
    title: 'My Account · Storywren',
    description:
      'Your Storywren account: the credits that you have, your plan and its dates, and every payment with its receipt.',
  },
  {
    path: '/admin',
    title: 'Admin · Storywren',
    description:
      'For the people who run Storywren: users and their credits, stories and what they cost, reports, payments, and how the house is doing.',
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
