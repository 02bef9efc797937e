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
import { CANCEL_PREMIUM, CHANGE_CYCLE, KEEP_PREMIUM, LEAVE_PREMIUM } from './words/change.ts';

/** Puts the plan of a reply in view, and asks for all that goes with it. */
function heard(subscription: Subscription): void {
  setPlan(subscription);
  void lookAgain();
}

/** A wish that failed may have been heard all the same, or be out of date: the server is asked how things stand. */
function unheard(error: unknown, { title, message }: { title: string; message: string }): void {
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
        title: CANCEL_PREMIUM.done.title,
        message: ends ? CANCEL_PREMIUM.done.runsOn(longDate(ends)) : CANCEL_PREMIUM.done.ended,
      });
      onCancelled();
    },
    onError: (error) => unheard(error, CANCEL_PREMIUM.failed),
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
        title: KEEP_PREMIUM.done.title,
        message: renews ? KEEP_PREMIUM.done.renews(longDate(renews)) : KEEP_PREMIUM.done.asBefore,
      });
    },
    onError: (error) => unheard(error, KEEP_PREMIUM.failed),
  });
}

/** Ends premium now. */
export function useLeavePremium(onLeft: () => void) {
  return useMutation({
    mutationFn: () => call(switchToPayAsYouGo),
    onSuccess: ({ subscription, warning }) => {
      heard(subscription);
      if (warning) bad({ title: LEAVE_PREMIUM.doneWithWarning, message: warning });
      else good(LEAVE_PREMIUM.done);
      onLeft();
    },
    onError: (error) => unheard(error, LEAVE_PREMIUM.failed),
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
      const from = subscription.periodEnd ? longDate(subscription.periodEnd) : undefined;
      good(
        now
          ? CHANGE_CYCLE.doneNow(wanted.name, wanted.credits)
          : CHANGE_CYCLE.doneLater(wanted.billingCycle, from),
      );
      onChanged(now);
    },
    onError: (error) => unheard(error, CHANGE_CYCLE.failed),
  });
}
