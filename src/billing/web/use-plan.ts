import { useMutation } from '@tanstack/react-query';
import { setPlan } from '../../accounts/web/session.ts';
import { call, sentenceOf } from '../../platform/web/call.ts';
import { bad, good } from '../../platform/web/ui/toasts.tsx';
import type { Subscription } from '../../wallet/contract.ts';
import {
  cancelSubscription,
  changeSubscription,
  type PremiumPackage,
  resumeSubscription,
  switchToPayAsYouGo,
} from '../contract.ts';
import { lookAgain } from './billing-cache.ts';
import { longDate } from './dates.ts';

/** Puts the plan of a reply in view, and asks for all that goes with it. */
function heard(subscription: Subscription): void {
  setPlan(subscription);
  void lookAgain();
}

/** A wish that failed may have been heard all the same, or be out of date: the server is asked how things stand. */
function unheard(error: unknown, title: string, message: string): void {
  bad({ title, message: sentenceOf(error, message) });
  void lookAgain();
}

/** Lets premium end with the period that is paid. */
export function useCancel(onCancelled: () => void) {
  return useMutation({
    mutationFn: () => call(cancelSubscription),
    onSuccess: ({ subscription }) => {
      heard(subscription);
      const ends = subscription.cancelAt;
      good({
        title: 'Subscription Cancelled',
        message: ends
          ? `Premium runs on until ${longDate(ends)}, then ends. Your credits stay.`
          : 'Premium has ended. Your credits stay.',
      });
      onCancelled();
    },
    onError: (error) =>
      unheard(error, 'Cancellation Failed', 'Unable to cancel subscription. Please try again.'),
  });
}

/** Takes back a cancellation, or a change of cycle that was to come. */
export function useResume() {
  return useMutation({
    mutationFn: () => call(resumeSubscription),
    onSuccess: ({ subscription }) => {
      heard(subscription);
      const renews = subscription.status === 'active' && subscription.periodEnd;
      good({
        title: 'Premium goes on',
        message: renews ? `It renews on ${longDate(renews)}.` : 'Nothing changes.',
      });
    },
    onError: (error) =>
      unheard(error, 'Premium not changed', 'Unable to keep your plan as it is. Please try again.'),
  });
}

/** Ends premium now. */
export function useLeavePremium(onLeft: () => void) {
  return useMutation({
    mutationFn: () => call(switchToPayAsYouGo),
    onSuccess: ({ subscription, warning }) => {
      heard(subscription);
      if (warning) bad({ title: 'Plan Switched (with warning)', message: warning });
      else {
        good({
          title: 'Plan Switched',
          message: 'You are on Pay As You Go now. Your credits stay, and they never expire.',
        });
      }
      onLeft();
    },
    onError: (error) =>
      unheard(error, 'Plan Switch Failed', 'Unable to switch to Pay As You Go. Please try again.'),
  });
}

interface Change {
  wanted: PremiumPackage;
  /** The stored card was not taken: another one has to pay with this secret. */
  onCardNeeded: (clientSecret: string) => void;
  onChanged: (creditsAdded: boolean) => void;
}

/** Changes between monthly and yearly. */
export function useChangeCycle() {
  return useMutation({
    mutationFn: ({ wanted }: Change) => call(changeSubscription, { body: { packageId: wanted.id } }),
    onSuccess: ({ subscription, clientSecret }, { wanted, onCardNeeded, onChanged }) => {
      if (clientSecret) {
        onCardNeeded(clientSecret);
        return;
      }
      heard(subscription);
      const now = subscription.billingCycle === wanted.billingCycle;
      good({
        title: now ? `You are on ${wanted.name} now` : 'Change noted',
        message: now
          ? `${wanted.credits} credits added to your account.`
          : `Premium is ${wanted.billingCycle} from ${subscription.periodEnd ? longDate(subscription.periodEnd) : 'the next renewal'} on.`,
      });
      onChanged(now);
    },
    onError: (error) => unheard(error, 'Plan Switch Failed', 'Unable to change your plan. Please try again.'),
  });
}
