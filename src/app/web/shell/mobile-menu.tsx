import type { User } from '../../../accounts/contract.ts';
import { authDialog } from '../../../accounts/web/auth-handles.ts';
import { creditsText } from '../../../accounts/web/credits-text.ts';
import { openPlans } from '../../../billing/web/plan-handle.ts';
import { toggleTheme, useDark } from '../../../platform/web/theme.ts';
import { Menu, MenuItem, MenuLink } from '../../../platform/web/ui/menu.tsx';
import { openCreate } from '../../../stories/web/create/create-handle.ts';
import { useSignOut, WhoIsIn } from './account-menu.tsx';

/** Everything of the header that a phone has no room for. */
export function MobileMenu({ user }: { user: User | null }) {
  const leave = useSignOut();
  const dark = useDark();
  return (
    <Menu label="Menu" icon="menu" className="only-small">
      {user && <WhoIsIn user={user} />}
      <MenuLink href="/">Home</MenuLink>
      {user && <MenuLink href="/my-stories">My Stories</MenuLink>}
      <MenuItem onSelect={openCreate}>Create Story</MenuItem>
      {user ? (
        <>
          <MenuItem onSelect={() => openPlans()}>
            Buy Credits <span className="text-sm text-soft">{creditsText(user.credits)}</span>
          </MenuItem>
          <MenuItem onSelect={leave}>Logout</MenuItem>
        </>
      ) : (
        <>
          <MenuItem onSelect={() => authDialog.openWithPayload({ mode: 'login' })}>Login</MenuItem>
          <MenuItem onSelect={() => authDialog.openWithPayload({ mode: 'register' })}>Join Now</MenuItem>
        </>
      )}
      <MenuItem onSelect={toggleTheme}>{dark ? 'Lights on' : 'Lights out'}</MenuItem>
    </Menu>
  );
}
