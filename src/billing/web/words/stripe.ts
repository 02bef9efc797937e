/** Around the card fields that are the provider's own. */
export const STRIPE_FORM = {
  title: 'Card',
  notShown: 'The card form could not be shown. Please go back and try again.',
  notLoaded:
    'The card form could not be loaded. Please check your connection, and whether something blocks js.stripe.com.',
  paying: 'Paying…',
} as const;
