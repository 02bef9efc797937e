import { useSyncExternalStore } from 'react';
import { MEASUREMENT_META } from '../contract.ts';

const KEPT = 'analytics-consent';
const CHANGED = 'storywren:consent';

/** What a person said to being counted; undefined while they have not been asked. */
type Consent = 'yes' | 'no' | undefined;

/** The id that the server was given, or undefined: then nobody is asked and nothing is counted. */
export const measurementId = document.querySelector<HTMLMetaElement>(
  `meta[name="${MEASUREMENT_META}"]`,
)?.content;

function read(): Consent {
  try {
    const kept = localStorage.getItem(KEPT);
    return kept === 'yes' || kept === 'no' ? kept : undefined;
  } catch {
    // Where nothing may be kept, nobody can be asked once and for all: that counts as no.
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

/** What the person on this device said. */
export function useConsent(): Consent {
  return useSyncExternalStore(subscribe, read);
}

/** Keeps an answer on this device; undefined forgets it, so that the question is asked again. */
export function setConsent(answer: Consent): void {
  try {
    if (answer) localStorage.setItem(KEPT, answer);
    else localStorage.removeItem(KEPT);
  } catch {
    // Nothing may be kept here: the answer is no, as it was.
  }
  dispatchEvent(new Event(CHANGED));
}
