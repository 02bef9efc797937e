import { TextPage } from './text-page.tsx';
import { TERMS } from './words/terms.ts';

/** /terms */
export function TermsPage() {
  return <TextPage text={TERMS} />;
}
