/** The fields of a report; the contact page uses some of them. */
export const FIELDS = {
  category: 'Category',
  chooseCategory: 'Choose a category',
  severity: 'Severity',
  chooseSeverity: 'Choose a severity',
  subject: 'Subject',
  description: 'Description',
  descriptionHint: (most: number) =>
    `What happened, and where? Up to ${most.toLocaleString('en-AU')} characters.`,
  name: 'Your name',
  email: 'Your email',
  emailHint: 'Only if you’d like a reply.',
  optional: '(optional)',
} as const;

/** Sending a report and its outcome; also used by the contact page. */
export const SENDING = {
  send: 'Send Report',
  busy: 'Sending…',
  sent: {
    title: 'Report submitted successfully',
    message: 'Thank you for contacting us. We’ll review your message and get back to you shortly.',
  },
  failed: 'Failed to submit report',
  failedAdvice: 'Please try again later',
} as const;
