import { lazy, Suspense } from 'react';
import { Link } from 'wouter';
import { authDialog } from '../../accounts/web/auth-handles.ts';
import { useSession } from '../../accounts/web/session.ts';
import { Button, buttonClass } from '../../platform/web/ui/button.tsx';
import { Lost } from '../../platform/web/ui/lost.tsx';
import { useTurnedAway } from './turned-away.ts';
import { DENIED } from './words.ts';

/** The panel is code of its own: nobody but admins loads it. */
const Panel = lazy(() => import('./panel.tsx').then((m) => ({ default: m.Panel })));

function Arriving() {
  return <main id="main" tabIndex={-1} className="arriving" aria-busy="true" />;
}

function AccessDenied({ isGuest }: { isGuest: boolean }) {
  return (
    <Lost title={DENIED.title} words={isGuest ? DENIED.guest : DENIED.parent}>
      {isGuest && (
        <Button kind="main" onClick={() => authDialog.openWithPayload({ mode: 'login' })}>
          Login
        </Button>
      )}
      <Link href="/" className={buttonClass({ kind: isGuest ? 'quiet' : 'main' })}>
        Back to home
      </Link>
    </Lost>
  );
}

/** /admin: for admins the panel. Everybody else is told that it is not for them, and none of its calls is made. */
export function AdminPage() {
  const { user, isLoading } = useSession();
  const isTurnedAway = useTurnedAway(user);
  if (isLoading) return <Arriving />;
  if (!user?.isAdmin || isTurnedAway) return <AccessDenied isGuest={!user} />;
  return (
    <Suspense fallback={<Arriving />}>
      <Panel />
    </Suspense>
  );
}
