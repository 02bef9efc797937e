import { Link } from 'wouter';
import { useSession } from '../../../accounts/web/session.ts';
import { buttonClass } from '../../../platform/web/ui/button.tsx';
import { Lost } from '../../../platform/web/ui/lost.tsx';
import { NOT_FOUND } from '../words/shell.ts';

/** Any path that leads nowhere. */
export function NotFoundPage() {
  const { isAuthenticated } = useSession();
  return (
    <Lost title={NOT_FOUND.title} words={NOT_FOUND.message}>
      <Link href="/" className={buttonClass({ kind: 'main' })}>
        {NOT_FOUND.home}
      </Link>
      {isAuthenticated && (
        <Link href="/my-stories" className={buttonClass({ kind: 'quiet' })}>
          {NOT_FOUND.myStories}
        </Link>
      )}
    </Lost>
  );
}
