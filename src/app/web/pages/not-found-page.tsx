import { Link } from 'wouter';
import { useSession } from '../../../accounts/web/session.ts';
import { buttonClass } from '../../../platform/web/ui/button.tsx';
import { Heading } from '../../../platform/web/ui/heading.tsx';

/** Any path that leads nowhere. */
export function NotFoundPage() {
  const { isAuthenticated } = useSession();
  return (
    <main id="main" tabIndex={-1} className="wrap">
      <div className="empty lost">
        <img
          src="/pictures/lost.webp"
          width="820"
          height="574"
          alt="A child and a fox look up into a darkening forest."
        />
        <div>
          <Heading>This path goes nowhere</Heading>
          <p>We looked behind every tree. The page has moved, or the link has a letter missing.</p>
          <div className="btn-row">
            <Link href="/" className={buttonClass({ kind: 'main' })}>
              Back to home
            </Link>
            {isAuthenticated && (
              <Link href="/my-stories" className={buttonClass({ kind: 'quiet' })}>
                My Stories
              </Link>
            )}
          </div>
        </div>
      </div>
    </main>
  );
}
