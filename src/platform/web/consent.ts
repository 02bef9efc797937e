import { useSyncExternalStore } from 'react';
import { MEASUREMENT_META } from '../contract.ts';

const STORAGE_KEY = 'analytics-consent';
const CHANGED = 'storywren:consent';

/** The answer to being measured; undefined until the user has answered. */
type Consent = 'yes' | 'no' | undefined;

/** The Google Analytics id of the server, or undefined: then there is no question and nothing is measured. */
export const measurementId = document.querySelector<HTMLMetaElement>(
  `meta[name="${MEASUREMENT_META}"]`,
)?.content;

function read(): Consent {
  try {
    const stored = localStorage.getItem(STORAGE_KEY);
    return stored === 'yes' || stored === 'no' ? stored : undefined;
  } catch {
    // Without storage an answer cannot be remembered, so it counts as no.
    return 'no';
  }
}

function subscribe(changed: () => void): () => void {
  addEventListener(CHANGED, changed);
  addEventListener('storage', changed);
  return () => {
    removeEventListener(CHANGED, changed);
    removeEventListener('storage', changed);
  };
}

/** The answer stored on this device. */
export function useConsent(): Consent {
  return useSyncExternalStore(subscribe, read);
}

/** Stores the answer on this device; undefined deletes it, so that the question is shown again. */
export function setConsent(answer: Consent): void {
  try {
    if (answer) localStorage.setItem(STORAGE_KEY, answer);
    else localStorage.removeItem(STORAGE_KEY);
  } catch {
    // Storage may be forbidden; the answer is no, as before.
  }
  dispatchEvent(new Event(CHANGED));
}
