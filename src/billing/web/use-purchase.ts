import { useMutation } from '@tanstack/react-query';
import type { User } from '../../accounts/contract.ts';
import { setUser, useSession } from '../../accounts/web/session.ts';
import { NetworkError, sentenceOf } from '../../platform/web/call.ts';
import { bad, good } from '../../platform/web/ui/toasts.tsx';
import { isRefusal } from '../../platform/web/wish-key.ts';
import { lookAgain, untilServerAgrees } from './billing-cache.ts';
import type { CardResult } from './card-result.ts';
import { renewalAfter } from './dates.ts';
import type { Order } from './order.ts';
import { isLive } from './plan-words.ts';
import { type Purchase, trackPurchase } from './purchase.ts';
import { PAYMENT } from './words/payment.ts';

/** The parent as the payment leaves them: credits and plan are in view before the server has heard of it. */
function after(user: User, { cycle }: Purchase, credits: number): User {
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
  /** Asks for the payment's secret and goes on with it; says so when there is none. */
  prepare: (purchase: Purchase, then: (clientSecret: string) => void) => void;
  /** Says how the payment ended, and puts what was bought in view. */
  settle: (purchase: Purchase, result: CardResult) => void;
}

/** What paying has in common whoever takes the card: the wish, the words, the credits in view. */
export function usePurchase(order: Order, onDone: (paid: boolean) => void): Checkout {
  const { user } = useSession();

  const begin = useMutation({
    mutationFn: ({ purchase }: { purchase: Purchase; then: (clientSecret: string) => void }) => {
      const { key, isNew } = order.wishKey.of(`${purchase.id} for ${user?.id}`);
      if (isNew) {
        order.creditsBefore = user?.credits ?? 0;
        trackPurchase('begin_checkout', purchase);
      }
      return purchase.begin(key);
    },
    onSuccess: ({ clientSecret }, { then }) => then(clientSecret),
    onError: (error, { purchase }) => {
      order.wishKey.failed(error);
      // The payment may have been taken although its answer was lost; then the plan is another one by now.
      if (error instanceof NetworkError || isRefusal(error)) void lookAgain();
      const { title, message } = purchase.refused;
      bad({ title, message: sentenceOf(error, message) });
    },
  });

  const succeed = (purchase: Purchase, status: 'succeeded' | 'processing', paymentId: string) => {
    order.wishKey.forget();
    trackPurchase('purchase', purchase, paymentId);
    const expected = order.creditsBefore + purchase.credits;
    if (status === 'succeeded') {
      if (user) setUser(after(user, purchase, expected));
      good({ title: PAYMENT.succeeded, message: purchase.thanks });
    } else {
      good(PAYMENT.processing);
    }
    void untilServerAgrees(
      ({ credits, subscription }) => credits >= expected && (!purchase.cycle || isLive(subscription)),
    );
    onDone(status === 'succeeded');
  };

  return {
    preparing: begin.isPending,
    prepare: (purchase, then) => begin.mutate({ purchase, then }),
    settle: (purchase, result) => {
      if ('paymentIntent' in result) {
        succeed(purchase, result.paymentIntent.status, result.paymentIntent.id);
        return;
      }
      const { message, fate } = result.error;
      if (fate === 'over') order.wishKey.forget();
      if (fate === 'unknown') void lookAgain();
      bad({ title: PAYMENT.failed, message });
    },
  };
}
