import { useQuery } from '@tanstack/react-query';
import { type ReactNode, useEffect } from 'react';
import { call } from '../../../platform/web/call.ts';
import { ONE_MOMENT, TRY_AGAIN } from '../../../platform/web/messages.ts';
import { Button } from '../../../platform/web/ui/button.tsx';
import { toast } from '../../../platform/web/ui/toasts.tsx';
import { creditPackages, paymentSettings, premiumPackages } from '../../contract.ts';
import { SHOP } from '../messages/shop.ts';
import type { Provider } from './checkout-props.ts';

const LISTS = {
  credits: { endpoint: creditPackages, failed: SHOP.creditsFailed },
  premium: { endpoint: premiumPackages, failed: SHOP.premiumFailed },
} as const;
type List = keyof typeof LISTS;
type Products<L extends List> = Awaited<ReturnType<typeof call<(typeof LISTS)[L]['endpoint']>>>;

interface ShopProps<L extends List> {
  list: L;
  children: (products: Products<L>, provider: Provider) => ReactNode;
}

/** Loads the products on sale and the payment provider, or shows why they are unavailable. */
export function Shop<L extends List>({ list, children }: ShopProps<L>) {
  const { endpoint, failed } = LISTS[list];
  const products = useQuery({ queryKey: [endpoint.path], queryFn: () => call(endpoint) });
  const settings = useQuery({ queryKey: [paymentSettings.path], queryFn: () => call(paymentSettings) });
  useEffect(() => {
    if (products.isError) toast.error({ title: failed, message: SHOP.failedHint });
  }, [products.isError, failed]);
  if (products.isError || settings.isError) {
    return (
      <div className="stack">
        <p>{SHOP.unreached}</p>
        <Button
          kind="second"
          onClick={() => {
            if (products.isError) void products.refetch();
            if (settings.isError) void settings.refetch();
          }}
        >
          {TRY_AGAIN}
        </Button>
      </div>
    );
  }
  if (!products.data || !settings.data) return <p className="text-soft">{ONE_MOMENT}</p>;
  if (products.data.length === 0) {
    return <p>{SHOP.emptyMessage}</p>;
  }
  return children(products.data as Products<L>, settings.data);
}
