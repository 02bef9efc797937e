import './accounts.css';
import { useState } from 'react';
import { useFocusOnChange } from '../../platform/web/ui/focus-on-change.ts';
import { LoginForm } from './login-form.tsx';
import { VERIFY } from './messages/auth.ts';
import { RegisterForm } from './register-form.tsx';
import { VerifyForm } from './verify-form.tsx';

type Mode = 'login' | 'register' | 'verify';

interface AuthFormsProps {
  initialMode: 'login' | 'register';
  /** The address of a sign-up whose code was not entered yet. */
  pendingEmail: string | undefined;
  /** Called on every change of mode, with the address that a code was sent to. */
  onMode: (mode: Mode, email?: string) => void;
  /** Called when the password is forgotten, with the address typed so far. */
  onForgot: (email: string) => void;
  onSignedIn: (needsPayment: boolean) => void;
}

/** Link back to the code, for an unfinished sign-up. */
function EnterCode({ email, onEnter }: { email: string | undefined; onEnter: () => void }) {
  if (!email) return null;
  return (
    <p className="note pending-code">
      {VERIFY.waiting(email)}{' '}
      <button type="button" className="link" onClick={onEnter}>
        {VERIFY.enterCode}
      </button>
    </p>
  );
}

/** The three modes of the dialog; typed values are discarded when it closes. */
export function AuthForms({ initialMode, pendingEmail, onMode, onForgot, onSignedIn }: AuthFormsProps) {
  const [mode, setMode] = useState<Mode>(initialMode);
  const place = useFocusOnChange(mode);
  const go = (next: Mode, email?: string) => {
    setMode(next);
    onMode(next, email);
  };
  const notice = <EnterCode email={pendingEmail} onEnter={() => go('verify')} />;
  return (
    <div ref={place}>
      {mode === 'login' && (
        <LoginForm
          notice={notice}
          onSwitch={() => go('register')}
          onForgot={onForgot}
          onSignedIn={() => onSignedIn(false)}
        />
      )}
      {mode === 'register' && (
        <RegisterForm
          notice={notice}
          onSwitch={() => go('login')}
          onRegistered={(email) => go('verify', email)}
        />
      )}
      {mode === 'verify' && (
        <VerifyForm email={pendingEmail ?? ''} onBack={() => go('login')} onVerified={onSignedIn} />
      )}
    </div>
  );
}
