import { useSyncExternalStore } from 'react';
import * as z from 'zod/mini';
import { recall, remember } from '../../../../../platform/web/device-storage.ts';

const NAME = 'storywren.text';

const schema = z.object({
  size: z.enum(['small', 'medium', 'large']),
  lettering: z.enum(['andika', 'opendyslexic']),
  spacing: z.enum(['normal', 'roomy']),
});

/** How the text of stories is displayed on this device. */
export type TextSettings = z.output<typeof schema>;

let settings: TextSettings = recall(NAME, schema) ?? {
  size: 'medium',
  lettering: 'andika',
  spacing: 'normal',
};
const listeners = new Set<() => void>();

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

/** Changes how text is displayed, now and for every story on this device. */
export function changeText(change: Partial<TextSettings>): void {
  settings = { ...settings, ...change };
  remember(NAME, settings);
  for (const listener of listeners) listener();
}

/** The current text settings. */
export function useTextSettings(): TextSettings {
  return useSyncExternalStore(subscribe, () => settings);
}
