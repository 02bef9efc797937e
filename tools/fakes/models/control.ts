import { z } from 'zod';
import type { Call } from './call.ts';
import { ArmedRule, type Rule } from './fault.ts';
import type { Kind } from './kinds.ts';
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

/** The settings that `/__config` accepts. */
export interface SettingsPatch extends Partial<Omit<Settings, 'latency'>> {
  readonly latency?: Partial<Record<Kind, number>>;
}

/** Handles the control endpoints. Returns undefined when the path is not one of them. */
export function handleControl(state: State, method: string, path: string, body: string): unknown {
  switch (path) {
    case '/__calls':
      return state.calls;
    case '/__stats':
      return statsOf(state);
    case '/__reset':
      // Calls that are still in flight remain counted.
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

/** Controls a provider from a test, over HTTP, so that it works with every provider that has these endpoints. */
export interface ProviderControl {
  /** Adds fault rules for calls from now on. */
  fault(...rules: readonly Rule[]): Promise<void>;
  clearFaults(): Promise<void>;
  /** All finished calls, in order of arrival. */
  calls(): Promise<Call[]>;
  /** The peak number of concurrent calls of each kind, and the number of invalid calls. */
  stats(): Promise<{ readonly invalid: number; readonly peak: Partial<Record<Kind, number>> }>;
  config(patch: SettingsPatch): Promise<void>;
  /** Clears calls and faults and restores the default settings. */
  reset(): Promise<void>;
}

/** A control client for the provider at this origin. */
export function controlOf(origin: string): ProviderControl {
  const send = async (method: string, path: string, body?: unknown): Promise<unknown> => {
    const answer = await fetch(`${origin}${path}`, {
      method,
      ...(body === undefined ? {} : { body: JSON.stringify(body) }),
    });
    if (!answer.ok) throw new Error(`${method} ${path} answered ${answer.status}`);
    return answer.json();
  };
  return {
    fault: async (...rules) => void (await send('POST', '/__faults', rules)),
    clearFaults: async () => void (await send('DELETE', '/__faults')),
    calls: async () => ((await send('GET', '/__calls')) as Call[]).sort((a, b) => a.n - b.n),
    stats: async () => (await send('GET', '/__stats')) as Awaited<ReturnType<ProviderControl['stats']>>,
    config: async (patch) => void (await send('POST', '/__config', patch)),
    reset: async () => void (await send('POST', '/__reset')),
  };
}
