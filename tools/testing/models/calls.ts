import type { Call } from '../../fakes/models/call.ts';
import type { FaultKind } from '../../fakes/models/fault.ts';

/** Most calls of one story, and most calls with the same prompt. */
const MAX_CALLS = { text: 8, picture: 14, samePrompt: 3 };

/** Faults that a retry of the same prompt cannot help with. */
export const PERMANENT_FAULTS: readonly FaultKind[] = [
  'quota',
  'unauthorized',
  'forbidden',
  'not_found',
  'context_length',
  'content_policy',
];

/** Which limits on calls a story exceeded; empty when none. */
export function callProblems(calls: readonly Call[]): string[] {
  const problems: string[] = [];
  const texts = calls.filter((call) => call.kind === 'text');
  const pictures = calls.filter((call) => call.kind === 'image' || call.kind === 'edit');
  if (texts.length > MAX_CALLS.text) problems.push(`${texts.length} text calls`);
  if (pictures.length > MAX_CALLS.picture) problems.push(`${pictures.length} picture calls`);
  const generating = [...texts, ...pictures];
  for (const prompt of new Set(generating.map((call) => call.promptSha))) {
    const same = generating.filter((call) => call.promptSha === prompt);
    if (same.length > MAX_CALLS.samePrompt) problems.push(`${same.length} calls with the same prompt`);
    const permanentAt = same.findIndex((call) => call.fault && PERMANENT_FAULTS.includes(call.fault.kind));
    if (permanentAt >= 0 && permanentAt < same.length - 1)
      problems.push(`called again with the same prompt after ${same[permanentAt]?.fault?.kind}`);
    if (same.some((call, n) => isBeforeRetryAfter(call, same[n + 1])))
      problems.push('called again before Retry-After');
  }
  for (const call of calls) if (!call.valid) problems.push(`${call.path}: ${call.errors.join(', ')}`);
  return problems;
}

/** Whether the next call was made before the Retry-After of a rate-limited one. */
function isBeforeRetryAfter(call: Call, next: Call | undefined): boolean {
  if (!next || call.fault?.kind !== 'rate_limit') return false;
  return Date.parse(next.at) - Date.parse(call.at) < (call.fault.retry_after ?? 0) * 1000;
}
