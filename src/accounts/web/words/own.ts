export const DETAILS = {
  title: 'Your details',
  fullName: 'Full Name',
  country: 'Country',
  submit: 'Save Details',
  submitting: 'Saving…',
  done: (fullName: string) => ({ title: 'Details saved', message: `We will call you ${fullName}.` }),
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
    message: 'Every other device was signed out.',
  },
  failed: {
    title: 'Password not changed',
    message: 'Unable to change your password. Please try again.',
  },
} as const;

export const DEVICES = {
  title: 'Where you are signed in',
  thisDevice: 'This device',
  lastUsed: (day: string) => `Last used on ${day}`,
  /** On the button; screen readers hear the name of the device after it. */
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
    'One file with everything that we keep of you and your children: your details, your payments, and each story with its wish and its pictures.',
  download: 'Download Everything',
} as const;

export const DELETE_ACCOUNT = {
  title: 'Delete your account',
  message: 'Your stories and everything about your children are erased. You may want to download them first.',
  button: 'Delete Account',
  done: {
    title: 'Account deleted',
    message: 'Everything about you and your children is being erased.',
  },
  failed: {
    title: 'Account not deleted',
    message: 'Please try again in a moment.',
  },
} as const;

/** Asked once more, before the account goes. */
export const DELETE_ACCOUNT_SURE = {
  title: 'Delete your account for good?',
  message:
    'Every story and picture, all details about your children, and your name and address go for good. Credits that you have left go with them, and premium ends now. This cannot be undone.',
  password: 'Your Password',
  keep: 'Keep my account',
  submit: 'Yes, delete everything',
  submitting: 'Deleting…',
} as const;
