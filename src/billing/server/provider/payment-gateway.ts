import type { Clock } from '../../../platform/server/clock.ts';
import type { Config } from '../../../platform/server/config.ts';
import type { Db } from '../../../platform/server/database/database.ts';
import type { Route } from '../../../platform/server/http/route.ts';
import type { Jobs } from '../../../platform/server/jobs/jobs.ts';
import type { Log } from '../../../platform/server/log.ts';
import type { Encryption } from '../../../platform/server/security/encryption.ts';
import { createSandbox } from '../sandbox/sandbox.ts';
import { createStripe } from '../stripe/stripe.ts';
import type { PaymentProvider } from './provider.ts';

/** The payment provider with its routes and jobs; only the sandbox has any. */
export interface PaymentGateway {
  readonly provider: PaymentProvider;
  readonly routes: readonly Route[];
  work(): Promise<void>;
  /** Processes renewals and everything else that is due. An external provider does that itself. */
  runDue(): Promise<void>;
}

/** Stripe when its keys are set, otherwise the sandbox, which sends its events to `webhookUrl`. */
export function openPaymentGateway(
  config: Config,
  deps: {
    db: Db;
    clock: Clock;
    log: Log;
    jobs: Jobs;
    encryption: Encryption;
    webhookSecret: string;
    webhookUrl: () => string;
  },
): PaymentGateway {
  const { STRIPE_SECRET_KEY, STRIPE_PUBLISHABLE_KEY, STRIPE_WEBHOOK_SECRET } = config;
  if (!STRIPE_SECRET_KEY || !STRIPE_PUBLISHABLE_KEY || !STRIPE_WEBHOOK_SECRET) return createSandbox(deps);
  const provider = createStripe(
    {
      secretKey: STRIPE_SECRET_KEY,
      publishableKey: STRIPE_PUBLISHABLE_KEY,
      webhookSecret: STRIPE_WEBHOOK_SECRET,
      apiUrl: config.STRIPE_API_URL,
      automaticTax: config.STRIPE_AUTOMATIC_TAX,
    },
    deps.log,
  );
  const noop = async () => undefined;
  return { provider, routes: [], work: noop, runDue: noop };
}
