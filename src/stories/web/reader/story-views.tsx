import { Link } from 'wouter';
import { authDialog } from '../../../accounts/web/auth-handles.ts';
import { useTitle } from '../../../platform/web/head.ts';
import { Button, buttonClass } from '../../../platform/web/ui/button.tsx';
import { Heading } from '../../../platform/web/ui/heading.tsx';
import { Lost } from '../../../platform/web/ui/lost.tsx';
import type { Story } from '../../contract.ts';
import { openCreate } from '../create/create-handle.ts';
import { OPENING } from '../words/dialogs.ts';
import { LOGIN_NEEDED, NOT_FOUND, UNFINISHED } from '../words/views.ts';

/** While the story is on its way. */
export function Opening() {
  return (
    <main id="main" tabIndex={-1} className="wrap" aria-busy="true">
      <p className="opening" role="status">
        {OPENING.status}
      </p>
    </main>
  );
}

/** There is no such story, or it is not this parent's. */
export function StoryNotFound() {
  useTitle(NOT_FOUND.pageTitle);
  return (
    <Lost title={NOT_FOUND.title} words={NOT_FOUND.message}>
      <Link href="/my-stories" className={buttonClass({ kind: 'main' })}>
        {NOT_FOUND.back}
      </Link>
    </Lost>
  );
}

/** A story that failed or was cancelled, with kind words and a way on. */
export function StoryUnfinished({ story }: { story: Story }) {
  const cancelled = story.status === 'cancelled';
  return (
    <main id="main" tabIndex={-1} className="wrap">
      <div className="empty">
        <img src="/pictures/lamp.webp" width="640" height="640" alt={UNFINISHED.picture} />
        <div>
          <Heading>{cancelled ? UNFINISHED.cancelledTitle : UNFINISHED.failedTitle}</Heading>
          <p>{cancelled ? UNFINISHED.cancelled : (story.failure ?? UNFINISHED.failed)}</p>
          <div className="btn-row">
            <Button kind="main" onClick={openCreate}>
              {UNFINISHED.create}
            </Button>
            <Link href="/my-stories" className={buttonClass({ kind: 'quiet' })}>
              {UNFINISHED.shelf}
            </Link>
          </div>
        </div>
      </div>
    </main>
  );
}

/** A private page, seen by somebody who is not signed in. */
export function LoginNeeded() {
  return (
    <main id="main" tabIndex={-1} className="wrap">
      <div className="empty">
        <img src="/pictures/spot-home.webp" width="320" height="320" alt={LOGIN_NEEDED.picture} />
        <div>
          <Heading>{LOGIN_NEEDED.title}</Heading>
          <p>{LOGIN_NEEDED.message}</p>
          <div className="btn-row">
            <Button kind="main" onClick={() => authDialog.openWithPayload({ mode: 'login' })}>
              {LOGIN_NEEDED.login}
            </Button>
            <Button kind="quiet" onClick={() => authDialog.openWithPayload({ mode: 'register' })}>
              {LOGIN_NEEDED.join}
            </Button>
          </div>
        </div>
      </div>
    </main>
  );
}
