import { z } from 'zod';
import type { JsonSchema } from './strict.ts';

/** Text requests as the API documents them, limited to the parameters that the app may use. Any other is rejected. */

const schemaName = z.string().regex(/^[\w-]{1,64}$/, "does not match '^[a-zA-Z0-9_-]+$'");
const jsonSchema = z.custom<JsonSchema>((value) => typeof value === 'object' && value !== null);
const effort = z.enum(['none', 'minimal', 'low', 'medium', 'high', 'xhigh']);
const metadata = z.record(z.string().max(64), z.string().max(512));
const share = z.number().min(0).max(1);

/** Parameters of both text endpoints. */
const common = {
  model: z.string().min(1),
  stream: z.boolean().nullish(),
  temperature: z.number().min(0).max(2).nullish(),
  top_p: share.nullish(),
  store: z.boolean().nullish(),
  metadata: metadata.nullish(),
  service_tier: z.enum(['auto', 'default', 'flex', 'priority']).nullish(),
  user: z.string().optional(),
  safety_identifier: z.string().max(64).optional(),
  prompt_cache_key: z.string().optional(),
  parallel_tool_calls: z.boolean().nullish(),
};

const inputPart = z.discriminatedUnion('type', [
  z.strictObject({ type: z.literal('input_text'), text: z.string() }),
  z.strictObject({
    type: z.literal('output_text'),
    text: z.string(),
    annotations: z.array(z.unknown()).optional(),
  }),
  z.strictObject({
    type: z.literal('input_image'),
    image_url: z.string(),
    detail: z.enum(['low', 'high', 'auto']).optional(),
  }),
]);
const role = z.enum(['system', 'developer', 'user', 'assistant']);

export const responsesRequest = z.strictObject({
  ...common,
  input: z.union([
    z.string(),
    z.array(
      z.strictObject({
        type: z.literal('message').optional(),
        role,
        content: z.union([z.string(), z.array(inputPart)]),
      }),
    ),
  ]),
  instructions: z.string().nullish(),
  max_output_tokens: z.int().min(16).nullish(),
  include: z.array(z.string()).nullish(),
  reasoning: z
    .strictObject({ effort: effort.nullish(), summary: z.enum(['auto', 'concise', 'detailed']).nullish() })
    .nullish(),
  text: z
    .strictObject({
      format: z
        .discriminatedUnion('type', [
          z.strictObject({ type: z.literal('text') }),
          z.strictObject({ type: z.literal('json_object') }),
          z.strictObject({
            type: z.literal('json_schema'),
            name: schemaName,
            schema: jsonSchema,
            strict: z.boolean().nullish(),
            description: z.string().optional(),
          }),
        ])
        .optional(),
      verbosity: z.enum(['low', 'medium', 'high']).nullish(),
    })
    .optional(),
  truncation: z.enum(['auto', 'disabled']).nullish(),
});
export type ResponsesRequest = z.output<typeof responsesRequest>;

export const textPart = z.strictObject({ type: z.literal('text'), text: z.string() });
const imagePart = z.strictObject({
  type: z.literal('image_url'),
  image_url: z.strictObject({ url: z.string(), detail: z.enum(['low', 'high', 'auto']).optional() }),
});

export const chatRequest = z.strictObject({
  ...common,
  messages: z
    .array(
      z.strictObject({
        role,
        content: z.union([z.string(), z.array(z.union([textPart, imagePart]))]),
        name: z.string().optional(),
      }),
    )
    .min(1),
  response_format: z
    .discriminatedUnion('type', [
      z.strictObject({ type: z.literal('text') }),
      z.strictObject({ type: z.literal('json_object') }),
      z.strictObject({
        type: z.literal('json_schema'),
        json_schema: z.strictObject({
          name: schemaName,
          schema: jsonSchema.optional(),
          strict: z.boolean().nullish(),
          description: z.string().optional(),
        }),
      }),
    ])
    .optional(),
  stream_options: z
    .strictObject({ include_usage: z.boolean().optional(), include_obfuscation: z.boolean().optional() })
    .nullish(),
  max_tokens: z.int().nullish(),
  max_completion_tokens: z.int().nullish(),
  reasoning_effort: effort.nullish(),
  verbosity: z.enum(['low', 'medium', 'high']).nullish(),
  frequency_penalty: z.number().min(-2).max(2).nullish(),
  presence_penalty: z.number().min(-2).max(2).nullish(),
  n: z.int().min(1).max(128).nullish(),
  seed: z.int().nullish(),
  stop: z.union([z.string(), z.array(z.string()).max(4)]).nullish(),
});
export type ChatRequest = z.output<typeof chatRequest>;
