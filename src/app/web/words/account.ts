export const ACCOUNT = {
  title: 'My Account',
  owner: (fullName: string, email: string) => `${fullName}, ${email}`,
} as const;

/** For whoever is not signed in. */
export const LOGIN_FIRST = {
  title: 'Please log in',
  message: 'Your credits, your plan and your receipts are kept behind your own front door.',
  picture: 'A small house with a light in its windows.',
  login: 'Login',
  join: 'Join Now',
} as const;
