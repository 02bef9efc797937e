import { measurementId, setConsent, useConsent } from '../../platform/web/consent.ts';
import { Button } from '../../platform/web/ui/button.tsx';
import { PRIVACY } from './messages/privacy.ts';
import { TextPage } from './text-page.tsx';

/** The stored consent to being measured, and a button to answer again. */
function ConsentAnswer() {
  const consent = useConsent();
  if (!measurementId || !consent) return null;
  return (
    <section aria-label="Your choice about visit counting">
      <p>
        {consent === 'yes'
          ? 'On this device, you said we may count which pages you visit.'
          : 'On this device, you asked us not to count which pages you visit.'}
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
      <ConsentAnswer />
    </TextPage>
  );
}
