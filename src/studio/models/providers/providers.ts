import { createAnthropic } from '@ai-sdk/anthropic';
import { createGoogleGenerativeAI } from '@ai-sdk/google';
import { createOpenAI } from '@ai-sdk/openai';
import { createOpenAICompatible } from '@ai-sdk/openai-compatible';
import type { ImageModel, JSONValue, LanguageModel } from 'ai';
import type { ModelRef, ModelSettings } from './settings.ts';

// Keeps the SDK from printing its warnings to the console.
globalThis.AI_SDK_LOG_WARNINGS = false;

type Options = Record<string, Record<string, JSONValue>>;

/** A writing model with the options for its provider. */
export interface TextModel {
  readonly model: LanguageModel;
  readonly options: Options;
  /** Undefined where servers interpret the limit differently. */
  readonly maxTokens: number | undefined;
}

/** A painting model with the options for its provider. */
export interface PictureModel {
  readonly model: ImageModel;
  readonly options: Options;
  /** Whether it accepts the first picture as a reference, so that the child looks the same in all pictures. */
  readonly takesReference: boolean;
  /** The provider's option for a square picture. */
  readonly square: { readonly size: `${number}x${number}` } | { readonly aspectRatio: `${number}:${number}` };
}

/** Limit for output with reasoning tokens; longer than any expected answer. */
const MAX_TOKENS = 24_000;
/** Local servers need no key, but some require the header. */
const NO_KEY = 'none';

/** Creates the writing model that a setting names. */
export function textModel({ provider, model }: ModelRef, settings: ModelSettings): TextModel {
  switch (provider) {
    case 'openai':
      return {
        // The Responses API with `store: false`: prompts hold details of children and must not be stored by the provider.
        model: openAi(settings).responses(model),
        options: {
          openai: {
            store: false,
            strictJsonSchema: true,
            ...(isReasoning(model) ? { reasoningEffort: 'low' } : {}),
          },
        },
        maxTokens: MAX_TOKENS,
      };
    case 'anthropic':
      return { model: createAnthropic(keyOf('anthropic', settings))(model), options: {}, maxTokens: 16_000 };
    case 'google':
      return {
        model: createGoogleGenerativeAI(keyOf('google', settings))(model),
        options: {},
        maxTokens: MAX_TOKENS,
      };
    case 'compatible':
      return { model: compatible(settings).chatModel(model), options: {}, maxTokens: undefined };
  }
}

/** Creates the painting model that a setting names. @throws TypeError for a provider without painting models */
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

/** Whether an OpenAI model is a reasoning model, by its name. */
const isReasoning = (model: string) => /^(?:o\d|gpt-[5-9])/.test(model) && !/chat/.test(model);
