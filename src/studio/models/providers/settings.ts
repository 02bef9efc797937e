import type { Price } from './prices.ts';
import { pricesIn } from './prices.ts';

const PROVIDERS = ['openai', 'anthropic', 'google', 'compatible'] as const;
export type Provider = (typeof PROVIDERS)[number];

/** A model of a provider, as a setting names it: "openai:gpt-5-mini". */
export interface ModelRef {
  readonly provider: Provider;
  readonly model: string;
}

/** The models for writing, painting and moderation, and their limits. */
export interface ModelSettings {
  /** Tried in this order; after the last one the embedded storyteller writes. */
  readonly text: readonly ModelRef[];
  /** Tried in this order; after the last one the embedded painter paints. */
  readonly image: readonly ModelRef[];
  readonly moderation: 'openai' | 'local';
  /** Base URL for `openai` and `compatible`, in place of the default. */
  readonly baseUrl: string | undefined;
  readonly keys: Readonly<Record<Provider, string | undefined>>;
  /** Time limit of a story in seconds. */
  readonly seconds: number;
  /** Spending cap of a story at providers, in millionths of a US dollar. */
  readonly capMicros: number;
  /** The operator's own prices, by "provider:model"; they take precedence over the list. */
  readonly prices: ReadonlyMap<string, Price>;
}

/** The environment variables that are read, unparsed. */
export type ModelEnvironment = Readonly<
  Partial<
    Record<
      | 'AI_TEXT'
      | 'AI_IMAGE'
      | 'AI_MODERATION'
      | 'AI_BASE_URL'
      | 'AI_API_KEY'
      | 'OPENAI_API_KEY'
      | 'ANTHROPIC_API_KEY'
      | 'GOOGLE_GENERATIVE_AI_API_KEY'
      | 'AI_TIME_LIMIT'
      | 'AI_SPENDING_CAP'
      | 'AI_PRICES',
      string | undefined
    >
  >
>;

/** Stays below the 90 seconds that a parent is expected to wait. */
const DEFAULT_SECONDS = 80;
/** In US dollars: the income of a single story, so that the worst case breaks even (docs/costs.md). */
export const DEFAULT_CAP = 1;

/** Parses the environment. `problems` names each invalid variable; the app must not start when there are any. */
export function modelSettings(env: ModelEnvironment): {
  readonly settings: ModelSettings;
  readonly problems: readonly string[];
} {
  const problems: string[] = [];
  const text = refsIn('AI_TEXT', env.AI_TEXT, problems);
  const image = refsIn('AI_IMAGE', env.AI_IMAGE, problems);
  for (const ref of image) {
    if (ref.provider === 'anthropic')
      problems.push('AI_IMAGE: anthropic has no models that paint; use openai, google or compatible');
  }
  const keys = {
    openai: env.OPENAI_API_KEY || env.AI_API_KEY,
    anthropic: env.ANTHROPIC_API_KEY,
    google: env.GOOGLE_GENERATIVE_AI_API_KEY,
    compatible: env.AI_API_KEY,
  };
  const providers = new Set([...text, ...image].map((ref) => ref.provider));
  const moderation = moderationIn(env, providers.has('openai'), problems);
  if (moderation === 'openai') providers.add('openai');
  problems.push(...missing(providers, keys, env.AI_BASE_URL));
  const seconds = Number(env.AI_TIME_LIMIT || DEFAULT_SECONDS);
  if (!(seconds >= 5 && seconds <= 3600)) problems.push('AI_TIME_LIMIT: must be 5 to 3600 seconds');
  const cap = Number(env.AI_SPENDING_CAP || DEFAULT_CAP);
  if (!(cap > 0 && cap <= 100))
    problems.push('AI_SPENDING_CAP: must be more than 0 and at most 100 US dollars');
  const prices = pricesIn(env.AI_PRICES);
  if (!prices)
    problems.push('AI_PRICES: must be JSON such as {"compatible:my-model":{"input":0.1,"output":0.4}}');
  return {
    settings: {
      text,
      image,
      moderation,
      baseUrl: env.AI_BASE_URL?.replace(/\/+$/, '') || undefined,
      keys,
      seconds,
      capMicros: Math.round(cap * 1_000_000),
      prices: prices ?? new Map(),
    },
    problems,
  };
}

/** Whether the environment configures any model or moderation. */
export const usesModels = (env: ModelEnvironment) =>
  Boolean(env.AI_TEXT || env.AI_IMAGE || env.AI_MODERATION === 'openai');

export const nameOf = ({ provider, model }: ModelRef) => `${provider}:${model}`;

function refsIn(variable: string, value: string | undefined, problems: string[]): ModelRef[] {
  const refs: ModelRef[] = [];
  for (const word of (value ?? '').split(',').map((item) => item.trim())) {
    if (word === '' || word === 'embedded') continue;
    const cut = word.indexOf(':');
    const provider = PROVIDERS.find((known) => known === word.slice(0, cut));
    const model = word.slice(cut + 1).trim();
    if (cut < 0 || !provider || model === '')
      problems.push(
        `${variable}: “${word}” must be PROVIDER:MODEL, with ${PROVIDERS.join(', ')} for the provider`,
      );
    else refs.push({ provider, model });
  }
  return refs;
}

function moderationIn(env: ModelEnvironment, usesOpenAi: boolean, problems: string[]): 'openai' | 'local' {
  const setting = env.AI_MODERATION;
  if (setting && setting !== 'openai' && setting !== 'local')
    problems.push('AI_MODERATION: must be openai or local');
  return setting === 'openai' || (!setting && usesOpenAi) ? 'openai' : 'local';
}

const KEY_VARIABLES = {
  openai: 'OPENAI_API_KEY',
  anthropic: 'ANTHROPIC_API_KEY',
  google: 'GOOGLE_GENERATIVE_AI_API_KEY',
} as const;

function missing(
  providers: ReadonlySet<Provider>,
  keys: ModelSettings['keys'],
  baseUrl: string | undefined,
): string[] {
  const problems: string[] = [];
  for (const provider of providers) {
    if (provider === 'compatible') {
      if (!baseUrl)
        problems.push('AI_BASE_URL: is required for compatible models, such as http://localhost:11434/v1');
    } else if (!keys[provider])
      problems.push(`${KEY_VARIABLES[provider]}: is required for ${provider} models`);
  }
  return problems;
}
