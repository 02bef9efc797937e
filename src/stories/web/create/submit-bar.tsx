import type { User } from '../../../accounts/contract.ts';
import { authDialog } from '../../../accounts/web/auth-handles.ts';
import { creditsText } from '../../../accounts/web/credits-text.ts';
import { Button } from '../../../platform/web/ui/button.tsx';
import { STORY_COST } from '../../../wallet/contract.ts';
import { SUBMIT } from '../words/create.ts';
import { createDialog, openCreate } from './create-handle.ts';

/** Closes the form, signs in, and comes back to what was being written. */
function signInAndReturn(mode: 'login' | 'register'): void {
  createDialog.close();
  authDialog.openWithPayload({ mode, after: openCreate });
}

function Cost({ user }: { user: User | null }) {
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
        first; what you wrote stays here.
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

/** What it costs, and the button that spends it. Stays in sight at the foot of the form. */
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
