import { useSyncExternalStore } from 'react';
import * as z from 'zod/mini';
import { recall, remember } from './device.ts';

const NAME = 'storywren.text';

const schema = z.object({
  size: z.enum(['small', 'medium', 'large']),
  lettering: z.enum(['andika', 'opendyslexic']),
  spacing: z.enum(['normal', 'roomy']),
});

/** How the words of stories look on this device. */
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

/** Changes how words look, here and whenever a story is opened on this device. */
export function changeText(change: Partial<TextSettings>): void {
  settings = { ...settings, ...change };
  remember(NAME, settings);
  for (const listener of listeners) listener();
}

/** How the words of stories are to look now. */
export function useTextSettings(): TextSettings {
  return useSyncExternalStore(subscribe, () => settings);
}
