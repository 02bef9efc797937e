import { useQuery } from '@tanstack/react-query';
import { setPlan } from '../../accounts/web/session.ts';
import { call } from '../../platform/web/call.ts';
import { subscriptionStatus } from '../contract.ts';

/** The plan with its dates, its price and its card. Renewals come by themselves, so whoever looks asks again. */
export function useStatus() {
  return useQuery({
    queryKey: [subscriptionStatus.path],
    queryFn: async () => {
      const status = await call(subscriptionStatus);
      const { packageType, status: state, billingCycle, cancelAt, periodEnd } = status;
      // The header and the dialog say the same as this.
      setPlan({ packageType, status: state, billingCycle, cancelAt, periodEnd });
      return status;
    },
    refetchOnMount: 'always',
  });
}
