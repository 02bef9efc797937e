import type { Kind } from './kinds.ts';

/** Every fault that can be injected. */
export const FAULT_KINDS = [
  'rate_limit',
  'quota',
  'server_error',
  'overloaded',
  'html',
  'unauthorized',
  'forbidden',
  'not_found',
  'context_length',
  'content_policy',
  'slow',
  'hang',
  'stall',
  'drop',
  'drop_mid',
  'truncated',
  'invalid_json',
  'fenced',
  'schema_violation',
  'empty',
  'refusal',
  'content_filter',
  'wrong_words',
  'wrong_name',
  'repeat',
  'unsafe_text',
  'leak_pii',
  'unsafe_wish',
  'url',
  'bad_image',
  'flag',
] as const;
export type FaultKind = (typeof FAULT_KINDS)[number];

export interface Fault {
  readonly kind: FaultKind;
  /** Seconds in the `retry-after` header of `rate_limit`. */
  readonly retry_after?: number;
  /** Duration of `slow`, `stall` and `drop` in milliseconds. */
  readonly ms?: number;
  /** What `wrong_words` multiplies the requested length by. */
  readonly factor?: number;
  /** The share of the answer after which `stall`, `drop_mid` and `truncated` occur, 0 to 1. */
  readonly at?: number;
  /** The action of the stranger in the text that `unsafe_text` adds. */
  readonly text?: string;
  /** The moderation category that `flag` sets. */
  readonly category?: string;
  /** With `url`: fetching the picture returns 403. */
  readonly gone?: boolean;
}

/** Which calls a rule applies to; a missing field matches every call. */
export interface Match {
  readonly kind?: Kind | readonly Kind[];
  readonly path?: string;
  readonly model?: string;
  readonly schema?: string;
  /** Text that the prompt must contain. */
  readonly contains?: string;
  /** Which of the matching calls, counting from one. */
  readonly nth?: number | readonly number[];
}

/** A fault and when it occurs: once, unless `times`, `nth`, `rate` or `always` is set. */
export interface Rule {
  readonly match?: Match;
  readonly fault: Fault;
  readonly times?: number;
  /** Number of matching calls that succeed first. */
  readonly skip?: number;
  /** Probability between 0 and 1. */
  readonly rate?: number;
  readonly always?: boolean;
}

/** The properties of a call that rules match against. */
export interface MatchInput {
  readonly path: string;
  readonly kind: Kind;
  readonly model: string | undefined;
  readonly schema: string | undefined;
  readonly prompt: string;
}

/** A rule with a count of the calls it has matched. */
export class ArmedRule {
  readonly rule: Rule;
  #remaining: number;
  #matched = 0;

  constructor(rule: Rule) {
    this.rule = rule;
    const endless = rule.always || rule.rate !== undefined || rule.match?.nth !== undefined;
    this.#remaining = rule.times ?? (endless ? Number.POSITIVE_INFINITY : 1);
  }

  /** Returns the fault for this call or undefined, and counts the call when it matches. */
  faultFor(call: MatchInput): Fault | undefined {
    const { match = {}, skip = 0, rate = 1, fault } = this.rule;
    if (this.#remaining === 0 || !matches(match, call)) return undefined;
    this.#matched += 1;
    if (match.nth !== undefined && ![match.nth].flat().includes(this.#matched)) return undefined;
    if (this.#matched <= skip || Math.random() >= rate) return undefined;
    this.#remaining -= 1;
    return fault;
  }
}

function matches(match: Match, call: MatchInput): boolean {
  return (
    (match.kind === undefined || [match.kind].flat().includes(call.kind)) &&
    (match.path === undefined || match.path === call.path) &&
    (match.model === undefined || match.model === call.model) &&
    (match.schema === undefined || match.schema === call.schema) &&
    (match.contains === undefined || call.prompt.includes(match.contains))
  );
}
