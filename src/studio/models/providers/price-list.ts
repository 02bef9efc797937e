/** US dollars per million tokens, or per picture. A missing price is unknown or does not exist. */
export interface ModelPrice {
  readonly input?: number | undefined;
  /** Cached input. When missing it is charged like `input`, so that a cost is never understated. */
  readonly cached?: number | undefined;
  /** Reasoning tokens count as output. For painting models: tokens of the picture. */
  readonly output?: number | undefined;
  /** One picture of 1024 × 1024 in medium quality, for calls whose tokens are not reported. */
  readonly picture?: number | undefined;
}

export interface ListedPrice extends ModelPrice {
  /** `provider:model`, without the date of a snapshot. */
  readonly model: string;
  /** URL of the page with the price. */
  readonly source: string;
  /** Date from which the price applies, else the date of the page, else the date of a stored copy. */
  readonly asOf: string;
}

const OPENAI = 'https://developers.openai.com';
const CLAUDE = 'https://platform.claude.com/docs';
const GOOGLE =
  'https://raw.githubusercontent.com/api-evangelist/deepmind/refs/heads/main/plans/deepmind-plans-pricing.yml';
const OPENAI_MAY =
  'https://raw.githubusercontent.com/api-evangelist/openai/refs/heads/main/plans/openai-plans-pricing.yml';
const PROMPT_FUEL = 'https://github.com/TheKrush/PromptFuel/releases/tag';
const IMAGE_2_5 = 'https://github.com/theopenco/llmgateway/pull/3985';

const row = (
  model: string,
  price: ModelPrice,
  { source, asOf }: { source: string; asOf: string },
): ListedPrice => ({ model, ...price, source, asOf });

const text = (input: number, cached: number | undefined, output: number): ModelPrice => ({
  input,
  cached,
  output,
});

/**
 * List prices of text models: standard tier, short prompts (some cost more above 100,000, 200,000 or 272,000 tokens; a
 * story has a few thousand). Some providers charge for writing to a cache, which the studio does not request.
 */
const WRITERS: readonly ListedPrice[] = [
  row('openai:gpt-6-astra', text(10, 1, 50), { source: `${PROMPT_FUEL}/v1.0.19`, asOf: '2026-09-07' }),
  row('openai:gpt-6.1-sol', text(2, 0.1, 10), { source: `${PROMPT_FUEL}/v1.0.22`, asOf: '2026-10-01' }),
  row('openai:gpt-6-sol', text(2, 0.2, 10), { source: `${PROMPT_FUEL}/v1.0.21`, asOf: '2026-09-23' }),
  row('openai:gpt-6.1-terra', text(1, 0.05, 5), {
    source: `${OPENAI}/api/docs/models/gpt-6.1-terra`,
    asOf: '2026-10-26',
  }),
  row('openai:gpt-6-luna', text(0.1, 0.01, 0.5), {
    source: `${OPENAI}/ja-JP/api/docs/models/gpt-6-luna`,
    asOf: '2026-09-22',
  }),
  row('openai:gpt-5.6-terra', text(2, 0.2, 12), { source: `${PROMPT_FUEL}/v1.0.19`, asOf: '2026-07-30' }),
  row('openai:gpt-5.6-luna', text(0.2, 0.02, 1.2), {
    source: `${OPENAI}/api/docs/models/gpt-5.6-luna`,
    asOf: '2026-07-30',
  }),
  row('openai:gpt-5.5', text(5, 0.5, 30), { source: OPENAI_MAY, asOf: '2026-05-04' }),
  row('openai:gpt-5.4', text(2.5, 0.25, 15), { source: OPENAI_MAY, asOf: '2026-05-04' }),
  row('openai:gpt-5.4-mini', text(0.75, 0.075, 4.5), { source: OPENAI_MAY, asOf: '2026-05-04' }),
  row('openai:gpt-5.4-nano', text(0.2, 0.02, 1.25), { source: OPENAI_MAY, asOf: '2026-05-04' }),
  // Deprecated, according to its page.
  row('openai:gpt-5-mini', text(0.25, 0.025, 2), {
    source: `${OPENAI}/ko-KR/api/docs/models/gpt-5-mini`,
    asOf: '2026-11-21',
  }),
  // Moderation is free.
  row('openai:omni-moderation', text(0, 0, 0), {
    source: `${OPENAI}/zh-Hans/api/docs/models/omni-moderation-latest`,
    asOf: '2026-11-21',
  }),
  row('anthropic:claude-fable-5-1', text(10, 0.25, 50), {
    source: `${PROMPT_FUEL}/v1.0.22`,
    asOf: '2026-10-01',
  }),
  row('anthropic:claude-opus-5-5', text(4, 0.2, 20), {
    source: `${CLAUDE}/zh-CN/models/opus-5-5/overview`,
    asOf: '2026-09-22',
  }),
  row('anthropic:claude-opus-5', text(5, 0.5, 25), {
    source: `${CLAUDE}/about-claude/models/whats-new-opus-5`,
    asOf: '2026-07-24',
  }),
  // Older pages say 0.20 for cached input; it was halved on 7 October 2026.
  row('anthropic:claude-sonnet-5-5', text(2, 0.1, 10), {
    source: 'https://github.com/kurofune/claudit/releases/tag/v1.9.2',
    asOf: '2026-10-24',
  }),
  row('anthropic:claude-sonnet-5', text(2, 0.2, 10), {
    source: `${CLAUDE}/zh-CN/models/sonnet-5/overview`,
    asOf: '2026-06-30',
  }),
  row('anthropic:claude-haiku-5-5', text(0.1, 0.01, 0.5), {
    source: `${CLAUDE}/zh-CN/models/haiku-5-5/overview`,
    asOf: '2026-10-07',
  }),
  row('anthropic:claude-haiku-4-5', text(1, 0.1, 5), {
    source: 'https://docs.rs/synaps/0.10.2/synaps_cli/pricing/index.html',
    asOf: '2026-10-10',
  }),
  // Half of that until 31 December 2026; the later, higher price is listed.
  row('google:gemini-3.8-flash', text(1.5, undefined, 7.5), { source: GOOGLE, asOf: '2026-10-07' }),
  row('google:gemini-3.5-flash', text(1.5, undefined, 9), { source: GOOGLE, asOf: '2026-10-07' }),
  row('google:gemini-3.5-flash-lite', text(0.3, undefined, 2.5), { source: GOOGLE, asOf: '2026-10-07' }),
  row('google:gemini-3.1-pro', text(2, undefined, 12), { source: GOOGLE, asOf: '2026-10-07' }),
];

const NGROK = { source: 'https://ngrok.com/changelog/ai-gateway-gemini-image-output', asOf: '2026-11-21' };

/**
 * List prices of painting models. Providers report text tokens and reference picture tokens as one number, so all input
 * is charged at the rate of pictures, which is higher.
 */
const PAINTERS: readonly ListedPrice[] = [
  row('openai:gpt-image-2.6-sunburst', text(8, 2, 30), {
    source: `${OPENAI}/de-DE/api/docs/models/gpt-image-2.6-sunburst`,
    asOf: '2026-11-04',
  }),
  row('openai:gpt-image-2.6-flare', text(8, undefined, 30), {
    source: 'https://docs.apiyi.com/en/live/2026-11/gpt-image-2-6-launch.md',
    asOf: '2026-11-05',
  }),
  row('openai:gpt-image-2.5-sunburst', text(8, 2, 30), { source: IMAGE_2_5, asOf: '2026-09-08' }),
  row('openai:gpt-image-2.5-flare', text(8, 2, 30), { source: IMAGE_2_5, asOf: '2026-09-08' }),
  row('openai:gpt-image-2', text(8, 2, 30), {
    source: 'https://fal.ai/models/openai/gpt-image-2/llms.txt',
    asOf: '2026-04-21',
  }),
  row('openai:gpt-image-1.5', text(8, 2, 32), {
    source: 'https://github.com/simonw/llm-prices/issues/41',
    asOf: '2025-12-17',
  }),
  // Deprecated, according to its page.
  row(
    'openai:gpt-image-1-mini',
    { ...text(2.5, 0.25, 8), picture: 0.011 },
    {
      source: `${OPENAI}/de-DE/api/docs/models/gpt-image-1-mini`,
      asOf: '2026-11-21',
    },
  ),
  row(
    'google:gemini-nano-banana-2.1',
    { ...text(1.5, undefined, 30), picture: 0.0336 },
    {
      source: 'https://github.com/BerriAI/litellm/discussions/44983',
      asOf: '2026-11-21',
    },
  ),
  row('google:gemini-3-pro-image', text(2, undefined, 120), NGROK),
  row('google:gemini-3.1-flash-lite-image', text(0.25, undefined, 30), NGROK),
];

/** Every model whose price has a source that can be cited. */
export const PRICE_LIST: readonly ListedPrice[] = [...WRITERS, ...PAINTERS];
