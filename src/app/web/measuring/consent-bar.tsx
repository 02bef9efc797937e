import { useEffect, useRef } from 'react';
import { Link, useLocation } from 'wouter';
import { measurementId, setConsent, useConsent } from '../../../platform/web/consent.ts';
import { Button } from '../../../platform/web/ui/button.tsx';
import { CONSENT } from '../words/shell.ts';
import { patternOf } from './pattern.ts';

/** Stops counting as soon as a yes is taken back, on this tab or another. */
function useStopping(consent: ReturnType<typeof useConsent>) {
  const wasYes = useRef(false);
  useEffect(() => {
    const isTakenBack = wasYes.current && consent !== 'yes';
    wasYes.current = consent === 'yes';
    if (isTakenBack && measurementId) {
      const id = measurementId;
      void import('./google.ts').then(({ stopMeasuring }) => stopMeasuring(id));
    }
  }, [consent]);
}

/** Counts the pages that are opened, once the answer was yes. */
function Counting({ id }: { id: string }) {
  const [path] = useLocation();
  useEffect(() => {
    void import('./google.ts').then(({ beginMeasuring, countPage }) => {
      beginMeasuring(id);
      countPage(patternOf(path));
    });
  }, [id, path]);
  return null;
}

/** Asks, where visits are measured at all, and counts after a yes. Both answers are as easy to give. */
export function ConsentBar() {
  const consent = useConsent();
  useStopping(consent);
  if (!measurementId || consent === 'no') return null;
  if (consent === 'yes') return <Counting id={measurementId} />;
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
