import { useEffect, useRef } from 'react';
import { Link, useLocation } from 'wouter';
import { measurementId, setConsent, useConsent } from '../../../platform/web/consent.ts';
import { Button } from '../../../platform/web/ui/button.tsx';
import { CONSENT } from '../messages/shell.ts';
import { patternOf } from './pattern.ts';

/** Stops measuring when consent is withdrawn, in this tab or another. */
function useWithdrawal(consent: ReturnType<typeof useConsent>) {
  const wasYes = useRef(false);
  useEffect(() => {
    const isWithdrawn = wasYes.current && consent !== 'yes';
    wasYes.current = consent === 'yes';
    if (isWithdrawn && measurementId) {
      const id = measurementId;
      void import('./google.ts').then(({ stopMeasuring }) => stopMeasuring(id));
    }
  }, [consent]);
}

/** Counts page views; rendered only with consent. */
function PageViews({ id }: { id: string }) {
  const [path] = useLocation();
  useEffect(() => {
    void import('./google.ts').then(({ startMeasuring, countPage }) => {
      startMeasuring(id);
      countPage(patternOf(path));
    });
  }, [id, path]);
  return null;
}

/** Asks for consent when Google Analytics is configured, and measures after a yes. Both buttons look alike. */
export function ConsentBar() {
  const consent = useConsent();
  useWithdrawal(consent);
  if (!measurementId || consent === 'no') return null;
  if (consent === 'yes') return <PageViews id={measurementId} />;
  return (
    <section className="consent" aria-label={CONSENT.name}>
      <p>
        {CONSENT.question} <Link href="/privacy">{CONSENT.privacy}</Link>
      </p>
      <div className="btn-row">
        <Button kind="second" size="small" onClick={() => setConsent('no')}>
          {CONSENT.no}
        </Button>
        <Button kind="second" size="small" onClick={() => setConsent('yes')}>
          {CONSENT.yes}
        </Button>
      </div>
    </section>
  );
}
