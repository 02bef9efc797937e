/** The result of a payment, with any provider. */
export const PAYMENT = {
  succeeded: 'Payment Successful',
  onTheWay: 'Your credits are on their way to your account.',
  processing: {
    title: 'Payment Processing',
    message: 'Your credits will arrive as soon as your bank approves the payment.',
  },
  failed: 'Payment Failed',
  /** When no reason is given. */
  failedHint: 'Payment failed',
  lost: 'Payment processing failed',
  lostOnReturn: 'Payment processing failed. Please check My Account before you pay again.',
} as const;
