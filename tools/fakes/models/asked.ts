import type { ImageRequest, ModerationRequest } from './picture-requests.ts';
import type { JsonSchema } from './strict.ts';
import type { ChatRequest, ResponsesRequest } from './text-requests.ts';

/** A request for words. */
export type AskedText =
  | { readonly path: '/responses'; readonly body: ResponsesRequest }
  | { readonly path: '/chat/completions'; readonly body: ChatRequest };

/** A request that was understood, by the work it asks for. */
export type Asked =
  | AskedText
  | { readonly path: '/images/generations' | '/images/edits'; readonly body: ImageRequest }
  | { readonly path: '/moderations'; readonly body: ModerationRequest };

/** The schema that a text request wants its answer in. */
export interface Format {
  readonly name: string;
  readonly schema: JsonSchema | undefined;
  readonly strict: boolean;
}

/** The schema of a text request; undefined when plain words are wanted. */
export function formatOf(asked: Asked): Format | undefined {
  if (asked.path === '/responses') {
    const format = asked.body.text?.format;
    if (format?.type !== 'json_schema') return undefined;
    return { name: format.name, schema: format.schema, strict: format.strict === true };
  }
  if (asked.path !== '/chat/completions') return undefined;
  const format = asked.body.response_format;
  if (format?.type !== 'json_schema') return undefined;
  const { name, schema, strict } = format.json_schema;
  return { name, schema, strict: strict === true };
}

/** All words of a request that a model would read. */
export function promptOf(asked: Asked): string {
  if (asked.path === '/moderations') return JSON.stringify(asked.body.input);
  if (asked.path === '/responses') {
    const { instructions, input } = asked.body;
    const told = typeof input === 'string' ? [input] : input.flatMap((message) => wordsOf(message.content));
    return [instructions ?? '', ...told].filter(Boolean).join('\n');
  }
  if (asked.path === '/chat/completions')
    return asked.body.messages.flatMap((message) => wordsOf(message.content)).join('\n');
  return asked.body.prompt;
}

const wordsOf = (content: string | readonly object[]): string[] =>
  typeof content === 'string'
    ? [content]
    : content.flatMap((part) => ('text' in part ? [String(part.text)] : []));
