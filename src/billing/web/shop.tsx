import { useQuery } from '@tanstack/react-query';
import { type ReactNode, useEffect } from 'react';
import { call } from '../../platform/web/call.ts';
import { Button } from '../../platform/web/ui/button.tsx';
import { bad } from '../../platform/web/ui/toasts.tsx';
import { ONE_MOMENT, TRY_AGAIN } from '../../platform/web/words.ts';
import { creditPackages, paymentSettings, premiumPackages } from '../contract.ts';
import type { Provider } from './checkout-props.ts';
import { SHOP } from './words/shop.ts';

const LISTS = {
  credits: { endpoint: creditPackages, failed: SHOP.creditsFailed },
  premium: { endpoint: premiumPackages, failed: SHOP.premiumFailed },
} as const;
type List = keyof typeof LISTS;
type Wares<L extends List> = Awaited<ReturnType<typeof call<(typeof LISTS)[L]['endpoint']>>>;

interface ShopProps<L extends List> {
  list: L;
  children: (wares: Wares<L>, provider: Provider) => ReactNode;
}

/** What is on sale and who takes the card, or why there is nothing to be had right now. */
export function Shop<L extends List>({ list, children }: ShopProps<L>) {
  const { endpoint, failed } = LISTS[list];
  const wares = useQuery({ queryKey: [endpoint.path], queryFn: () => call(endpoint) });
  const settings = useQuery({ queryKey: [paymentSettings.path], queryFn: () => call(paymentSettings) });
  useEffect(() => {
    if (wares.isError) bad({ title: failed, message: SHOP.failedHint });
  }, [wares.isError, failed]);
  if (wares.isError || settings.isError) {
    return (
      <div className="stack">
        <p>{SHOP.unreached}</p>
        <Button
          kind="second"
          onClick={() => {
            if (wares.isError) void wares.refetch();
            if (settings.isError) void settings.refetch();
          }}
        >
          {TRY_AGAIN}
        </Button>
      </div>
    );
  }
  if (!wares.data || !settings.data) return <p className="text-soft">{ONE_MOMENT}</p>;
  if (wares.data.length === 0) {
    return <p>{SHOP.emptyMessage}</p>;
  }
  return children(wares.data as Wares<L>, settings.data);
}
