import { Link } from 'wouter';
import { useSession } from '../../../accounts/web/session.ts';
import { buttonClass } from '../../../platform/web/ui/button.tsx';
import { EmptyPage } from '../../../platform/web/ui/empty-page.tsx';
import { NOT_FOUND } from '../messages/shell.ts';

/** The page for unknown paths. */
export function NotFoundPage() {
  const { isAuthenticated } = useSession();
  return (
    <EmptyPage title={NOT_FOUND.title} words={NOT_FOUND.message}>
      <Link href="/" className={buttonClass({ kind: 'main' })}>
        {NOT_FOUND.home}
      </Link>
      {isAuthenticated && (
        <Link href="/my-stories" className={buttonClass({ kind: 'quiet' })}>
          {NOT_FOUND.myStories}
        </Link>
      )}
    </EmptyPage>
  );
}
