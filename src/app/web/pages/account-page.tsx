import { useEffect } from 'react';
import { authDialog } from '../../../accounts/web/auth-handles.ts';
import { OwnAccount } from '../../../accounts/web/own/own-account.tsx';
import { useSession } from '../../../accounts/web/session.ts';
import { Account } from '../../../billing/web/account/account.tsx';
import { Button } from '../../../platform/web/ui/button.tsx';
import { Heading } from '../../../platform/web/ui/heading.tsx';
import { DeleteChild } from '../../../stories/web/children/delete-child.tsx';

function LoginFirst() {
  return (
    <main id="main" tabIndex={-1} className="wrap">
      <div className="empty">
        <img
          src="/pictures/spot-home.webp"
          width="320"
          height="320"
          alt="A small house with a light in its windows."
        />
        <div>
          <Heading>Please log in</Heading>
          <p>Your credits, your plan and your receipts are kept behind your own front door.</p>
          <div className="btn-row">
            <Button kind="main" onClick={() => authDialog.openWithPayload({ mode: 'login' })}>
              Login
            </Button>
            <Button kind="quiet" onClick={() => authDialog.openWithPayload({ mode: 'register' })}>
              Join Now
            </Button>
          </div>
        </div>
      </div>
    </main>
  );
}

/** /account: credits, plan, payments. Guests are asked to log in, and stay here. */
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
        <Heading>My Account</Heading>
        <p className="text-soft wrap-anywhere">
          {user.fullName}, {user.email}
        </p>
      </div>
      <Account user={user} />
      <OwnAccount user={user}>
        <DeleteChild />
      </OwnAccount>
    </main>
  );
}
