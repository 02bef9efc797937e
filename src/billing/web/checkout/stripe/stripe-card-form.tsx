import { Elements, PaymentElement, useElements, useStripe } from '@stripe/react-stripe-js';
import { useMutation, useQuery } from '@tanstack/react-query';
import { useId, useState } from 'react';
import { ONE_MOMENT, TRY_AGAIN } from '../../../../platform/web/messages.ts';
import { Button } from '../../../../platform/web/ui/button.tsx';
import { PAYMENT } from '../../messages/payment.ts';
import { STRIPE_FORM } from '../../messages/stripe.ts';
import type { CardResult } from '../card-result.ts';
import { PayFoot } from '../pay-foot.tsx';
import { type Purchase, trackPurchase } from '../purchase.ts';
import { Total } from '../total.tsx';
import { loadStripeOnce } from './stripe-client.ts';
import { readResult } from './stripe-result.ts';

interface StripeCardFormProps {
  publishableKey: string;
  clientSecret: string;
  purchase: Purchase;
  hint: string;
  onResult: (result: CardResult) => void;
}

const LOST: CardResult = { error: { message: PAYMENT.lost, outcome: 'unknown' } };

function CardStep({
  purchase,
  hint,
  onResult,
}: Omit<StripeCardFormProps, 'publishableKey' | 'clientSecret'>) {
  const stripe = useStripe();
  const elements = useElements();
  const heading = useId();
  const [ready, setReady] = useState(false);
  const [broken, setBroken] = useState(false);
  const pay = useMutation({
    mutationFn: async () => {
      if (!stripe || !elements) throw new Error('The card form is not there yet');
      trackPurchase('add_payment_info', purchase);
      // Some banks use a page of their own; the return address contains what was bought.
      const back = new URL(location.pathname, location.origin);
      back.searchParams.set('bought', purchase.id);
      return stripe.confirmPayment({
        elements,
        redirect: 'if_required',
        confirmParams: { return_url: back.href },
      });
    },
    onSuccess: (result) => onResult(readResult(result)),
    onError: () => onResult(LOST),
  });
  return (
    <form
      className="stack"
      noValidate
      onSubmit={(event) => {
        event.preventDefault();
        if (!pay.isPending) pay.mutate();
      }}
    >
      <section className="paper-card stripe-box" aria-labelledby={heading}>
        <h3 className="label" id={heading}>
          {STRIPE_FORM.title}
        </h3>
        <PaymentElement
          options={{ layout: 'tabs' }}
          onReady={() => setReady(true)}
          onLoadError={() => setBroken(true)}
        />
        {broken && <p role="alert">{STRIPE_FORM.notShown}</p>}
      </section>
      <Total purchase={purchase} />
      <p className="hint">{hint}</p>
      <PayFoot>
        <Button kind="main" wide type="submit" disabled={!ready || pay.isPending}>
          {pay.isPending ? STRIPE_FORM.paying : purchase.button}
        </Button>
      </PayFoot>
    </form>
  );
}

/** Stripe's card fields, on a light card in both themes: their styling is the provider's own. */
export function StripeCardForm({ publishableKey, clientSecret, ...rest }: StripeCardFormProps) {
  const stripe = useQuery({
    queryKey: ['stripe.js', publishableKey],
    queryFn: () => loadStripeOnce(publishableKey),
    structuralSharing: false,
  });
  if (stripe.isError) {
    return (
      <div className="stack">
        <p role="alert">{STRIPE_FORM.notLoaded}</p>
        <Button kind="second" onClick={() => void stripe.refetch()}>
          {TRY_AGAIN}
        </Button>
      </div>
    );
  }
  if (!stripe.data) return <p className="text-soft">{ONE_MOMENT}</p>;
  return (
    <Elements
      key={clientSecret}
      stripe={stripe.data}
      options={{ clientSecret, appearance: { theme: 'stripe' } }}
    >
      <CardStep {...rest} />
    </Elements>
  );
}
