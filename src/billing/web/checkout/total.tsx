import { TOTAL } from '../messages/shop.ts';
import { dollars, gstOf } from '../money.ts';
import type { Purchase } from './purchase.ts';

/** The total that will be charged. */
export function Total({ purchase: { what, cents } }: { purchase: Purchase }) {
  return (
    <dl className="total nums">
      <div>
        <dt>{what}</dt>
        <dd>{dollars(cents)}</dd>
      </div>
      <div className="text-sm text-soft">
        <dt>{TOTAL.gst}</dt>
        <dd>{dollars(gstOf(cents))}</dd>
      </div>
      <div className="sum">
        <dt>{TOTAL.chargedNow}</dt>
        <dd>{TOTAL.sum(dollars(cents))}</dd>
      </div>
    </dl>
  );
}
