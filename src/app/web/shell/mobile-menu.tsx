import type { User } from '../../../accounts/contract.ts';
import { authDialog } from '../../../accounts/web/auth-handles.ts';
import { toggleTheme, useDark } from '../../../platform/web/theme.ts';
import { Menu, MenuItem, MenuLink } from '../../../platform/web/ui/menu.tsx';
import { openCreate } from '../../../stories/web/create/create-handle.ts';
import { AccountItems, WhoIsIn } from './account-items.tsx';

/** Everything of the header that a phone has no room for. */
export function MobileMenu({ user }: { user: User | null }) {
  const dark = useDark();
  return (
    <Menu label="Menu" icon="menu" className="only-small">
      {user && <WhoIsIn user={user} />}
      <MenuLink href="/">Home</MenuLink>
      <MenuLink href="/how-it-works">How It Works</MenuLink>
      {user && <MenuLink href="/my-stories">My Stories</MenuLink>}
      <MenuLink href="/faq">FAQ</MenuLink>
      <MenuLink href="/contact">Contact</MenuLink>
      <MenuItem onSelect={openCreate}>Create Story</MenuItem>
      {user ? (
        <AccountItems user={user} />
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
