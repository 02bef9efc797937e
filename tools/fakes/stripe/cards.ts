/** Why a card is declined, in Stripe's terms. */
export interface Decline {
  readonly code: string;
  readonly decline_code?: string;
  readonly message: string;
}

/** One of Stripe's published test cards. */
export interface TestCard {
  readonly number: string;
  readonly brand: string;
  readonly last4: string;
  /** The decline when the customer pays with it. */
  readonly decline?: Decline;
  /** Whether it requires 3-D Secure: for the first payment, or also for every later charge. */
  readonly authentication?: 'once' | 'always';
  /** The decline when it is charged later. */
  readonly laterDecline?: Decline;
  /** The bank disputes the payment a day later. */
  readonly isDisputed?: boolean;
}

const declined = (decline_code: string, message = 'Your card was declined.'): Decline => ({
  code: 'card_declined',
  decline_code,
  message,
});

export const UNAUTHENTICATED: Decline = {
  code: 'payment_intent_authentication_failure',
  message:
    'We are unable to authenticate your payment method. Please choose a different payment method and try again.',
};

/** The decline of an off-session charge on a card that requires authentication. */
export const AUTHENTICATION_REQUIRED: Decline = {
  code: 'authentication_required',
  decline_code: 'authentication_required',
  message: 'Your card was declined. This transaction requires authentication.',
};

const SPECIAL: Readonly<Record<string, Partial<TestCard>>> = {
  '4242424242424242': {},
  '5555555555554444': { brand: 'mastercard' },
  '378282246310005': { brand: 'amex' },
  '4000000000000002': { decline: declined('generic_decline') },
  '4000000000009995': { decline: declined('insufficient_funds', 'Your card has insufficient funds.') },
  '4000000000009987': { decline: declined('lost_card') },
  '4000000000009979': { decline: declined('stolen_card') },
  '4000000000000069': { decline: { code: 'expired_card', message: 'Your card has expired.' } },
  '4000000000000127': {
    decline: { code: 'incorrect_cvc', message: "Your card's security code is incorrect." },
  },
  '4000000000000119': {
    decline: {
      code: 'processing_error',
      message: 'An error occurred while processing your card. Try again in a little bit.',
    },
  },
  '4000002500003155': { authentication: 'once' },
  '4000002760003184': { authentication: 'always', laterDecline: AUTHENTICATION_REQUIRED },
  '4000000000000341': { laterDecline: declined('generic_decline') },
  '4000000000000259': { isDisputed: true },
};

const UNKNOWN: Decline = { code: 'incorrect_number', message: 'Your card number is incorrect.' };

/** The test card of a number; any other number is declined. */
export function cardOf(number: string): TestCard {
  const digits = number.replace(/\D/g, '');
  const special = Object.hasOwn(SPECIAL, digits) ? SPECIAL[digits] : undefined;
  return {
    number: digits,
    brand: 'visa',
    last4: digits.slice(-4),
    ...(special ?? { decline: UNKNOWN }),
  };
}
