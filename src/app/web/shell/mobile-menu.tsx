import type { User } from '../../../accounts/contract.ts';
import { authDialog } from '../../../accounts/web/auth-handles.ts';
import { toggleTheme, useDark } from '../../../platform/web/theme.ts';
import { Menu, MenuItem, MenuLink } from '../../../platform/web/ui/menu.tsx';
import { openCreate } from '../../../stories/web/create/create-handle.ts';
import { ACTS, NAMES, PLACES } from '../words/shell.ts';
import { AccountItems, WhoIsIn } from './account-items.tsx';

/** Everything of the header that a phone has no room for. */
export function MobileMenu({ user }: { user: User | null }) {
  const dark = useDark();
  return (
    <Menu label={NAMES.menu} icon="menu" className="only-small">
      {user && <WhoIsIn user={user} />}
      <MenuLink href="/">{PLACES.home}</MenuLink>
      <MenuLink href="/how-it-works">{PLACES.howItWorks}</MenuLink>
      {user && <MenuLink href="/my-stories">{PLACES.myStories}</MenuLink>}
      <MenuLink href="/faq">{PLACES.faq}</MenuLink>
      <MenuLink href="/contact">{PLACES.contact}</MenuLink>
      <MenuItem onSelect={openCreate}>{ACTS.create}</MenuItem>
      {user ? (
        <AccountItems user={user} />
      ) : (
        <>
          <MenuItem onSelect={() => authDialog.openWithPayload({ mode: 'login' })}>{ACTS.login}</MenuItem>
          <MenuItem onSelect={() => authDialog.openWithPayload({ mode: 'register' })}>{ACTS.join}</MenuItem>
        </>
      )}
      <MenuItem onSelect={toggleTheme}>{dark ? ACTS.lightsOn : ACTS.lightsOut}</MenuItem>
    </Menu>
  );
}
