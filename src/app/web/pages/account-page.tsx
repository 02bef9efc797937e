import { useEffect } from 'react';
import { listSessions } from '../../../accounts/own-account-contract.ts';
import { OwnAccount } from '../../../accounts/web/account/own-account.tsx';
import { authDialog } from '../../../accounts/web/auth-handles.ts';
import { useSession } from '../../../accounts/web/session.ts';
import { creditLedger, payments, subscriptionStatus } from '../../../billing/contract.ts';
import { Account } from '../../../billing/web/account/account.tsx';
import { Button } from '../../../platform/web/ui/button.tsx';
import { Heading } from '../../../platform/web/ui/heading.tsx';
import { ShownTogether } from '../../../platform/web/ui/shown-together.tsx';
import { listChildren } from '../../../stories/library/contract.ts';
import { DeleteChild } from '../../../stories/library/web/children/delete-child.tsx';
import { ACCOUNT, LOGIN_FIRST } from '../messages/account.ts';

/** What the page is made of. */
const PATHS = [subscriptionStatus, payments, creditLedger, listSessions, listChildren].map(
  ({ path }) => path,
);

function LoginFirst() {
  return (
    <main id="main" tabIndex={-1} className="wrap">
      <div className="empty">
        <img src="/pictures/spot-home.webp" width="320" height="320" alt={LOGIN_FIRST.picture} />
        <div>
          <Heading>{LOGIN_FIRST.title}</Heading>
          <p>{LOGIN_FIRST.message}</p>
          <div className="btn-row">
            <Button kind="main" onClick={() => authDialog.openWithPayload({ mode: 'login' })}>
              {LOGIN_FIRST.login}
            </Button>
            <Button kind="quiet" onClick={() => authDialog.openWithPayload({ mode: 'register' })}>
              {LOGIN_FIRST.join}
            </Button>
          </div>
        </div>
      </div>
    </main>
  );
}

/** /account: credits, plan, payments. Guests see a login prompt here. */
export function AccountPage() {
  const { user, isLoading } = useSession();
  const guest = !isLoading && !user;
  useEffect(() => {
    if (guest) authDialog.openWithPayload({ mode: 'login' });
  }, [guest]);
  if (isLoading) return <main id="main" tabIndex={-1} className="arriving" aria-busy="true" />;
  if (!user) return <LoginFirst />;
  return (
    <main id="main" tabIndex={-1} className="wrap">
      <div className="account-head">
        <Heading>{ACCOUNT.title}</Heading>
        <p className="text-soft wrap-anywhere">{ACCOUNT.owner(user.fullName, user.email)}</p>
      </div>
      <ShownTogether paths={PATHS}>
        <Account user={user} />
        <OwnAccount user={user}>
          <DeleteChild />
        </OwnAccount>
      </ShownTogether>
    </main>
  );
}
