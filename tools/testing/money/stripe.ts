import { afterAll, beforeAll, beforeEach } from 'vitest';
import { type FakeStripe, openFakeStripe } from '../../fakes/stripe/stripe.ts';
import { createTestApp } from '../app.ts';
import { GOOD_CARD } from '../users.ts';
import type { MoneyWorld } from './world.ts';

/** An app with Stripe as its payment provider, which is the fake. */
export function stripeWorld(): MoneyWorld & { readonly stripe: FakeStripe } {
  const opened = {} as { stripe: FakeStripe };
  beforeAll(async () => {
    opened.stripe = await openFakeStripe();
  });
  const testApp = createTestApp(() => ({
    STRIPE_SECRET_KEY: opened.stripe.secretKey,
    STRIPE_PUBLISHABLE_KEY: opened.stripe.publishableKey,
    STRIPE_WEBHOOK_SECRET: opened.stripe.webhookSecret,
    STRIPE_API_URL: opened.stripe.url,
  }));
  beforeEach(() => {
    opened.stripe.hang(false);
    opened.stripe.reset();
    opened.stripe.sendEventsTo(`${testApp.url}/api/webhooks/stripe`);
  });
  afterAll(() => opened.stripe.close());
  return {
    app: testApp,
    get stripe() {
      return opened.stripe;
    },
    async pay(_parent, clientSecret, number = GOOD_CARD.number, authenticated) {
      const card = number.replaceAll(' ', '');
      const options = authenticated === undefined ? {} : { authenticated };
      const answer = await opened.stripe.confirm(clientSecret, card, options);
      await opened.stripe.settled();
      if ('error' in answer) return 'declined';
      return 'next_action' in answer ? 'authentication_required' : 'paid';
    },
    async advance(more) {
      await opened.stripe.advance(more);
      await opened.stripe.settled();
    },
    async refund(paymentRef, cents) {
      await opened.stripe.refund(paymentRef, cents);
      await opened.stripe.settled();
    },
    async closeDispute(paymentRef, won) {
      await opened.stripe.closeDispute(paymentRef, won);
      await opened.stripe.settled();
    },
    async loseEvents() {
      opened.stripe.sendEventsTo(undefined);
    },
    events: async () => opened.stripe.events,
    async bring({ id }) {
      const [status = 0] = await opened.stripe.deliver(id, { url: `${testApp.url}/api/webhooks/stripe` });
      return status;
    },
    now: async () => opened.stripe.now().getTime(),
  };
}
