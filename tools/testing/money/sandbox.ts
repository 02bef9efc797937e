import { afterEach, beforeEach } from 'vitest';
import { signatureOf } from '../../../src/billing/server/sandbox/events/signature.ts';
import { ADMIN, createTestApp, WEBHOOK_SECRET } from '../app.ts';
import { eventually } from '../eventually.ts';
import { Caller, GOOD_CARD, newParent } from '../users.ts';
import type { MoneyWorld } from './world.ts';

/** An app with the sandbox as its payment provider. */
export function sandboxWorld(): MoneyWorld {
  const testApp = createTestApp();
  const run = (statement: string) => testApp.app.database.run(statement);
  let admin: Caller | undefined;
  let days = 0;
  beforeEach(async () => {
    days = 0;
    admin = undefined;
  });
  // The tests of other files use the same database.
  afterEach(() => run('drop trigger if exists lose_events on sandbox_events'));
  const asAdmin = async (path: string, body: object) => {
    admin ??= await newParent(testApp, ADMIN);
    const answer = await admin.post(path, body);
    if (answer.status !== 200) throw new Error(`${path} answered ${JSON.stringify(answer.body)}`);
  };
  return {
    app: testApp,
    async pay(parent, clientSecret, number = GOOD_CARD.number, authenticated) {
      const card = { ...GOOD_CARD, number, clientSecret };
      const answer = await parent.post('/api/sandbox/confirm', {
        ...card,
        ...(authenticated === undefined ? {} : { authenticated }),
      });
      if (answer.status === 402) return 'declined';
      if (answer.status !== 200) throw new Error(`a card was answered ${JSON.stringify(answer.body)}`);
      return answer.body.next_action ? 'authentication_required' : 'paid';
    },
    async advance(more) {
      await asAdmin('/api/sandbox/advance', { days: more });
      days += more;
    },
    refund: (paymentIntent, amountCents) =>
      asAdmin('/api/sandbox/refund', { paymentIntent, ...(amountCents ? { amountCents } : {}) }),
    closeDispute: (paymentIntent, won) => asAdmin('/api/sandbox/close-dispute', { paymentIntent, won }),
    async loseEvents() {
      await eventually(async () => {
        const { rows } = await run('select 1 from sandbox_events where delivered_at is null');
        return rows.length ? undefined : true;
      }, 'the delivery of every event');
      // Every event from now on counts as delivered.
      await run(`create or replace function lose_event() returns trigger language plpgsql as $$
        begin new.delivered_at := new.created_at; return new; end $$`);
      await run(
        'create trigger lose_events before insert on sandbox_events for each row execute function lose_event()',
      );
    },
    async events() {
      const { rows } = await run('select id, payload from sandbox_events order by seq');
      return rows.map((row) => {
        const payload = String(row.payload);
        return { id: String(row.id), type: String(JSON.parse(payload).type), payload };
      });
    },
    async bring({ payload }) {
      const header = signatureOf(payload, WEBHOOK_SECRET, testApp.clock.now());
      const answer = await new Caller(testApp).post('/api/webhooks/sandbox', payload, {
        'stripe-signature': header,
      });
      return answer.status;
    },
    now: async () => testApp.clock.now().getTime() + days * 86_400_000,
  };
}
