import { Button } from '../../platform/web/ui/button.tsx';

/** Stands in for the page of a bank that wants to see who pays. Sandbox only. */
export function Challenge({ busy, onAnswer }: { busy: boolean; onAnswer: (authenticated: boolean) => void }) {
  return (
    <section className="paper-card" aria-live="polite">
      <h3 className="label">Your bank would like to know that it is you</h3>
      <p>
        With a real card you would now confirm the payment in your banking app. Here you choose how it ends.
      </p>
      <div className="btn-row">
        <Button kind="main" disabled={busy} onClick={() => onAnswer(true)}>
          Complete authentication
        </Button>
        <Button kind="second" disabled={busy} onClick={() => onAnswer(false)}>
          Fail authentication
        </Button>
      </div>
    </section>
  );
}
