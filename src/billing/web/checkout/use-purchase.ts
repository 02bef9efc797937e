import { useMutation } from '@tanstack/react-query';
import type { User } from '../../../accounts/contract.ts';
import { setUser, useSession } from '../../../accounts/web/session.ts';
import { NetworkError, sentenceOf } from '../../../platform/web/call.ts';
import { isRefusal } from '../../../platform/web/idempotency-key.ts';
import { toast } from '../../../platform/web/ui/toasts.tsx';
import { pollUntilSynced, refetchAccount } from '../billing-cache.ts';
import { renewalAfter } from '../dates.ts';
import { PAYMENT } from '../messages/payment.ts';
import { isLive } from '../plan-messages.ts';
import type { CardResult } from './card-result.ts';
import type { Order } from './order.ts';
import { type Purchase, trackPurchase } from './purchase.ts';

/** The expected user after the payment: credits and plan are shown before the server has applied it. */
function userAfter(user: User, { cycle }: Purchase, credits: number): User {
  if (!cycle) return { ...user, credits };
  const periodEnd = renewalAfter(new Date(), cycle).toISOString();
  return {
    ...user,
    credits,
    subscription: {
      packageType: 'premium',
      status: 'active',
      billingCycle: cycle,
      cancelAt: null,
      periodEnd,
    },
  };
}

interface Checkout {
  preparing: boolean;
  /** Creates the payment and passes on its client secret; shows an error when that fails. */
  prepare: (purchase: Purchase, onSecret: (clientSecret: string) => void) => void;
  /** Shows the result of the payment, and the new credits and plan. */
  finish: (purchase: Purchase, result: CardResult) => void;
}

/** The part of a checkout shared by all providers: creating the payment, messages, and updating the credits. */
export function usePurchase(order: Order, onDone: (paid: boolean) => void): Checkout {
  const { user } = useSession();

  const begin = useMutation({
    mutationFn: ({ purchase }: { purchase: Purchase; onSecret: (clientSecret: string) => void }) => {
      const { key, isNew } = order.idempotencyKey.of(`${purchase.id} for ${user?.id}`);
      if (isNew) {
        order.creditsBefore = user?.credits ?? 0;
        trackPurchase('begin_checkout', purchase);
      }
      return purchase.begin(key);
    },
    onSuccess: ({ clientSecret }, { onSecret }) => onSecret(clientSecret),
    onError: (error, { purchase }) => {
      order.idempotencyKey.failed(error);
      // The payment may have succeeded although its response was lost; then the plan has changed.
      if (error instanceof NetworkError || isRefusal(error)) void refetchAccount();
      const { title, message } = purchase.refused;
      toast.error({ title, message: sentenceOf(error, message) });
    },
  });

  const succeed = (purchase: Purchase, status: 'succeeded' | 'processing', paymentId: string) => {
    order.idempotencyKey.forget();
    trackPurchase('purchase', purchase, paymentId);
    const expected = order.creditsBefore + purchase.credits;
    if (status === 'succeeded') {
      if (user) setUser(userAfter(user, purchase, expected));
      toast.success({ title: PAYMENT.succeeded, message: purchase.thanks });
    } else {
      toast.success(PAYMENT.processing);
    }
    void pollUntilSynced(
      ({ credits, subscription }) => credits >= expected && (!purchase.cycle || isLive(subscription)),
    );
    onDone(status === 'succeeded');
  };

  return {
    preparing: begin.isPending,
    prepare: (purchase, onSecret) => begin.mutate({ purchase, onSecret }),
    finish: (purchase, result) => {
      if ('paymentIntent' in result) {
        succeed(purchase, result.paymentIntent.status, result.paymentIntent.id);
        return;
      }
      const { message, outcome } = result.error;
      if (outcome === 'over') order.idempotencyKey.forget();
      if (outcome === 'unknown') void refetchAccount();
      toast.error({ title: PAYMENT.failed, message });
    },
  };
}
