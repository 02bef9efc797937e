import type Stripe from 'stripe';
import { BadSignatureError, type EventKind, type ProviderEvent } from '../provider/provider.ts';
import { isLiveKey, type StripeSettings } from './client.ts';
import { idOf } from './states.ts';

/** The events the webhook endpoint must subscribe to; all others are acknowledged and ignored. */
export const EVENT_TYPES = [
  'payment_intent.succeeded',
  'payment_intent.payment_failed',
  'payment_intent.processing',
  'payment_intent.requires_action',
  'payment_intent.canceled',
  'customer.subscription.created',
  'customer.subscription.updated',
  'customer.subscription.deleted',
  'customer.subscription.paused',
  'customer.subscription.resumed',
  'customer.subscription.pending_update_applied',
  'customer.subscription.pending_update_expired',
  'invoice.paid',
  'invoice.payment_failed',
  'invoice.payment_action_required',
  'invoice.finalization_failed',
  'invoice.voided',
  'invoice.marked_uncollectible',
  'charge.refunded',
  'refund.created',
  'refund.updated',
  'refund.failed',
  'charge.dispute.created',
  'charge.dispute.funds_withdrawn',
  'charge.dispute.funds_reinstated',
  'charge.dispute.closed',
  'customer.deleted',
] as const satisfies readonly Stripe.WebhookEndpointCreateParams.EnabledEvent[];

/** Reads a webhook event. @throws BadSignatureError unless Stripe signed this body recently, in this account's mode. */
export function readEvent(
  api: Stripe,
  settings: Pick<StripeSettings, 'secretKey' | 'webhookSecret'>,
  raw: Buffer,
  headers: Readonly<Record<string, string | string[] | undefined>>,
): ProviderEvent {
  const header = headers['stripe-signature'];
  if (typeof header !== 'string') throw new BadSignatureError('there is no signature');
  const event = signed(api, raw, header, settings.webhookSecret);
  if (event.livemode !== isLiveKey(settings.secretKey)) {
    throw new BadSignatureError('the event is of the other mode, test or live');
  }
  const { id, type, created } = event as Omit<Stripe.Event, 'created'> & { created?: number };
  const happenedAt = typeof created === 'number' ? new Date(created * 1000) : undefined;
  return { id, type, happenedAt, about: aboutOf(event) };
}

function signed(api: Stripe, raw: Buffer, header: string, secret: string): Stripe.Event {
  try {
    return api.webhooks.constructEvent(raw, header, secret);
  } catch {
    throw new BadSignatureError('Stripe did not sign this event, or too long ago');
  }
}

const KIND_OF: Readonly<Record<string, EventKind>> = {
  payment_intent: 'payment',
  subscription: 'subscription',
  invoice: 'invoice',
  charge: 'charge',
  refund: 'charge',
  dispute: 'charge',
  customer: 'customer',
};

function aboutOf(event: Stripe.Event): ProviderEvent['about'] {
  if (!EVENT_TYPES.some((type) => type === event.type)) return undefined;
  // Signed, but not always complete: an event without an object does not concern us.
  const object = ((event.data as Stripe.Event['data'] | undefined)?.object ?? {}) as {
    object?: string;
    id?: string;
    charge?: string | { id: string } | null;
  };
  const kind = KIND_OF[object.object ?? ''];
  const isOfCharge = object.object === 'refund' || object.object === 'dispute';
  const ref = isOfCharge ? object.charge && idOf(object.charge) : object.id;
  return kind && ref ? { kind, ref } : undefined;
}
