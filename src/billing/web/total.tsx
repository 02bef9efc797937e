import { dollars, gstOf } from './money.ts';
import type { Purchase } from './purchase.ts';

/** What is charged, said before it is. */
export function Total({ purchase: { what, cents } }: { purchase: Purchase }) {
  return (
    <dl className="total nums">
      <div>
        <dt>{what}</dt>
        <dd>{dollars(cents)}</dd>
      </div>
      <div className="text-sm text-soft">
        <dt>Includes GST</dt>
        <dd>{dollars(gstOf(cents))}</dd>
      </div>
      <div className="sum">
        <dt>Charged now</dt>
        <dd>{dollars(cents)} AUD</dd>
      </div>
    </dl>
  );
}
