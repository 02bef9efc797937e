import { createAnthropic } from '@ai-sdk/anthropic';
import { createGoogleGenerativeAI } from '@ai-sdk/google';
import { createOpenAI } from '@ai-sdk/openai';
import { createOpenAICompatible } from '@ai-sdk/openai-compatible';
import type { ImageModel, JSONValue, LanguageModel } from 'ai';
import type { ModelRef, ModelSettings } from './settings.ts';

// The SDK would print its warnings to the console; what a model cannot do is known here.
globalThis.AI_SDK_LOG_WARNINGS = false;

type Options = Record<string, Record<string, JSONValue>>;

/** A model that writes, and what its provider must be told beside the words. */
export interface TextModel {
  readonly model: LanguageModel;
  readonly options: Options;
  /** Undefined where a limit is not understood the same way by all servers. */
  readonly mostTokens: number | undefined;
}

/** A model that paints. */
export interface PictureModel {
  readonly model: ImageModel;
  readonly options: Options;
  /** Whether it takes the first picture along, so that the child stays the same child. */
  readonly takesReference: boolean;
  /** Asks for a square in the provider's own words. */
  readonly square: { readonly size: `${number}x${number}` } | { readonly aspectRatio: `${number}:${number}` };
}

/** Thinking counts as output; a picture book needs little of it, and no answer is as long as this. */
const MOST_TOKENS = 24_000;
/** Local servers ask for no key, but some want a header. */
const NO_KEY = 'none';

/** The model that a setting names. */
export function textModel({ provider, model }: ModelRef, settings: ModelSettings): TextModel {
  switch (provider) {
    case 'openai':
      return {
        // The Responses API. Nothing is kept there: what parents tell of their children is not ours to leave about.
        model: openAi(settings).responses(model),
        options: {
          openai: {
            store: false,
            strictJsonSchema: true,
            ...(thinks(model) ? { reasoningEffort: 'low' } : {}),
          },
        },
        mostTokens: MOST_TOKENS,
      };
    case 'anthropic':
      return { model: createAnthropic(keyOf('anthropic', settings))(model), options: {}, mostTokens: 16_000 };
    case 'google':
      return {
        model: createGoogleGenerativeAI(keyOf('google', settings))(model),
        options: {},
        mostTokens: MOST_TOKENS,
      };
    case 'compatible':
      return { model: compatible(settings).chatModel(model), options: {}, mostTokens: undefined };
  }
}

/** The model that a setting names. @throws TypeError for a provider that has none. */
export function pictureModel({ provider, model }: ModelRef, settings: ModelSettings): PictureModel {
  const isGptImage = /^(?:chatgpt|gpt)-image/.test(model);
  if (provider === 'openai' || (provider === 'compatible' && isGptImage)) {
    const openai: Record<string, JSONValue> = isGptImage
      ? { quality: 'medium', outputFormat: 'webp', outputCompression: 90 }
      : {};
    return {
      model: openAi(settings, provider).image(model),
      options: { openai },
      takesReference: isGptImage && provider === 'openai',
      square: { size: '1024x1024' },
    };
  }
  if (provider === 'google') {
    return {
      model: createGoogleGenerativeAI(keyOf('google', settings)).image(model),
      options: {},
      takesReference: /^gemini/.test(model),
      square: { aspectRatio: '1:1' },
    };
  }
  if (provider === 'compatible') {
    return {
      model: compatible(settings).imageModel(model),
      options: {},
      takesReference: false,
      square: { size: '1024x1024' },
    };
  }
  throw new TypeError('anthropic has no models that paint');
}

const openAi = (settings: ModelSettings, key: 'openai' | 'compatible' = 'openai') =>
  createOpenAI({
    apiKey: settings.keys[key] ?? NO_KEY,
    ...(settings.baseUrl ? { baseURL: settings.baseUrl } : {}),
  });

const compatible = (settings: ModelSettings) =>
  createOpenAICompatible({
    name: 'compatible',
    baseURL: settings.baseUrl ?? '',
    apiKey: settings.keys.compatible ?? NO_KEY,
    includeUsage: true,
    supportsStructuredOutputs: true,
  });

const keyOf = (provider: 'anthropic' | 'google', settings: ModelSettings) => ({
  apiKey: settings.keys[provider] ?? NO_KEY,
});

/** Models of OpenAI that think before they write, by their names. */
const thinks = (model: string) => /^(?:o\d|gpt-[5-9])/.test(model) && !/chat/.test(model);
