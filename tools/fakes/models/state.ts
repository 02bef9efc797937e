import type { Call, Kind } from './call.ts';
import type { ArmedRule } from './fault.ts';
import type { MadePicture } from './picture.ts';

/** How long answers take and what they are about; changed over `/__config`. */
export interface Settings {
  /** Multiplies every delay; 0 answers at once. */
  scale: number;
  /** Milliseconds of each kind of work at scale 1. */
  latency: Record<Kind, number>;
  /** Words of a story, whatever the prompt asks. */
  words: number | null;
  /** Pages of a story, where the schema leaves that open. */
  pages: number;
  /** The hero's name, whatever the prompt says. */
  name: string | null;
}

/** Everything that the provider remembers until it is reset. */
export interface State {
  readonly settings: Settings;
  calls: Call[];
  rules: ArmedRule[];
  received: number;
  readonly inflight: Record<Kind, number>;
  /** The most calls of a kind that ever were in flight at once. */
  readonly peak: Record<Kind, number>;
  /** Pictures that are fetched by address; undefined when theirs is gone. */
  readonly files: Map<string, MadePicture | undefined>;
}

const none = (): Record<Kind, number> => ({ text: 0, image: 0, edit: 0, moderation: 0 });

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
  inflight: none(),
  peak: none(),
  files: new Map(),
});

/** The summary at `/__stats`. */
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
