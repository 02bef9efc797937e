export const DETAILS = {
  title: 'Your details',
  fullName: 'Full Name',
  country: 'Country',
  submit: 'Save Details',
  submitting: 'Saving…',
  done: (fullName: string) => ({ title: 'Saved', message: `We’ll call you ${fullName}.` }),
  failed: {
    title: 'Details not saved',
    message: 'Unable to save your details. Please try again.',
  },
} as const;

export const PASSWORD = {
  title: 'Password',
  currentPassword: 'Current Password',
  newPassword: 'New Password',
  newPasswordHint: 'At least 8 characters',
  confirmPassword: 'Confirm Password',
  submit: 'Change Password',
  submitting: 'Changing…',
  done: {
    title: 'Password Updated',
    message: 'You’ve been signed out everywhere else.',
  },
  failed: {
    title: 'Password not changed',
    message: 'Unable to change your password. Please try again.',
  },
} as const;

export const DEVICES = {
  title: 'Where you’re signed in',
  thisDevice: 'This device',
  lastUsed: (day: string) => `Last used on ${day}`,
  /** On the button; screen readers read the name of the device after it. */
  signOut: 'Sign out',
  done: 'Device signed out',
  failed: {
    title: 'Sign-out failed',
    message: 'Please try again in a moment.',
  },
} as const;

export const OWN_DATA = {
  title: 'Your data',
  message:
    'Everything we hold about you and your children, in one file: your details, your payments, and every story with its pictures and what you asked for.',
  download: 'Download Everything',
} as const;

export const DELETE_ACCOUNT = {
  title: 'Delete your account',
  message:
    'We’ll erase your stories and everything about your children. You might like to download them first.',
  button: 'Delete Account',
  done: {
    title: 'Account deleted',
    message: 'We’re erasing everything about you and your children.',
  },
  failed: {
    title: 'Account not deleted',
    message: 'Please try again in a moment.',
  },
} as const;

/** The confirmation before the account is deleted. */
export const CONFIRM_DELETE_ACCOUNT = {
  title: 'Delete your account for good?',
  message:
    'This erases every story and picture, everything about your children, and your name and email address. You’ll lose any credits you have left, and Premium ends straight away. This can’t be undone.',
  password: 'Your Password',
  cancel: 'Keep my account',
  submit: 'Yes, delete everything',
  submitting: 'Deleting…',
} as const;
