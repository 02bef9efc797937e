/** A page of the app: its path, and the title and description for tabs and search engines. */
export interface Page {
  /** Path with its parameters as `:name`; `*` is every other path. */
  readonly path: string;
  readonly title: string;
  /** 50 to 170 characters. */
  readonly description: string;
  /** True for pages that are the same for everybody: they are listed in the sitemap. */
  readonly listed?: true;
}

/** Every page. The server writes title and description into the HTML, the browser updates them on navigation. */
export const PAGES = [
  {
    path: '/',
    listed: true,
    title: 'Storywren: stories with your child in them',
    description:
      'Storywren writes and paints a picture book around your child and what’s on your mind tonight. One story, one credit, two minutes. No subscription needed.',
  },
  {
    path: '/how-it-works',
    listed: true,
    title: 'How it works · Storywren',
    description:
      'Tell us about your child, watch us write and paint the story, read it or listen to it together, and keep it. See how Storywren makes a picture book in four steps.',
  },
  {
    path: '/pricing',
    listed: true,
    title: 'Pricing · Storywren',
    description:
      'One story, one credit: $2 AUD as you go, less in packs, or Premium by the month or the year. Prices include GST, and credits never expire.',
  },
  {
    path: '/faq',
    listed: true,
    title: 'Common questions · Storywren',
    description:
      'What parents ask about Storywren: how stories are made, what ages they’re for, what they cost, how sharing works and how we protect your child’s data.',
  },
  {
    path: '/contact',
    listed: true,
    title: 'Contact · Storywren',
    description:
      'Write to the people behind Storywren about a payment, a story, a problem or an idea. We reply to every message within 24 hours.',
  },
  {
    path: '/privacy',
    listed: true,
    title: 'Privacy · Storywren',
    description:
      'What Storywren keeps about you and your child, why, where and for how long, in plain words. No ads, nothing sold, and your child’s name stays on our servers.',
  },
  {
    path: '/terms',
    listed: true,
    title: 'Terms · Storywren',
    description:
      'Storywren’s terms, with a summary in plain words: who can use it, what’s yours, how credits and Premium work, refunds, and the law of New South Wales.',
  },
  {
    path: '/my-stories',
    title: 'My Stories · Storywren',
    description:
      'Your own shelf at Storywren: every picture book we’ve made for your child, ready to read again at bedtime.',
  },
  {
    path: '/story/:id',
    title: 'Your story · Storywren',
    description:
      'Read a picture book written and painted just for your child, page by page, on any phone, tablet or computer.',
  },
  {
    path: '/public/story/:id',
    title: 'A shared story · Storywren',
    description:
      'A picture book shared by a family. Read it, listen to it or save it, on any phone, tablet or computer.',
  },
  {
    path: '/account',
    title: 'My Account · Storywren',
    description:
      'Your Storywren account: your credits, your plan and when it renews, and every payment with its receipt.',
  },
  {
    path: '/admin',
    title: 'Admin · Storywren',
    description:
      'For the people who run Storywren: users and their credits, stories and what they cost, reports, payments, and how the app is doing.',
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
      'We looked behind every tree, but there’s no page at this address. Head back to Storywren and make a story instead.',
  },
] as const satisfies readonly Page[];

export type PagePath = (typeof PAGES)[number]['path'];
