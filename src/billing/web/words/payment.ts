/** How a payment ended, whoever took the card. */
export const PAYMENT = {
  succeeded: 'Payment Successful',
  onTheWay: 'Your credits are on their way to your account.',
  processing: {
    title: 'Payment Processing',
    message: 'Your credits arrive as soon as the bank has agreed.',
  },
  failed: 'Payment Failed',
  /** Where nobody said why. */
  failedHint: 'Payment failed',
  lost: 'Payment processing failed',
  lostOnReturn: 'Payment processing failed. Please look at My Account before you pay again.',
} as const;
