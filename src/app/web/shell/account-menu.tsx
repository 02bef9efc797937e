import type { User } from '../../../accounts/contract.ts';
import { Menu } from '../../../platform/web/ui/menu.tsx';
import { NAMES } from '../words/shell.ts';
import { AccountItems, WhoIsIn } from './account-items.tsx';

/** The menu of a signed-in parent. */
export function AccountMenu({ user }: { user: User }) {
  return (
    <Menu label={NAMES.accountMenu} icon="person" className="only-wide">
      <WhoIsIn user={user} />
      <AccountItems user={user} />
    </Menu>
  );
}
