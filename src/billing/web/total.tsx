import { creditsText } from '../../accounts/web/credits-text.ts';
import type { CreditPackage } from '../contract.ts';
import { dollars, gstOf } from './money.ts';

/** What is charged, said before it is. */
export function Total({ pack }: { pack: CreditPackage }) {
  return (
    <dl className="total nums">
      <div>
        <dt>{creditsText(pack.credits)}</dt>
        <dd>{dollars(pack.priceCents)}</dd>
      </div>
      <div className="text-sm text-soft">
        <dt>Includes GST</dt>
        <dd>{dollars(gstOf(pack.priceCents))}</dd>
      </div>
      <div className="sum">
        <dt>Charged now</dt>
        <dd>{dollars(pack.priceCents)} AUD</dd>
      </div>
    </dl>
  );
}
