import type { Clock } from '../../platform/server/clock.ts';
import type { Config } from '../../platform/server/config.ts';
import type { Db } from '../../platform/server/db.ts';
import type { Jobs } from '../../platform/server/jobs.ts';
import type { Log } from '../../platform/server/log.ts';
import type { Route } from '../../platform/server/route.ts';
import type { Seal } from '../../platform/server/seal.ts';
import type { PaymentProvider } from './provider.ts';
import { createSandbox } from './sandbox/sandbox.ts';
import { createStripe } from './stripe/stripe.ts';

/** Where parents pay: the provider, and what it brings along when it is one of our own. */
export interface Counter {
  readonly provider: PaymentProvider;
  readonly routes: readonly Route[];
  work(): Promise<void>;
  /** Renewals and whatever else falls due. A provider elsewhere looks after that itself. */
  runDue(): Promise<void>;
}

/** Stripe when its keys are set, otherwise the sandbox, which brings its events to `webhookUrl`. */
export function openCounter(
  config: Config,
  parts: {
    db: Db;
    clock: Clock;
    log: Log;
    jobs: Jobs;
    seal: Seal;
    webhookSecret: string;
    webhookUrl: () => string;
  },
): Counter {
  const { STRIPE_SECRET_KEY, STRIPE_PUBLISHABLE_KEY, STRIPE_WEBHOOK_SECRET } = config;
  if (!STRIPE_SECRET_KEY || !STRIPE_PUBLISHABLE_KEY || !STRIPE_WEBHOOK_SECRET) return createSandbox(parts);
  const provider = createStripe(
    {
      secretKey: STRIPE_SECRET_KEY,
      publishableKey: STRIPE_PUBLISHABLE_KEY,
      webhookSecret: STRIPE_WEBHOOK_SECRET,
      apiUrl: config.STRIPE_API_URL,
      automaticTax: config.STRIPE_AUTOMATIC_TAX,
    },
    parts.log,
  );
  const nothing = async () => undefined;
  return { provider, routes: [], work: nothing, runDue: nothing };
}
