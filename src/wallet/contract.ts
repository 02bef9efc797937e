import * as z from 'zod/mini';

/** Every story costs one credit. */
export const STORY_COST = 1;

/** The plan that a parent is on, as the session carries it. */
export const subscriptionSchema = z.object({
  packageType: z.enum(['premium', 'pay_as_you_go']),
  status: z.enum(['pending', 'active', 'past_due', 'canceled']),
  billingCycle: z.nullable(z.enum(['monthly', 'yearly'])),
});
export type Subscription = z.infer<typeof subscriptionSchema>;
