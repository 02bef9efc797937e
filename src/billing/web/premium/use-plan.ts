import { useMutation } from '@tanstack/react-query';
import { setPlan } from '../../../accounts/web/session.ts';
import { call, sentenceOf } from '../../../platform/web/call.ts';
import { toast } from '../../../platform/web/ui/toasts.tsx';
import type { Subscription } from '../../../wallet/contract.ts';
import {
  cancelSubscription,
  changeSubscription,
  type PremiumPackage,
  resumeSubscription,
  switchToPayAsYouGo,
} from '../../contract.ts';
import { refetchAccount } from '../billing-cache.ts';
import { longDate } from '../dates.ts';
import { CANCEL_PREMIUM, CHANGE_CYCLE, LEAVE_PREMIUM, RESUME_PREMIUM } from '../messages/change.ts';

/** Shows the plan of a response, and refetches everything that depends on it. */
function showPlan(subscription: Subscription): void {
  setPlan(subscription);
  void refetchAccount();
}

/** Shows the error and refetches: a failed request may have taken effect, or the shown plan may be out of date. */
function showFailure(error: unknown, { title, message }: { title: string; message: string }): void {
  toast.error({ title, message: sentenceOf(error, message) });
  void refetchAccount();
}

/** Cancels premium at the end of the paid period; before its first payment at once, and then `ended` is shown. */
export function useCancel(onCancelled: () => void, ended: string = CANCEL_PREMIUM.done.ended) {
  return useMutation({
    mutationFn: () => call(cancelSubscription),
    onSuccess: ({ subscription }) => {
      showPlan(subscription);
      const ends = subscription.cancelAt;
      toast.success({
        title: CANCEL_PREMIUM.done.title,
        message: ends ? CANCEL_PREMIUM.done.runsOn(longDate(ends)) : ended,
      });
      onCancelled();
    },
    onError: (error) => showFailure(error, CANCEL_PREMIUM.failed),
  });
}

/** Undoes a cancellation or a scheduled change of cycle. */
export function useResume() {
  return useMutation({
    mutationFn: () => call(resumeSubscription),
    onSuccess: ({ subscription }) => {
      showPlan(subscription);
      const renews = subscription.status === 'active' && subscription.periodEnd;
      toast.success({
        title: RESUME_PREMIUM.done.title,
        message: renews ? RESUME_PREMIUM.done.renews(longDate(renews)) : RESUME_PREMIUM.done.asBefore,
      });
    },
    onError: (error) => showFailure(error, RESUME_PREMIUM.failed),
  });
}

/** Ends premium immediately. */
export function useLeavePremium(onLeft: () => void) {
  return useMutation({
    mutationFn: () => call(switchToPayAsYouGo),
    onSuccess: ({ subscription, warning }) => {
      showPlan(subscription);
      if (warning) toast.error({ title: LEAVE_PREMIUM.doneWithWarning, message: warning });
      else toast.success(LEAVE_PREMIUM.done);
      onLeft();
    },
    onError: (error) => showFailure(error, LEAVE_PREMIUM.failed),
  });
}

interface Change {
  wanted: PremiumPackage;
  /** The stored card was declined: another one has to pay with this client secret. */
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
      showPlan(subscription);
      const now = subscription.billingCycle === wanted.billingCycle;
      const from = subscription.periodEnd ? longDate(subscription.periodEnd) : undefined;
      toast.success(
        now
          ? CHANGE_CYCLE.doneNow(wanted.name, wanted.credits)
          : CHANGE_CYCLE.doneLater(wanted.billingCycle, from),
      );
      onChanged(now);
    },
    onError: (error) => showFailure(error, CHANGE_CYCLE.failed),
  });
}
