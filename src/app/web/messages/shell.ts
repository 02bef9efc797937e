import { creditsText } from '../../../accounts/web/credits-text.ts';

export const SKIP_LINK = 'Skip to content';

/** While there is no connection. */
export const OFFLINE = 'You’re offline. You can keep reading what’s open; everything else will have to wait.';

/** Links and actions shared by header, menus and footer. */
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
  admin: 'Admin Panel',
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

/** Accessible names. */
export const NAMES = {
  navigation: 'Main',
  menu: 'Menu',
  accountMenu: 'Account menu',
} as const;

/** Beside "Manage Plan". */
export function creditsLeft(count: number): string {
  return `${creditsText(count)} left`;
}

/** The plan of the parent, and whether it needs attention. */
export const PLAN_BADGES = {
  pay: 'Pay As You Go',
  premium: 'Premium',
  pending: 'Premium Pending',
  pastDue: 'Premium, payment due',
  ends: (day: string) => `Premium until ${day}`,
} as const;

/** Beside the credits in the header; the text after the name is hidden on narrow screens. */
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
  question:
    'May we use Google Analytics to count which pages people visit? No ads, and nothing about your child.',
  privacy: 'Privacy',
  no: 'No, thanks',
  yes: 'Yes, that’s fine',
} as const;

export const NOT_FOUND = {
  title: 'This path goes nowhere',
  message: 'We looked behind every tree. The page may have moved, or the link may be missing a letter.',
  home: 'Back to home',
  myStories: 'My Stories',
} as const;
