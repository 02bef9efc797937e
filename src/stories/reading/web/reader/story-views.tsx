import { Link } from 'wouter';
import { authDialog } from '../../../../accounts/web/auth-handles.ts';
import { useTitle } from '../../../../platform/web/head.ts';
import { useOnline } from '../../../../platform/web/online.ts';
import { Button, buttonClass } from '../../../../platform/web/ui/button.tsx';
import { EmptyPage } from '../../../../platform/web/ui/empty-page.tsx';
import { Heading } from '../../../../platform/web/ui/heading.tsx';
import { openCreate } from '../../../creation/web/form/create-handle.ts';
import { OPENING } from '../../../creation/web/messages/dialogs.ts';
import type { Story } from '../../../story/contract.ts';
import { LOGIN_NEEDED, NOT_FOUND, UNFINISHED } from '../../../story/web/messages/views.ts';

/** What is said while a story is loading. */
export function OpeningText() {
  return useOnline() ? OPENING.status : OPENING.offline;
}

/** While the story is loading. */
export function Opening() {
  return (
    <main id="main" tabIndex={-1} className="wrap" aria-busy="true">
      <p className="opening" role="status">
        <OpeningText />
      </p>
    </main>
  );
}

/** There is no such story, or it belongs to another parent. */
export function StoryNotFound() {
  useTitle(NOT_FOUND.pageTitle);
  return (
    <EmptyPage title={NOT_FOUND.title} words={NOT_FOUND.message}>
      <Link href="/my-stories" className={buttonClass({ kind: 'main' })}>
        {NOT_FOUND.back}
      </Link>
    </EmptyPage>
  );
}

/** A story that failed or was cancelled, with links to continue. */
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
              {UNFINISHED.library}
            </Link>
          </div>
        </div>
      </div>
    </main>
  );
}

/** A private page, seen by a user who is not logged in. */
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
