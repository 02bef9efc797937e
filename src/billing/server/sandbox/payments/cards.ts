/** What a stored card does later: pay, be declined, or pay and be disputed. */
export type CardTag = 'ok' | 'fails_later' | 'disputed';

/** Everything that is stored of a card. */
export interface StoredCard {
  readonly brand: string;
  readonly last4: string;
  readonly tag: CardTag;
}

/** What one of Stripe's published test numbers does. https://docs.stripe.com/testing */
export type CardOutcome =
  | { readonly kind: 'succeeds'; readonly tag: CardTag }
  | { readonly kind: 'authenticates'; readonly tag: CardTag }
  | {
      readonly kind: 'declines';
      readonly code: string;
      readonly declineCode?: string;
      readonly message: string;
    };

const declines = (code: string, message: string, declineCode?: string): CardOutcome => ({
  kind: 'declines',
  code,
  message,
  ...(declineCode ? { declineCode } : {}),
});

const OUTCOMES: Readonly<Record<string, CardOutcome>> = {
  '4242424242424242': { kind: 'succeeds', tag: 'ok' },
  '5555555555554444': { kind: 'succeeds', tag: 'ok' },
  '378282246310005': { kind: 'succeeds', tag: 'ok' },
  '4000000000000341': { kind: 'succeeds', tag: 'fails_later' },
  '4000000000000259': { kind: 'succeeds', tag: 'disputed' },
  '4000002500003155': { kind: 'authenticates', tag: 'ok' },
  // This card requires 3-D Secure every time, which nobody can answer when a renewal is collected.
  '4000002760003184': { kind: 'authenticates', tag: 'fails_later' },
  '4000000000000002': declines('card_declined', 'Your card was declined.', 'generic_decline'),
  '4000000000009995': declines('card_declined', 'Your card has insufficient funds.', 'insufficient_funds'),
  '4000000000009987': declines('card_declined', 'Your card was declined.', 'lost_card'),
  '4000000000009979': declines('card_declined', 'Your card was declined.', 'stolen_card'),
  '4000000000000069': declines('expired_card', 'Your card has expired.'),
  '4000000000000127': declines('incorrect_cvc', 'Your card’s security code is incorrect.'),
  '4000000000000119': declines(
    'processing_error',
    'An error occurred while processing your card. Try again in a little bit.',
  ),
};

/** The outcome of a card; unknown numbers are refused, so that no real card can be used by mistake. */
export function outcomeOf(card: { number: string; expiry: string }, now: Date): CardOutcome {
  const outcome = OUTCOMES[card.number];
  if (!outcome) {
    return declines(
      'incorrect_number',
      'This is a sandbox, so only test cards work, such as 4242 4242 4242 4242.',
    );
  }
  if (isPast(card.expiry, now))
    return declines('invalid_expiry_year_past', 'Your card’s expiration date is in the past.');
  return outcome;
}

/** Cards are valid until the end of their month. `expiry` is `MM/YY`. */
function isPast(expiry: string, now: Date): boolean {
  const [month = 0, year = 0] = expiry.split('/').map((text) => Number(text.trim()));
  return Date.UTC(2000 + year, month, 1) <= now.getTime();
}

/** The brand by the number's first digits, as shown on receipts. */
export function brandOf(number: string): string {
  if (number.startsWith('4')) return 'visa';
  if (/^3[47]/.test(number)) return 'amex';
  return 'mastercard';
}
