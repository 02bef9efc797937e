import type { z } from 'zod';
import { editRequest, type ImageRequest, imageRequest, moderationRequest } from './picture-requests.ts';
import { formatOf, type ParsedRequest, type ParsedTextRequest } from './request.ts';
import { strictProblems } from './strict.ts';
import { chatRequest, responsesRequest } from './text-requests.ts';

/** A validation error of a request. */
export interface Problem {
  readonly param: string | null;
  readonly message: string;
  readonly code: string | null;
}

const SCHEMAS = {
  '/responses': responsesRequest,
  '/chat/completions': chatRequest,
  '/images/generations': imageRequest,
  '/images/edits': editRequest,
  '/moderations': moderationRequest,
} satisfies Record<ParsedRequest['path'], z.ZodType>;

/** Validates a request body against the API's rules. `parsed` is undefined when the body does not fit the schema. */
export function validate(
  path: ParsedRequest['path'],
  body: unknown,
): { readonly parsed?: ParsedRequest; readonly problems: readonly Problem[] } {
  const result = SCHEMAS[path].safeParse(body);
  if (!result.success) return { problems: result.error.issues.flatMap(issueProblems) };
  const parsed = { path, body: result.data } as ParsedRequest;
  return { parsed, problems: brokenRules(parsed) };
}

function issueProblems(issue: z.core.$ZodIssue): Problem[] {
  if (issue.code !== 'unrecognized_keys') {
    const param = issue.path.join('.') || null;
    return [{ param, message: `Invalid '${param}': ${issue.message}`, code: 'invalid_value' }];
  }
  return issue.keys.map((key) => {
    const param = [...issue.path, key].join('.');
    return { param, message: `Unknown parameter: '${param}'.`, code: 'unknown_parameter' };
  });
}

function brokenRules(request: ParsedRequest): Problem[] {
  if (request.path === '/moderations') return [];
  if (request.path === '/responses' || request.path === '/chat/completions') return textProblems(request);
  return imageProblems(request.body);
}

const isReasoning = (model: string) => /^(o\d|gpt-[5-9])/.test(model) && !model.includes('chat');

function textProblems(request: ParsedTextRequest): Problem[] {
  const problems: Problem[] = [];
  const format = formatOf(request);
  if (format?.strict) {
    for (const problem of strictProblems(format.schema ?? {}))
      problems.push({
        param: 'response_format',
        message: `Invalid schema for response_format '${format.name}': ${problem}`,
        code: 'invalid_json_schema',
      });
  }
  const { body } = request;
  if (!isReasoning(body.model)) return problems;
  if ('max_tokens' in body && body.max_tokens != null) problems.push(unsupported('max_tokens'));
  const effort = 'messages' in body ? body.reasoning_effort : body.reasoning?.effort;
  for (const param of ['temperature', 'top_p'] as const) {
    const value = body[param];
    if (value != null && value !== 1 && effort !== 'none') problems.push(unsupported(param));
  }
  return problems;
}

const unsupported = (param: string): Problem => ({
  param,
  message: `Unsupported parameter: '${param}' is not supported with this model.`,
  code: 'unsupported_parameter',
});

const MAX_PROMPT_LENGTH = 32_000;
const OLD_SIZES = /^(256x256|512x512|1792x1024|1024x1792)$/;

function imageProblems(body: ImageRequest): Problem[] {
  const problems: Problem[] = [];
  const wrong = (param: string, message: string, code = 'invalid_value') =>
    problems.push({ param, message, code });
  if (body.prompt.length > MAX_PROMPT_LENGTH) wrong('prompt', "Invalid 'prompt': string too long.");
  const model = body.model ?? 'dall-e-2';
  if (/^(chat)?gpt-image/.test(model)) {
    if (body.response_format != null) wrong('response_format', "Unknown parameter: 'response_format'.");
    if ('style' in body && body.style != null) wrong('style', "Unknown parameter: 'style'.");
    if (/^(standard|hd)$/.test(body.quality ?? '')) wrong('quality', `Invalid value: '${body.quality}'.`);
    if (OLD_SIZES.test(body.size ?? '')) wrong('size', `Invalid value: '${body.size}'.`);
    const sides = /^(\d+)x(\d+)$/
      .exec(body.size ?? '')
      ?.slice(1)
      .map(Number);
    const [width = 16, height = 16] = sides ?? [];
    if (width % 16 || height % 16 || width > 3 * height || height > 3 * width)
      wrong('size', `Invalid size '${body.size}': multiples of 16, and at most 3 to 1.`);
  }
  if (model.startsWith('dall-e')) {
    for (const param of ['output_format', 'output_compression', 'background', 'moderation', 'input_fidelity'])
      if (param in body) wrong(param, `Unknown parameter: '${param}'.`, 'unknown_parameter');
  }
  return problems;
}
