import { useLocation } from 'wouter';
import type { User } from '../../../accounts/contract.ts';
import { creditsText } from '../../../accounts/web/credits-text.ts';
import { signOut } from '../../../accounts/web/session.ts';
import { openPlans } from '../../../billing/web/plans/plan-handle.ts';
import { MenuItem, MenuLink } from '../../../platform/web/ui/menu.tsx';
import { ACTS, creditsLeft, PLACES } from '../messages/shell.ts';
import { PlanBadge } from './plan-badge.tsx';

/** Name, email address and plan, at the top of a menu. */
export function MenuUser({ user }: { user: User }) {
  return (
    <div className="menu-head">
      <b>{user.fullName}</b>
      <p className="text-sm text-soft wrap-anywhere">{user.email}</p>
      <PlanBadge plan={user.subscription} />
    </div>
  );
}

/** Signs out and navigates to the home page. */
function useSignOut(): () => void {
  const [, navigate] = useLocation();
  return () => {
    void signOut(() => navigate('/'));
  };
}

/** The account items of both menus. */
export function AccountItems({ user: { credits, isAdmin, subscription } }: { user: User }) {
  const logout = useSignOut();
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
      <MenuItem onSelect={logout}>{ACTS.logout}</MenuItem>
    </>
  );
}
