import { creditsText } from '../../../accounts/web/credits-text.ts';

export const SKIP_LINK = 'Skip to the page';

/** The places to go and the things to do that head, menus and foot have in common. */
export const PLACES = {
  home: 'Home',
  howItWorks: 'How It Works',
  myStories: 'My Stories',
  pricing: 'Pricing',
  faq: 'FAQ',
  contact: 'Contact',
  privacy: 'Privacy',
  terms: 'Terms',
  account: 'My Account',
  admin: 'Admin',
} as const;

export const ACTS = {
  create: 'Create Story',
  login: 'Login',
  join: 'Join Now',
  logout: 'Logout',
  managePlan: 'Manage Plan',
  buyCredits: 'Buy Credits',
  cancelSubscription: 'Cancel Subscription',
  lightsOn: 'Lights on',
  lightsOut: 'Lights out',
} as const;

/** The names by which screen readers know them. */
export const NAMES = {
  navigation: 'Main',
  menu: 'Menu',
  accountMenu: 'Account menu',
} as const;

/** Beside "Manage Plan". */
export function creditsLeft(count: number): string {
  return `${creditsText(count)} left`;
}

/** Which plan the parent is on, and whether something is to be done about it. */
export const PLAN_BADGES = {
  pay: 'Pay As You Go',
  premium: 'Premium',
  pending: 'Premium Pending',
  pastDue: 'Premium, payment due',
  ends: (day: string) => `Premium until ${day}`,
} as const;

/** Beside the credits in the head; what follows the name is left out where there is no room. */
export const PREMIUM_TAG = {
  premium: 'Premium',
  pastDue: ', payment due',
  pending: ' pending',
} as const;

export const FOOTER = {
  lead: 'Stories with your child in them, for the ten minutes before lights out.',
  email: 'Email',
  chat: 'Chat',
  product: 'Product',
  support: 'Support',
  company: 'Company',
  last: '© 2024 Storywren. For parents and guardians aged 18 and over.',
} as const;

export const CONSENT = {
  name: 'Counting visits',
  question: 'May we count which pages are used, with Google Analytics? No ads, and nothing about your child.',
  privacy: 'Privacy',
  no: 'No, thank you',
  yes: 'Yes, you may',
} as const;

export const NOT_FOUND = {
  title: 'This path goes nowhere',
  message: 'We looked behind every tree. The page has moved, or the link has a letter missing.',
  home: 'Back to home',
  myStories: 'My Stories',
} as const;
