import { measurementId, setConsent, useConsent } from '../../platform/web/consent.ts';
import { Button } from '../../platform/web/ui/button.tsx';
import { TextPage } from './text-page.tsx';
import { PRIVACY } from './words/privacy.ts';

/** What was said to being counted, and the way to say something else. */
function CountingAnswer() {
  const consent = useConsent();
  if (!measurementId || !consent) return null;
  return (
    <section aria-label="Your answer to being counted">
      <p>
        {consent === 'yes'
          ? 'On this device you said that we may count which pages are used.'
          : 'On this device you said that we may not count which pages are used.'}
      </p>
      <Button kind="second" size="small" onClick={() => setConsent(undefined)}>
        Ask me again
      </Button>
    </section>
  );
}

/** /privacy */
export function PrivacyPage() {
  return (
    <TextPage text={PRIVACY}>
      <CountingAnswer />
    </TextPage>
  );
}
