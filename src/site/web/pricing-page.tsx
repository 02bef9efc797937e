import './content.css';
import { useQuery } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { Link } from 'wouter';
import { me } from '../../accounts/contract.ts';
import { authDialog } from '../../accounts/web/auth-handles.ts';
import { useSession } from '../../accounts/web/session.ts';
import { creditPackages, premiumPackages } from '../../billing/contract.ts';
import { dollars } from '../../billing/web/money.ts';
import { openPlans } from '../../billing/web/plans/plan-handle.ts';
import { call } from '../../platform/web/call.ts';
import { Button } from '../../platform/web/ui/button.tsx';
import { Heading } from '../../platform/web/ui/heading.tsx';
import { ShownTogether } from '../../platform/web/ui/shown-together.tsx';

/** What the page is made of: the prices, and whether somebody is signed in. */
const PATHS = [creditPackages, premiumPackages, me].map(({ path }) => path);

interface OfferProps {
  name: string;
  price: string;
  unit: string;
  words: string;
  tag?: string | undefined;
}

function Offer({ name, price, unit, words, tag }: OfferProps) {
  return (
    <li className="offer">
      <h3>
        {name} {tag && <span className="tag">{tag}</span>}
      </h3>
      <p className="display nums">{price}</p>
      <p className="text-soft">{unit}</p>
      {words && <p>{words}</p>}
    </li>
  );
}

function Offers({
  title,
  words,
  failed,
  children,
  action,
}: {
  title: string;
  words: string;
  failed: boolean;
  children: ReactNode;
  action: ReactNode;
}) {
  return (
    <section className="offers" aria-label={title}>
      <header>
        <h2>{title}</h2>
        <p className="text-soft">{words}</p>
      </header>
      {failed ? (
        <p role="status">We couldn’t load the plans. Please try again in a moment.</p>
      ) : (
        <ul>{children}</ul>
      )}
      {action}
    </section>
  );
}

/** /pricing: the prices, from the same endpoints as the plan dialog. */
export function PricingPage() {
  const { isAuthenticated } = useSession();
  const packs = useQuery({ queryKey: [creditPackages.path], queryFn: () => call(creditPackages) });
  const premium = useQuery({ queryKey: [premiumPackages.path], queryFn: () => call(premiumPackages) });
  const open = (tab: 'payasyougo' | 'premium') =>
    isAuthenticated ? openPlans({ tab }) : authDialog.openWithPayload({ mode: 'register' });
  return (
    <main id="main" tabIndex={-1} className="wrap content-page pricing">
      <header>
        <Heading>Pricing</Heading>
        <p>One story, one credit, however long it is. Prices are in Australian dollars and include GST.</p>
      </header>
      <ShownTogether paths={PATHS}>
        <Offers
          title="Pay as you go"
          words="Buy credits when you want a story. Credits never expire."
          failed={packs.isError}
          action={
            <Button kind="main" onClick={() => open('payasyougo')}>
              {isAuthenticated ? 'Buy Credits' : 'Join Now'}
            </Button>
          }
        >
          {packs.data?.map((pack) => (
            <Offer
              key={pack.id}
              name={pack.credits === 1 ? '1 credit' : `${pack.credits} credits`}
              price={dollars(pack.priceCents)}
              unit={pack.description}
              words={pack.savings}
              tag={pack.popular ? 'Popular' : undefined}
            />
          ))}
        </Offers>
        <Offers
          title="Premium"
          words="Subscriptions renew automatically unless cancelled. Cancel any time and keep your credits."
          failed={premium.isError}
          action={
            <Button kind="second" onClick={() => open('premium')}>
              Choose Premium
            </Button>
          }
        >
          {premium.data?.map((plan) => (
            <Offer
              key={plan.id}
              name={plan.name}
              price={dollars(plan.priceCents)}
              unit={plan.billingCycle === 'yearly' ? 'a year' : 'a month'}
              words={plan.description}
              tag={plan.savings || undefined}
            />
          ))}
        </Offers>
        <p>
          There’s more about credits and Premium in our <Link href="/faq">common questions</Link> and our{' '}
          <Link href="/terms">terms</Link>.
        </p>
      </ShownTogether>
    </main>
  );
}
