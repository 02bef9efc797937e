import type { User } from '../../../accounts/contract.ts';
import { authDialog } from '../../../accounts/web/auth-handles.ts';
import { toggleTheme, useDark } from '../../../platform/web/theme.ts';
import { Menu, MenuItem, MenuLink } from '../../../platform/web/ui/menu.tsx';
import { openCreate } from '../../../stories/creation/web/form/create-handle.ts';
import { ACTS, NAMES, PLACES } from '../messages/shell.ts';
import { AccountItems, MenuUser } from './account-items.tsx';

/** The menu of small screens, with everything that the header has no room for. */
export function MobileMenu({ user }: { user: User | null }) {
  const dark = useDark();
  return (
    <Menu label={NAMES.menu} icon="menu" className="only-small">
      {user && <MenuUser user={user} />}
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
