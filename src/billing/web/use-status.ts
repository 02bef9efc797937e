import { useQuery } from '@tanstack/react-query';
import { setPlan } from '../../accounts/web/session.ts';
import { call } from '../../platform/web/call.ts';
import { subscriptionStatus } from '../contract.ts';

/** The plan with its dates, price and card. Refetched on every mount, since renewals happen without a request. */
export function useStatus() {
  return useQuery({
    queryKey: [subscriptionStatus.path],
    queryFn: async () => {
      const status = await call(subscriptionStatus);
      const { packageType, status: state, billingCycle, cancelAt, periodEnd } = status;
      // Keeps the session's plan in sync, which the header and the dialog show.
      setPlan({ packageType, status: state, billingCycle, cancelAt, periodEnd });
      return status;
    },
    refetchOnMount: 'always',
  });
}
