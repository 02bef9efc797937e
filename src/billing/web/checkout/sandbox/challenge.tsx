import { Button } from '../../../../platform/web/ui/button.tsx';
import { CHALLENGE } from '../../messages/shop.ts';

/** Simulates the bank's 3-D Secure page. Sandbox only. */
export function Challenge({ busy, onAnswer }: { busy: boolean; onAnswer: (authenticated: boolean) => void }) {
  return (
    <section className="paper-card" aria-live="polite">
      <h3 className="label">{CHALLENGE.title}</h3>
      <p>{CHALLENGE.message}</p>
      <div className="btn-row">
        <Button kind="main" disabled={busy} onClick={() => onAnswer(true)}>
          {CHALLENGE.complete}
        </Button>
        <Button kind="second" disabled={busy} onClick={() => onAnswer(false)}>
          {CHALLENGE.fail}
        </Button>
      </div>
    </section>
  );
}
