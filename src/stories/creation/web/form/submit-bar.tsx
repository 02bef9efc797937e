import type { User } from '../../../../accounts/contract.ts';
import { authDialog } from '../../../../accounts/web/auth-handles.ts';
import { creditsText } from '../../../../accounts/web/credits-text.ts';
import { useOnline } from '../../../../platform/web/online.ts';
import { Button } from '../../../../platform/web/ui/button.tsx';
import { STORY_COST } from '../../../../wallet/contract.ts';
import { SUBMIT } from '../messages/create.ts';
import { createDialog, openCreate } from './create-handle.ts';

/** Closes the form, opens the login dialog, and reopens the form with its draft afterwards. */
function signInAndReturn(mode: 'login' | 'register'): void {
  createDialog.close();
  authDialog.openWithPayload({ mode, after: openCreate });
}

function Cost({ user }: { user: User | null }) {
  const online = useOnline();
  if (!online) {
    return (
      <p className="cost" role="status">
        {SUBMIT.offline}
      </p>
    );
  }
  if (!user) {
    return (
      <p className="cost">
        <b>1 credit, $2.</b>{' '}
        <button type="button" className="link" onClick={() => signInAndReturn('login')}>
          Login
        </button>{' '}
        or{' '}
        <button type="button" className="link" onClick={() => signInAndReturn('register')}>
          Join Now
        </button>{' '}
        first. We’ll keep what you wrote.
      </p>
    );
  }
  return (
    <p className="cost">
      <b>{SUBMIT.cost(creditsText(STORY_COST))}</b>{' '}
      {user.credits >= STORY_COST ? SUBMIT.left(user.credits, user.credits - STORY_COST) : SUBMIT.noneLeft}
    </p>
  );
}

function buttonText(user: User | null, busy: boolean): string {
  if (!user) return SUBMIT.loginRequired;
  if (busy) return SUBMIT.busy;
  if (user.credits < STORY_COST) return SUBMIT.creditNeeded;
  return SUBMIT.create;
}

/** The price, and the submit button. Sticks to the bottom of the form. */
export function SubmitBar({ user, busy }: { user: User | null; busy: boolean }) {
  return (
    <footer className="sheet-foot">
      <Cost user={user} />
      <Button kind="main" type="submit" disabled={!user || busy || user.credits < STORY_COST}>
        {buttonText(user, busy)}
      </Button>
    </footer>
  );
}
