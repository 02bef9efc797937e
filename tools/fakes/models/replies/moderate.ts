import { randomBytes } from 'node:crypto';
import type { Fault } from '../fault.ts';
import type { ModerationRequest } from '../requests/picture-requests.ts';

/** The patterns that flag each category; the real service uses a model. */
const WORDS: Readonly<Record<string, RegExp>> = {
  harassment: /\byou are worthless\b/i,
  'harassment/threatening': /\bi will hurt you\b/i,
  sexual: /\b(sex|sexual|naked|nude)\b/i,
  'sexual/minors': /\bcsam\b/i,
  hate: /\bsubhuman\b/i,
  'hate/threatening': /\bexterminate (the|all)\b/i,
  illicit: /\b(make a bomb|cook meth)\b/i,
  'illicit/violent': /\bmake a bomb\b/i,
  'self-harm': /\b(suicide|self-?harm)\b/i,
  'self-harm/intent': /\b(want to die|end my life)\b/i,
  'self-harm/instructions': /\bhow to hurt myself\b/i,
  violence: /\b(kill\w*|murder\w*|stab\w*)\b/i,
  'violence/graphic': /\b(gore|blood everywhere)\b/i,
};

/** The text of each input that gets a result of its own. */
function inputs({ input }: ModerationRequest): string[] {
  if (typeof input === 'string') return [input];
  const separate = input.filter((part) => typeof part === 'string');
  if (separate.length > 0) return separate;
  // A list with text and pictures is a single input.
  return [input.map((part) => (typeof part === 'object' && 'text' in part ? part.text : '')).join('\n')];
}

/** The response of POST /v1/moderations. */
export function moderate(body: ModerationRequest, fault: Fault | undefined) {
  const results = inputs(body).map((words) => {
    const found = Object.entries(WORDS).map(([name, pattern]): [string, boolean] => [
      name,
      fault?.kind === 'flag' ? name === (fault.category ?? 'violence') : pattern.test(words),
    ]);
    return {
      flagged: found.some(([, is]) => is),
      categories: Object.fromEntries(found),
      category_scores: Object.fromEntries(found.map(([name, is]) => [name, is ? 0.97 : 0.0001])),
      category_applied_input_types: Object.fromEntries(found.map(([name]) => [name, ['text']])),
    };
  });
  const id = `modr-${randomBytes(8).toString('hex')}`;
  return { id, model: body.model ?? 'omni-moderation-latest', results };
}
