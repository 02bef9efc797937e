import * as z from 'zod/mini';
import { instantSchema } from '../platform/contract.ts';

/** Every story costs one credit. */
export const STORY_COST = 1;

/** A parent's plan, as part of the session. */
export const subscriptionSchema = z.object({
  packageType: z.enum(['premium', 'pay_as_you_go']),
  status: z.enum(['pending', 'active', 'past_due', 'canceled']),
  billingCycle: z.nullable(z.enum(['monthly', 'yearly'])),
  /** When cancelled premium ends; null while it renews. */
  cancelAt: z.nullable(instantSchema),
  /** Premium is paid until then: it renews then, unless it ends. */
  periodEnd: z.nullable(instantSchema),
});
export type Subscription = z.infer<typeof subscriptionSchema>;
