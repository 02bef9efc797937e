import { useLocation } from 'wouter';
import type { User } from '../../../accounts/contract.ts';
import { creditsText } from '../../../accounts/web/credits-text.ts';
import { signOut } from '../../../accounts/web/session.ts';
import { openPlans } from '../../../billing/web/plan-handle.ts';
import { Menu, MenuItem } from '../../../platform/web/ui/menu.tsx';

/** Which plan the parent is on, as a word with a mark. */
function PlanBadge({ subscription }: { subscription: User['subscription'] }) {
  if (subscription.packageType !== 'premium') return <span className="badge badge-plain">Pay As You Go</span>;
  if (subscription.status === 'pending') return <span className="badge badge-wait">Premium Pending</span>;
  return <span className="badge badge-good">Premium</span>;
}

/** Name, address and plan, at the head of a menu. */
export function WhoIsIn({ user }: { user: User }) {
  return (
    <div className="menu-head">
      <b>{user.fullName}</b>
      <p className="text-sm text-soft wrap-anywhere">{user.email}</p>
      <PlanBadge subscription={user.subscription} />
    </div>
  );
}

/** Signs out and goes home. */
export function useSignOut(): () => void {
  const [, navigate] = useLocation();
  return () => {
    void signOut(() => navigate('/'));
  };
}

/** What a signed-in parent can do about the account. */
export function AccountMenu({ user }: { user: User }) {
  const leave = useSignOut();
  return (
    <Menu label="Account menu" icon="person" className="only-wide">
      <WhoIsIn user={user} />
      <MenuItem onSelect={() => openPlans()}>
        Buy Credits <span className="text-sm text-soft">{creditsText(user.credits)}</span>
      </MenuItem>
      <MenuItem onSelect={leave}>Logout</MenuItem>
    </Menu>
  );
}
