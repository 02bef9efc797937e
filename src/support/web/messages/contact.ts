/** The contact page and its thank-you page. Texts shared with reports are in `report.ts`. */
export const CONTACT = {
  title: 'Contact',
  name: 'Your Name',
  email: 'Email',
  message: 'Message',
  messageHint: (most: number) =>
    `Up to ${most.toLocaleString('en-AU')} characters. Please leave out details about your child.`,
  send: 'Send Message',
  failed: 'Failed to submit message',
} as const;

export const THANKS = {
  title: 'Thank you',
  picture: 'A lamp that’s still on.',
  message: 'We’ve got your message. The team will reply within 24 hours.',
  another: 'Send Another Message',
  home: 'Go Home',
} as const;
