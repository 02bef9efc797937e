export const ACCOUNT = {
  title: 'My Account',
  owner: (fullName: string, email: string) => `${fullName}, ${email}`,
} as const;

/** For guests. */
export const LOGIN_FIRST = {
  title: 'Please log in',
  message: 'Log in to see your credits, your plan and your receipts.',
  picture: 'A small house with a light in its windows.',
  login: 'Login',
  join: 'Join Now',
} as const;
