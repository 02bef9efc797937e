import { Link } from 'wouter';
import { authDialog } from '../../../accounts/web/auth-handles.ts';
import { useTitle } from '../../../platform/web/head.ts';
import { Button, buttonClass } from '../../../platform/web/ui/button.tsx';
import { Heading } from '../../../platform/web/ui/heading.tsx';
import { Lost } from '../../../platform/web/ui/lost.tsx';
import type { Story } from '../../contract.ts';
import { openCreate } from '../create/create-handle.ts';

/** While the story is on its way. */
export function Opening() {
  return (
    <main id="main" tabIndex={-1} className="wrap" aria-busy="true">
      <p className="opening" role="status">
        Opening your magical story...
      </p>
    </main>
  );
}

/** There is no such story, or it is not this parent's. */
export function StoryNotFound() {
  useTitle('Story Not Found · Storywren');
  return (
    <Lost
      title="Story Not Found"
      words="This story doesn’t exist or has been removed. If someone shared it with you, ask them for a new link."
    >
      <Link href="/my-stories" className={buttonClass({ kind: 'main' })}>
        Back to library
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
        <img src="/pictures/lamp.webp" width="640" height="640" alt="A bedside lamp and an open book." />
        <div>
          <Heading>{cancelled ? 'This story was put aside' : 'This story did not come out right'}</Heading>
          <p>
            {cancelled
              ? 'You cancelled it before it was finished.'
              : (story.failure ?? 'Something went wrong while it was being made. Your credit is back.')}
          </p>
          <div className="btn-row">
            <Button kind="main" onClick={openCreate}>
              Create New Story
            </Button>
            <Link href="/my-stories" className={buttonClass({ kind: 'quiet' })}>
              My Stories
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
        <img
          src="/pictures/spot-home.webp"
          width="320"
          height="320"
          alt="A small house with a light in its windows."
        />
        <div>
          <Heading>Please log in</Heading>
          <p>Your stories are kept behind your own front door.</p>
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
