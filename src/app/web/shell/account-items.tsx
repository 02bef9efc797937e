import { useLocation } from 'wouter';
import type { User } from '../../../accounts/contract.ts';
import { creditsText } from '../../../accounts/web/credits-text.ts';
import { signOut } from '../../../accounts/web/session.ts';
import { openPlans } from '../../../billing/web/plan-handle.ts';
import { MenuItem, MenuLink } from '../../../platform/web/ui/menu.tsx';
import { ACTS, creditsLeft, PLACES } from '../words/shell.ts';
import { PlanBadge } from './plan-badge.tsx';

/** Name, address and plan, at the head of a menu. */
export function WhoIsIn({ user }: { user: User }) {
  return (
    <div className="menu-head">
      <b>{user.fullName}</b>
      <p className="text-sm text-soft wrap-anywhere">{user.email}</p>
      <PlanBadge plan={user.subscription} />
    </div>
  );
}

/** Signs out and goes home. */
function useSignOut(): () => void {
  const [, navigate] = useLocation();
  return () => {
    void signOut(() => navigate('/'));
  };
}

/** What a signed-in parent can do about the account, in either menu. */
export function AccountItems({ user: { credits, isAdmin, subscription } }: { user: User }) {
  const leave = useSignOut();
  const premium = subscription.packageType === 'premium';
  return (
    <>
      {premium ? (
        <MenuItem onSelect={() => openPlans({ tab: 'premium' })}>
          {ACTS.managePlan} <span className="text-sm text-soft">{creditsLeft(credits)}</span>
        </MenuItem>
      ) : (
        <MenuItem onSelect={() => openPlans()}>
          {ACTS.buyCredits} <span className="text-sm text-soft">{creditsText(credits)}</span>
        </MenuItem>
      )}
      {premium && !subscription.cancelAt && (
        <MenuItem onSelect={() => openPlans({ tab: 'switch' })}>{ACTS.cancelSubscription}</MenuItem>
      )}
      <MenuLink href="/account">{PLACES.account}</MenuLink>
      {isAdmin && <MenuLink href="/admin">{PLACES.admin}</MenuLink>}
      <MenuItem onSelect={leave}>{ACTS.logout}</MenuItem>
    </>
  );
}
