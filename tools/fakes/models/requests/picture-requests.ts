import { z } from 'zod';
import { textPart } from './text-requests.ts';

/** Image and moderation requests as the API documents them, limited to the parameters that the app may use. */

/** Parameters of both image endpoints. */
const picture = {
  model: z.string().nullish(),
  prompt: z.string().min(1),
  n: z.int().min(1).max(10).nullish(),
  size: z
    .string()
    .regex(/^(auto|\d{2,4}x\d{2,4})$/)
    .nullish(),
  quality: z.enum(['auto', 'low', 'medium', 'high', 'standard', 'hd']).nullish(),
  background: z.enum(['transparent', 'opaque', 'auto']).nullish(),
  output_format: z.enum(['png', 'jpeg', 'webp']).nullish(),
  output_compression: z.int().min(0).max(100).nullish(),
  partial_images: z.int().min(0).max(3).nullish(),
  stream: z.boolean().nullish(),
  response_format: z.enum(['url', 'b64_json']).nullish(),
  user: z.string().optional(),
};

export const imageRequest = z.strictObject({
  ...picture,
  moderation: z.enum(['low', 'auto']).nullish(),
  style: z.enum(['vivid', 'natural']).nullish(),
});

/** The checked properties of an uploaded file. */
const file = z.strictObject({
  sha256: z.string(),
  bytes: z.int().positive(),
  type: z.string(),
  name: z.string(),
  format: z.enum(['png', 'jpeg', 'webp'], 'Invalid image file or mode for image'),
});

export const editRequest = z.strictObject({
  ...picture,
  image: z.union([file, z.array(file).min(1).max(16)]),
  mask: file.optional(),
  input_fidelity: z.enum(['high', 'low']).nullish(),
});
export type ImageRequest = z.output<typeof imageRequest> | z.output<typeof editRequest>;

export const moderationRequest = z.strictObject({
  model: z.string().optional(),
  input: z.union([
    z.string(),
    z.array(z.string()),
    z.array(
      z.union([
        textPart,
        z.strictObject({ type: z.literal('image_url'), image_url: z.strictObject({ url: z.string() }) }),
      ]),
    ),
  ]),
});
export type ModerationRequest = z.output<typeof moderationRequest>;
