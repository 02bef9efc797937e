import { TERMS } from './messages/terms.ts';
import { TextPage } from './text-page.tsx';

/** /terms */
export function TermsPage() {
  return <TextPage text={TERMS} />;
}
