import './accounts.css';
import { useState } from 'react';
import { useFocusOnChange } from '../../platform/web/ui/focus-on-change.ts';
import { LoginForm } from './login-form.tsx';
import { RegisterForm } from './register-form.tsx';
import { VerifyForm } from './verify-form.tsx';
import { VERIFY } from './words/auth.ts';

type Mode = 'login' | 'register' | 'verify';

interface AuthFormsProps {
  initialMode: 'login' | 'register';
  /** The address of a sign-up that still waits for its code. */
  pendingEmail: string | undefined;
  /** Told of every change of mode, and of the address that a code was sent to. */
  onMode: (mode: Mode, email?: string) => void;
  /** The password is forgotten; told with the address as far as it was typed. */
  onForgot: (email: string) => void;
  onSignedIn: (needsPayment: boolean) => void;
}

/** The way back to the code, for a sign-up that was left halfway. */
function EnterCode({ email, onEnter }: { email: string | undefined; onEnter: () => void }) {
  if (!email) return null;
  return (
    <p className="swap swap-last">
      {VERIFY.waiting(email)}{' '}
      <button type="button" className="link" onClick={onEnter}>
        {VERIFY.enterCode}
      </button>
    </p>
  );
}

/** The three modes of the dialog; what was typed is forgotten when it closes. */
export function AuthForms({ initialMode, pendingEmail, onMode, onForgot, onSignedIn }: AuthFormsProps) {
  const [mode, setMode] = useState<Mode>(initialMode);
  const place = useFocusOnChange(mode);
  const go = (next: Mode, email?: string) => {
    setMode(next);
    onMode(next, email);
  };
  return (
    <div ref={place}>
      {mode === 'login' && (
        <LoginForm onSwitch={() => go('register')} onForgot={onForgot} onSignedIn={() => onSignedIn(false)} />
      )}
      {mode === 'register' && (
        <RegisterForm onSwitch={() => go('login')} onRegistered={(email) => go('verify', email)} />
      )}
      {mode === 'verify' && (
        <VerifyForm email={pendingEmail ?? ''} onBack={() => go('login')} onVerified={onSignedIn} />
      )}
      {mode !== 'verify' && <EnterCode email={pendingEmail} onEnter={() => go('verify')} />}
    </div>
  );
}
