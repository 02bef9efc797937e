/** The result of a card payment; the same for every provider. */
export type CardResult =
  | { paymentIntent: { id: string; status: 'succeeded' | 'processing' } }
  | {
      error: {
        /** Text for the parent. */
        message: string;
        /** `open`: another card may pay the same payment. `over`: nothing can. `unknown`: it may have been paid. */
        outcome: 'open' | 'over' | 'unknown';
      };
    };
