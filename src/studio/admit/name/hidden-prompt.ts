import { withoutPrivateDetails } from '../privacy.ts';
import { hideName } from './hidden.ts';

/** A text in one line, in composed letters. */
export const tidy = (text: string): string => text.normalize('NFC').replace(/\s+/g, ' ').trim();

/** A parent’s words as the studio reads them: in one line, without private details, with `HERO` for the child’s name. */
export function hiddenPrompt(prompt: string, childName: string): string {
  return hideName(withoutPrivateDetails(tidy(prompt)), tidy(childName));
}
