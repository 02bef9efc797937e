/** The warning of a switch to pay as you go that the payment provider has not confirmed. */
export const UNCONFIRMED_WARNING =
  'You’re now on Pay As You Go, but our payment provider hasn’t confirmed it yet. We’ll keep checking until it has, and you won’t be charged again.';
