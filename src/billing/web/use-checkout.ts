import { useMutation } from '@tanstack/react-query';
import { useState } from 'react';
import { creditsText } from '../../accounts/web/credits-text.ts';
import {
  askCredits,
  recountCredits,
  refreshUser,
  setCredits,
  useSession,
} from '../../accounts/web/session.ts';
import { track } from '../../platform/web/analytics.ts';
import { ApiError, call, NetworkError, sentenceOf } from '../../platform/web/call.ts';
import { bad, good } from '../../platform/web/ui/toasts.tsx';
import { type CreditPackage, createPaymentIntent, sandboxConfirm } from '../contract.ts';
import type { Order } from './order.ts';

export interface Card {
  number: string;
  expiry: string;
  cvc: string;
}

const AGREE_WITHIN_MS = 20_000;
const ASK_EVERY_MS = 1000;

/** Waits until the server counts the bought credits too, so that the number in view is never wishful for long. */
async function untilServerAgrees(expected: number): Promise<void> {
  const until = Date.now() + AGREE_WITHIN_MS;
  while (Date.now() < until) {
    const credits = await askCredits();
    if (credits !== null && credits >= expected) break;
    await new Promise((resolve) => setTimeout(resolve, ASK_EVERY_MS));
  }
  await refreshUser();
}

interface Attempt {
  pack: CreditPackage;
  card: Card;
  clientSecret: string;
}

interface Checkout {
  busy: boolean;
  /** The bank wants to see the parent first. */
  challenged: boolean;
  pay: (pack: CreditPackage, card: Card) => void;
  answerChallenge: (authenticated: boolean) => void;
}

/** Buys a pack: intent, card, the bank's question if it has one, and the credits in view. */
export function useCheckout(order: Order, onDone: () => void): Checkout {
  const { user } = useSession();
  const [challenge, setChallenge] = useState<Attempt>();

  // The payment may have been taken although the answer was lost; then the credits are on their way.
  const lookAgain = (error: unknown) => {
    if (error instanceof NetworkError) void recountCredits();
  };

  const succeed = (pack: CreditPackage, paymentId: string, status: string) => {
    order.wishKey.forget();
    track('purchase', { transaction_id: paymentId, value: pack.priceAUD, currency: 'AUD' });
    const expected = order.creditsBefore + pack.credits;
    if (status === 'succeeded') {
      setCredits(expected);
      good({
        title: 'Payment Successful',
        message: `${creditsText(pack.credits)} added to your account.`,
      });
    } else {
      good({ title: 'Payment Processing', message: 'Your credits arrive as soon as the bank has agreed.' });
    }
    void untilServerAgrees(expected);
    onDone();
  };

  const confirm = useMutation({
    mutationFn: ({ attempt, authenticated }: { attempt: Attempt; authenticated?: boolean }) =>
      call(sandboxConfirm, {
        body: {
          clientSecret: attempt.clientSecret,
          ...attempt.card,
          ...(authenticated === undefined ? {} : { authenticated }),
        },
      }),
    onSuccess: (reply, { attempt }) => {
      if ('next_action' in reply) {
        setChallenge(attempt);
        return;
      }
      setChallenge(undefined);
      succeed(attempt.pack, reply.paymentIntent.id, reply.paymentIntent.status);
    },
    onError: (error) => {
      setChallenge(undefined);
      // A declined payment is still open: another card pays the same one.
      const declined = error instanceof ApiError && error.status === 402;
      if (!declined) order.wishKey.failed(error);
      lookAgain(error);
      bad({
        title: 'Payment Failed',
        message: sentenceOf(error, 'Payment failed', 'Payment processing failed'),
      });
    },
  });

  const prepare = useMutation({
    mutationFn: ({ pack }: { pack: CreditPackage; card: Card }) => {
      const { key, isNew } = order.wishKey.of(`${pack.id} for ${user?.id}`);
      if (isNew) order.creditsBefore = user?.credits ?? 0;
      track('begin_checkout', { value: pack.priceAUD, currency: 'AUD' });
      return call(createPaymentIntent, {
        body: { packageId: pack.id },
        headers: { 'Idempotency-Key': key },
      });
    },
    onSuccess: ({ clientSecret }, { pack, card }) => {
      track('add_payment_info', { payment_type: 'card' });
      confirm.mutate({ attempt: { pack, card, clientSecret } });
    },
    onError: (error) => {
      order.wishKey.failed(error);
      lookAgain(error);
      bad({
        title: 'Payment Setup Failed',
        message: sentenceOf(error, 'Unable to setup payment. Please try again.'),
      });
    },
  });

  return {
    busy: prepare.isPending || confirm.isPending,
    challenged: challenge !== undefined,
    pay: (pack, card) => prepare.mutate({ pack, card }),
    answerChallenge: (authenticated) => {
      if (challenge) confirm.mutate({ attempt: challenge, authenticated });
    },
  };
}
