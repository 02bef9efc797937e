import { Link } from 'wouter';
import { useSession } from '../../../accounts/web/session.ts';
import { buttonClass } from '../../../platform/web/ui/button.tsx';
import { Lost } from '../../../platform/web/ui/lost.tsx';

/** Any path that leads nowhere. */
export function NotFoundPage() {
  const { isAuthenticated } = useSession();
  return (
    <Lost
      title="This path goes nowhere"
      words="We looked behind every tree. The page has moved, or the link has a letter missing."
    >
      <Link href="/" className={buttonClass({ kind: 'main' })}>
        Back to home
      </Link>
      {isAuthenticated && (
        <Link href="/my-stories" className={buttonClass({ kind: 'quiet' })}>
          My Stories
        </Link>
      )}
    </Lost>
  );
}
