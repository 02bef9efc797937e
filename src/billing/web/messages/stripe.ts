/** Text around the provider's own card fields. */
export const STRIPE_FORM = {
  title: 'Card',
  notShown: 'We couldn’t show the card form. Please go back and try again.',
  notLoaded:
    'We couldn’t load the card form. Please check your connection, and that nothing is blocking js.stripe.com.',
  paying: 'Paying…',
} as const;
