import type { Kind } from './call.ts';

/** Everything that the provider can be told to get wrong. */
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
  /** Seconds that `rate_limit` tells the caller to wait. */
  readonly retry_after?: number;
  /** Milliseconds of `slow`, `stall` and `drop`. */
  readonly ms?: number;
  /** What `wrong_words` multiplies the asked length with. */
  readonly factor?: number;
  /** Share of the answer after which `stall`, `drop_mid` and `truncated` happen. */
  readonly at?: number;
  /** What `unsafe_text` says that a stranger would do. */
  readonly text?: string;
  /** The category of `flag`. */
  readonly category?: string;
  /** With `url`: the picture is gone when it is fetched. */
  readonly gone?: boolean;
}

/** Which calls a rule means; what is left out is not asked. */
export interface Match {
  readonly kind?: Kind | readonly Kind[];
  readonly path?: string;
  readonly model?: string;
  readonly schema?: string;
  /** Words that stand in the prompt. */
  readonly contains?: string;
  /** Which of the matching calls, counted from one. */
  readonly nth?: number | readonly number[];
}

/** A fault and when it happens: once, unless `times`, `nth`, `rate` or `always` says otherwise. */
export interface Rule {
  readonly match?: Match;
  readonly fault: Fault;
  readonly times?: number;
  /** Matching calls that are let through first. */
  readonly skip?: number;
  /** Chance between 0 and 1. */
  readonly rate?: number;
  readonly always?: boolean;
}

/** What a rule looks at. */
export interface Seen {
  readonly path: string;
  readonly kind: Kind;
  readonly model: string | undefined;
  readonly schema: string | undefined;
  readonly prompt: string;
}

/** A rule that keeps count. */
export class ArmedRule {
  readonly rule: Rule;
  #left: number;
  #seen = 0;

  constructor(rule: Rule) {
    this.rule = rule;
    const endless = rule.always || rule.rate !== undefined || rule.match?.nth !== undefined;
    this.#left = rule.times ?? (endless ? Number.POSITIVE_INFINITY : 1);
  }

  /** The fault for this call, or undefined; counts the call when it matches. */
  strike(call: Seen): Fault | undefined {
    const { match = {}, skip = 0, rate = 1, fault } = this.rule;
    if (this.#left === 0 || !matches(match, call)) return undefined;
    this.#seen += 1;
    if (match.nth !== undefined && ![match.nth].flat().includes(this.#seen)) return undefined;
    if (this.#seen <= skip || Math.random() >= rate) return undefined;
    this.#left -= 1;
    return fault;
  }
}

function matches(match: Match, call: Seen): boolean {
  return (
    (match.kind === undefined || [match.kind].flat().includes(call.kind)) &&
    (match.path === undefined || match.path === call.path) &&
    (match.model === undefined || match.model === call.model) &&
    (match.schema === undefined || match.schema === call.schema) &&
    (match.contains === undefined || call.prompt.includes(match.contains))
  );
}
