import type { Call } from './call.ts';
import type { ArmedRule } from './fault.ts';
import type { Kind } from './kinds.ts';
import type { MadePicture } from './replies/picture.ts';

/** Delays and content of answers; changed over `/__config`. */
export interface Settings {
  /** Multiplies every delay; 0 answers immediately. */
  scale: number;
  /** Delay of each kind of call at scale 1, in milliseconds. */
  latency: Record<Kind, number>;
  /** Length of a story in words, overriding the prompt. */
  words: number | null;
  /** Number of pages of a story where the schema does not fix it. */
  pages: number;
  /** The hero's name, overriding the prompt. */
  name: string | null;
}

/** The state of the provider until it is reset. */
export interface State {
  readonly settings: Settings;
  calls: Call[];
  rules: ArmedRule[];
  received: number;
  readonly inflight: Record<Kind, number>;
  /** The peak number of concurrent calls of each kind. */
  readonly peak: Record<Kind, number>;
  /** Pictures that are fetched by URL; undefined for one that returns 403. */
  readonly files: Map<string, MadePicture | undefined>;
}

const zeroCounts = (): Record<Kind, number> => ({ text: 0, image: 0, edit: 0, moderation: 0 });

export const freshState = (): State => ({
  settings: {
    scale: 0,
    latency: { text: 20_000, image: 12_000, edit: 12_000, moderation: 300 },
    words: null,
    pages: 8,
    name: null,
  },
  calls: [],
  rules: [],
  received: 0,
  inflight: zeroCounts(),
  peak: zeroCounts(),
  files: new Map(),
});

/** The response of `/__stats`. */
export function statsOf({ calls, peak, settings, rules }: State) {
  const byPath: Record<string, number> = {};
  for (const { path } of calls) byPath[path] = (byPath[path] ?? 0) + 1;
  return {
    calls: calls.length,
    invalid: calls.filter((call) => !call.valid).length,
    byPath,
    paid: calls.filter((call) => call.costUsd && !call.aborted).length,
    costUsd: calls.reduce((sum, call) => sum + (call.costUsd ?? 0), 0),
    aborted: calls.filter((call) => call.aborted).length,
    peak,
    cfg: settings,
    rules: rules.map(({ rule }) => rule),
  };
}
