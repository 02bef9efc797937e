import { lazy, Suspense, useEffect, useRef, useState } from 'react';
import { Button } from '../../platform/web/ui/button.tsx';
import { useFocusOnChange } from '../../platform/web/ui/focus-on-change.ts';
import { Icon } from '../../platform/web/ui/icon.tsx';
import { ONE_MOMENT } from '../../platform/web/words.ts';
import type { CheckoutProps } from './checkout-props.ts';
import type { Purchase } from './purchase.ts';
import { Total } from './total.tsx';
import { usePurchase } from './use-purchase.ts';
import { CHECKOUT } from './words/shop.ts';

// Nothing of the provider's is loaded before a card is really asked for.
const StripeCardForm = lazy(() =>
  import('./stripe-card-form.tsx').then((m) => ({ default: m.StripeCardForm })),
);

interface Awaited {
  purchase: Purchase;
  clientSecret: string;
}

/** Two steps: the choice with its sum, then the provider's own card form for exactly that payment. */
export function StripeCheckout({
  publishableKey,
  order,
  purchase,
  choices,
  idle,
  atOnce,
  hint,
  onDone,
}: CheckoutProps & { publishableKey: string }) {
  const [awaited, setAwaited] = useState<Awaited>();
  const { preparing, prepare, settle } = usePurchase(order, onDone);
  const place = useFocusOnChange(awaited ? 'card' : 'choice');
  const goOn = () => {
    if (!purchase) return idle?.onPress();
    prepare(purchase, (clientSecret) => setAwaited({ purchase, clientSecret }));
  };
  const begun = useRef(false);
  useEffect(() => {
    if (!atOnce || begun.current) return;
    begun.current = true;
    goOn();
  });
  return (
    <div ref={place}>
      {awaited ? (
        <div className="stack">
          <Button kind="quiet" className="way-back" onClick={() => setAwaited(undefined)}>
            <Icon name="previous" /> {CHECKOUT.back}
          </Button>
          <Suspense fallback={<p className="text-soft">{ONE_MOMENT}</p>}>
            <StripeCardForm
              publishableKey={publishableKey}
              {...awaited}
              hint={hint}
              onResult={(result) => {
                if ('error' in result && result.error.fate === 'over') setAwaited(undefined);
                settle(awaited.purchase, result);
              }}
            />
          </Suspense>
        </div>
      ) : (
        <form
          className="stack"
          noValidate
          onSubmit={(event) => {
            event.preventDefault();
            goOn();
          }}
        >
          {choices}
          {purchase && <Total purchase={purchase} />}
          <Button kind="main" wide type="submit" disabled={preparing}>
            {preparing ? ONE_MOMENT : purchase ? CHECKOUT.goOn : idle?.button}
          </Button>
          {purchase && <p className="hint">{hint}</p>}
        </form>
      )}
    </div>
  );
}
