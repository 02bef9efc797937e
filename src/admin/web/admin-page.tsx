import { lazy, Suspense } from 'react';
import { Link } from 'wouter';
import { authDialog } from '../../accounts/web/auth-handles.ts';
import { useSession } from '../../accounts/web/session.ts';
import { Button, buttonClass } from '../../platform/web/ui/button.tsx';
import { EmptyPage } from '../../platform/web/ui/empty-page.tsx';
import { DENIED } from './messages.ts';
import { useAccessRevoked } from './use-access-revoked.ts';

/** A separate chunk, loaded by admins only. */
const Panel = lazy(() => import('./panel.tsx').then((m) => ({ default: m.Panel })));

function Loading() {
  return <main id="main" tabIndex={-1} className="arriving" aria-busy="true" />;
}

function AccessDenied({ isGuest }: { isGuest: boolean }) {
  return (
    <EmptyPage title={DENIED.title} words={isGuest ? DENIED.guest : DENIED.parent}>
      {isGuest && (
        <Button kind="main" onClick={() => authDialog.openWithPayload({ mode: 'login' })}>
          Login
        </Button>
      )}
      <Link href="/" className={buttonClass({ kind: isGuest ? 'quiet' : 'main' })}>
        Back to home
      </Link>
    </EmptyPage>
  );
}

/** /admin: the panel for admins. Everybody else sees "Access Denied", and no admin request is sent. */
export function AdminPage() {
  const { user, isLoading } = useSession();
  const isRevoked = useAccessRevoked(user);
  if (isLoading) return <Loading />;
  if (!user?.isAdmin || isRevoked) return <AccessDenied isGuest={!user} />;
  return (
    <Suspense fallback={<Loading />}>
      <Panel />
    </Suspense>
  );
}
