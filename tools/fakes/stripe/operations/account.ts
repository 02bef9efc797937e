import { randomBytes } from 'node:crypto';
import type Stripe from 'stripe';
import { textIn, textsIn } from '../params.ts';
import type { Answer } from './answer.ts';

/** The account and its settings. */
export const ACCOUNT: Readonly<Record<string, Answer>> = {
  'accounts.retrieveCurrent': () => ({
    id: 'acct_fake',
    object: 'account',
    charges_enabled: true,
    country: 'AU',
    default_currency: 'aud',
    details_submitted: true,
    payouts_enabled: true,
    type: 'standard',
  }),
  'webhookEndpoints.list': (store) =>
    store.all<Stripe.WebhookEndpoint>('webhook_endpoint').map(({ secret: _, ...endpoint }) => endpoint),
  'webhookEndpoints.create': (store, { params }) => {
    const made = store.add<Stripe.WebhookEndpoint>('webhook_endpoint', 'we', {
      api_version: textIn(params, 'api_version') ?? null,
      description: textIn(params, 'description') ?? null,
      enabled_events: [...textsIn(params, 'enabled_events')],
      metadata: {},
      secret: `whsec_${randomBytes(16).toString('hex')}`,
      status: 'enabled',
      url: textIn(params, 'url') ?? '',
    });
    return made;
  },
  'webhookEndpoints.update': (store, { id, params }) => {
    const endpoint = store.must<Stripe.WebhookEndpoint>('webhook_endpoint', id);
    if ('enabled_events' in params) endpoint.enabled_events = [...textsIn(params, 'enabled_events')];
    return endpoint;
  },
  'tax.settings.retrieve': () => ({
    object: 'tax.settings',
    defaults: { provider: 'stripe', tax_behavior: 'inclusive', tax_code: null },
    head_office: null,
    livemode: false,
    status: 'pending',
    status_details: { pending: { missing_fields: ['head_office'] } },
  }),
};
