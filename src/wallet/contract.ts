import * as z from 'zod/mini';
import { instantSchema } from '../platform/contract.ts';

/** Every story costs one credit. */
export const STORY_COST = 1;

/** The plan that a parent is on, as the session carries it. */
export const subscriptionSchema = z.object({
  packageType: z.enum(['premium', 'pay_as_you_go']),
  status: z.enum(['pending', 'active', 'past_due', 'canceled']),
  billingCycle: z.nullable(z.enum(['monthly', 'yearly'])),
  /** When premium ends, because it was cancelled; null while it goes on. */
  cancelAt: z.nullable(instantSchema),
  /** Until when premium is paid: it renews then, unless it ends. */
  periodEnd: z.nullable(instantSchema),
});
export type Subscription = z.infer<typeof subscriptionSchema>;
