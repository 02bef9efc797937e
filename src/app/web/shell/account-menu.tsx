import type { User } from '../../../accounts/contract.ts';
import { Menu } from '../../../platform/web/ui/menu.tsx';
import { NAMES } from '../messages/shell.ts';
import { AccountItems, MenuUser } from './account-items.tsx';

/** The menu of a signed-in parent. */
export function AccountMenu({ user }: { user: User }) {
  return (
    <Menu label={NAMES.accountMenu} icon="user" className="only-wide">
      <MenuUser user={user} />
      <AccountItems user={user} />
    </Menu>
  );
}
