import type { Call } from '../fakes/models/call.ts';
import type { FaultKind } from '../fakes/models/fault.ts';

/** A story makes so many calls at most, and so many in the same words. */
const MOST = { text: 8, picture: 14, sameWords: 3 };

/** Asking again in the same words cannot help with these. */
export const SHUT: readonly FaultKind[] = [
  'quota',
  'unauthorized',
  'forbidden',
  'not_found',
  'context_length',
  'content_policy',
];

/** What a story asked for more often than it may; empty when nothing. */
export function callProblems(calls: readonly Call[]): string[] {
  const problems: string[] = [];
  const texts = calls.filter((call) => call.kind === 'text');
  const pictures = calls.filter((call) => call.kind === 'image' || call.kind === 'edit');
  if (texts.length > MOST.text) problems.push(`${texts.length} text calls`);
  if (pictures.length > MOST.picture) problems.push(`${pictures.length} picture calls`);
  const asked = [...texts, ...pictures];
  for (const words of new Set(asked.map((call) => call.promptSha))) {
    const same = asked.filter((call) => call.promptSha === words);
    if (same.length > MOST.sameWords) problems.push(`${same.length} calls in the same words`);
    const shutAt = same.findIndex((call) => call.fault && SHUT.includes(call.fault.kind));
    if (shutAt >= 0 && shutAt < same.length - 1)
      problems.push(`asked again in the same words after ${same[shutAt]?.fault?.kind}`);
    if (same.some((call, n) => isHasty(call, same[n + 1]))) problems.push('asked again before Retry-After');
  }
  for (const call of calls) if (!call.valid) problems.push(`${call.path}: ${call.errors.join(', ')}`);
  return problems;
}

/** Whether the next call came sooner than a refused one was told to wait. */
function isHasty(call: Call, next: Call | undefined): boolean {
  if (!next || call.fault?.kind !== 'rate_limit') return false;
  return Date.parse(next.at) - Date.parse(call.at) < (call.fault.retry_after ?? 0) * 1000;
}
