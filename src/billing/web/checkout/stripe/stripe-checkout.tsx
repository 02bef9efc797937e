import { lazy, Suspense, useEffect, useRef, useState } from 'react';
import { ONE_MOMENT } from '../../../../platform/web/messages.ts';
import { Button } from '../../../../platform/web/ui/button.tsx';
import { useFocusOnChange } from '../../../../platform/web/ui/focus-on-change.ts';
import { Icon } from '../../../../platform/web/ui/icon.tsx';
import { CHECKOUT } from '../../messages/shop.ts';
import type { CheckoutProps } from '../checkout-props.ts';
import { PayFoot } from '../pay-foot.tsx';
import type { Purchase } from '../purchase.ts';
import { Total } from '../total.tsx';
import { usePurchase } from '../use-purchase.ts';

// The provider's script is loaded only when the card form is shown.
const StripeCardForm = lazy(() =>
  import('./stripe-card-form.tsx').then((m) => ({ default: m.StripeCardForm })),
);

interface PendingPayment {
  purchase: Purchase;
  clientSecret: string;
}

/** Two steps: the choice with its total, then the provider's card form for exactly that payment. */
export function StripeCheckout({
  publishableKey,
  order,
  purchase,
  choices,
  idle,
  skipChoice,
  hint,
  onDone,
}: CheckoutProps & { publishableKey: string }) {
  const [pending, setPending] = useState<PendingPayment>();
  const { preparing, prepare, finish } = usePurchase(order, onDone);
  const place = useFocusOnChange(pending ? 'card' : 'choice');
  const proceed = () => {
    if (!purchase) return idle?.onPress();
    prepare(purchase, (clientSecret) => setPending({ purchase, clientSecret }));
  };
  const started = useRef(false);
  useEffect(() => {
    if (!skipChoice || started.current) return;
    started.current = true;
    proceed();
  });
  return (
    <div ref={place}>
      {pending ? (
        <div className="stack">
          <Button kind="quiet" className="way-back" onClick={() => setPending(undefined)}>
            <Icon name="previous" /> {CHECKOUT.back}
          </Button>
          <Suspense fallback={<p className="text-soft">{ONE_MOMENT}</p>}>
            <StripeCardForm
              publishableKey={publishableKey}
              {...pending}
              hint={hint}
              onResult={(result) => {
                if ('error' in result && result.error.outcome === 'over') setPending(undefined);
                finish(pending.purchase, result);
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
            proceed();
          }}
        >
          {choices}
          {purchase && <Total purchase={purchase} />}
          {purchase && <p className="hint">{hint}</p>}
          <PayFoot>
            <Button kind="main" wide type="submit" disabled={preparing}>
              {preparing ? ONE_MOMENT : purchase ? CHECKOUT.proceed : idle?.button}
            </Button>
          </PayFoot>
        </form>
      )}
    </div>
  );
}
