import type { ImageRequest, ModerationRequest } from './picture-requests.ts';
import type { JsonSchema } from './strict.ts';
import type { ChatRequest, ResponsesRequest } from './text-requests.ts';

/** A text request. */
export type ParsedTextRequest =
  | { readonly path: '/responses'; readonly body: ResponsesRequest }
  | { readonly path: '/chat/completions'; readonly body: ChatRequest };

/** A parsed request, by its endpoint. */
export type ParsedRequest =
  | ParsedTextRequest
  | { readonly path: '/images/generations' | '/images/edits'; readonly body: ImageRequest }
  | { readonly path: '/moderations'; readonly body: ModerationRequest };

/** The requested output schema of a text request. */
export interface Format {
  readonly name: string;
  readonly schema: JsonSchema | undefined;
  readonly strict: boolean;
}

/** The output schema of a text request; undefined when plain text is requested. */
export function formatOf(request: ParsedRequest): Format | undefined {
  if (request.path === '/responses') {
    const format = request.body.text?.format;
    if (format?.type !== 'json_schema') return undefined;
    return { name: format.name, schema: format.schema, strict: format.strict === true };
  }
  if (request.path !== '/chat/completions') return undefined;
  const format = request.body.response_format;
  if (format?.type !== 'json_schema') return undefined;
  const { name, schema, strict } = format.json_schema;
  return { name, schema, strict: strict === true };
}

/** All text of a request that a model would read. */
export function promptOf(request: ParsedRequest): string {
  if (request.path === '/moderations') return JSON.stringify(request.body.input);
  if (request.path === '/responses') {
    const { instructions, input } = request.body;
    const texts = typeof input === 'string' ? [input] : input.flatMap((message) => textsOf(message.content));
    return [instructions ?? '', ...texts].filter(Boolean).join('\n');
  }
  if (request.path === '/chat/completions')
    return request.body.messages.flatMap((message) => textsOf(message.content)).join('\n');
  return request.body.prompt;
}

const textsOf = (content: string | readonly object[]): string[] =>
  typeof content === 'string'
    ? [content]
    : content.flatMap((part) => ('text' in part ? [String(part.text)] : []));
