/** How a try to pay by card ended; the same for every provider. */
export type CardResult =
  | { paymentIntent: { id: string; status: 'succeeded' | 'processing' } }
  | {
      error: {
        /** For the parent to read. */
        message: string;
        /** `open`: another card may pay the same payment. `over`: nothing can. `unknown`: it may have been paid. */
        fate: 'open' | 'over' | 'unknown';
      };
    };
