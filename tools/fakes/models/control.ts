import { z } from 'zod';
import type { Call, Kind } from './call.ts';
import { ArmedRule, type Rule } from './fault.ts';
import { freshState, type Settings, type State, statsOf } from './state.ts';

const settingsPatch = z
  .strictObject({
    scale: z.number().min(0),
    latency: z.partialRecord(z.enum(['text', 'image', 'edit', 'moderation']), z.number().min(0)).optional(),
    words: z.int().positive().nullable(),
    pages: z.int().positive(),
    name: z.string().nullable(),
  })
  .partial();

/** What may be changed about the provider's answers. */
export interface SettingsPatch extends Partial<Omit<Settings, 'latency'>> {
  readonly latency?: Partial<Record<Kind, number>>;
}

/** Answers the control endpoints; undefined when the path is none of them. */
export function controlled(state: State, method: string, path: string, body: string): unknown {
  switch (path) {
    case '/__calls':
      return state.calls;
    case '/__stats':
      return statsOf(state);
    case '/__reset':
      // Calls that are still in flight stay counted.
      Object.assign(state, freshState(), { inflight: state.inflight });
      return { ok: true };
    case '/__faults': {
      if (method === 'DELETE') state.rules = [];
      else state.rules.push(...[JSON.parse(body) as Rule | Rule[]].flat().map((rule) => new ArmedRule(rule)));
      return state.rules.map(({ rule }) => rule);
    }
    case '/__config': {
      const { latency, ...others } = settingsPatch.parse(JSON.parse(body || '{}')) as SettingsPatch;
      Object.assign(state.settings, others);
      Object.assign(state.settings.latency, latency);
      return state.settings;
    }
    default:
      return undefined;
  }
}

/** What a test tells a provider and asks of it; over HTTP, so that it serves every provider with these endpoints. */
export interface ProviderControl {
  /** Makes calls fail from now on, as the rule says. */
  fault(...rules: readonly Rule[]): Promise<void>;
  clearFaults(): Promise<void>;
  /** All calls that have ended, in the order in which they arrived. */
  calls(): Promise<Call[]>;
  /** The most calls of each kind that were in flight at once, and how many calls were not valid. */
  stats(): Promise<{ readonly invalid: number; readonly peak: Partial<Record<Kind, number>> }>;
  config(patch: SettingsPatch): Promise<void>;
  /** Forgets calls, faults and settings. */
  reset(): Promise<void>;
}

/** The control of a provider at this origin. */
export function controlOf(origin: string): ProviderControl {
  const ask = async (method: string, path: string, body?: unknown): Promise<unknown> => {
    const answer = await fetch(`${origin}${path}`, {
      method,
      ...(body === undefined ? {} : { body: JSON.stringify(body) }),
    });
    if (!answer.ok) throw new Error(`${method} ${path} answered ${answer.status}`);
    return answer.json();
  };
  return {
    fault: async (...rules) => void (await ask('POST', '/__faults', rules)),
    clearFaults: async () => void (await ask('DELETE', '/__faults')),
    calls: async () => ((await ask('GET', '/__calls')) as Call[]).sort((a, b) => a.n - b.n),
    stats: async () => (await ask('GET', '/__stats')) as Awaited<ReturnType<ProviderControl['stats']>>,
    config: async (patch) => void (await ask('POST', '/__config', patch)),
    reset: async () => void (await ask('POST', '/__reset')),
  };
}
