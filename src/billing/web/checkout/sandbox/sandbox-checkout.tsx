import { Button } from '../../../../platform/web/ui/button.tsx';
import { useFocusOnChange } from '../../../../platform/web/ui/focus-on-change.ts';
import { CHECKOUT } from '../../messages/shop.ts';
import type { CheckoutProps } from '../checkout-props.ts';
import { PayFoot } from '../pay-foot.tsx';
import { trackPurchase } from '../purchase.ts';
import { Total } from '../total.tsx';
import { usePurchase } from '../use-purchase.ts';
import { CardForm } from './card-form.tsx';
import { Challenge } from './challenge.tsx';
import { type Card, useSandboxCard } from './use-sandbox-card.ts';

/** Choice, card and total in one form: the payment is created and confirmed when Pay is pressed. */
export function SandboxCheckout({ order, purchase, choices, idle, hint, onDone }: CheckoutProps) {
  const { preparing, prepare, finish } = usePurchase(order, onDone);
  const { paying, challenged, confirm, answerChallenge } = useSandboxCard();
  const place = useFocusOnChange(challenged ? 'challenge' : 'card');
  const busy = preparing || paying;
  const pay = (card: Card) => {
    if (!purchase || busy) return;
    prepare(purchase, (clientSecret) => {
      trackPurchase('add_payment_info', purchase);
      confirm({ card, clientSecret, onResult: (result) => finish(purchase, result) });
    });
  };
  return (
    <div ref={place}>
      {challenged && <Challenge busy={busy} onAnswer={answerChallenge} />}
      {/* Stays mounted during the 3-D Secure challenge, so that another card can be tried without typing everything again. */}
      <div hidden={challenged}>
        <CardForm before={choices} open={Boolean(purchase)} onCard={pay} onClosed={() => idle?.onPress()}>
          {purchase && <Total purchase={purchase} />}
          {purchase && <p className="hint">{hint}</p>}
          <PayFoot>
            <Button kind="main" wide type="submit" disabled={busy}>
              {busy ? CHECKOUT.paying : (purchase?.button ?? idle?.button)}
            </Button>
          </PayFoot>
        </CardForm>
      </div>
    </div>
  );
}
