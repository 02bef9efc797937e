import { Refusal } from '../refusal.ts';
import type { Rule, Rules, TextRule } from './rules.ts';

/** How a text has to look to be one of these. */
const LOOKS = { integer: /^-?\d+$/, number: /^-?\d+(\.\d+)?$/, boolean: /^(true|false)$/ } as const;

/** Holds the parameters of a request against the published ones. @throws Refusal that names the first that is wrong. */
export function checkParams(rules: Rules, rule: Rule, value: unknown, at = ''): void {
  if (rule.kind === 'fields') checkFields(rules, rule.is, value, at);
  else if (rule.kind === 'any') checkAny(rules, rule.of, value, at);
  else if (rule.kind === 'map') {
    for (const [name, held] of entriesOf(value, at)) checkParams(rules, rule.of, held, `${at}[${name}]`);
  } else if (rule.kind === 'list') {
    if (!Array.isArray(value)) throw wrong(at, 'array');
    for (const [n, element] of value.entries()) checkParams(rules, rule.of, element, `${at}[${n}]`);
  } else checkText(rule, value, at);
}

function checkText(rule: TextRule, value: unknown, at: string): void {
  if (typeof value !== 'string') throw wrong(at, 'string');
  if (rule.kind === 'choice') {
    if (rule.of.includes(value)) return;
    throw new Refusal(400, `Invalid ${at}: must be one of ${rule.of.join(', ') || 'empty'}`, { param: at });
  }
  if (rule.kind !== 'text') {
    if (!LOOKS[rule.kind].test(value)) throw wrong(at, rule.kind);
  } else if (value === '') {
    const message = `You passed an empty string for '${at}'.`;
    throw new Refusal(400, message, { code: 'parameter_invalid_empty', param: at });
  }
}

function checkFields(rules: Rules, name: string, value: unknown, at: string): void {
  const fields = rules.fields[name] ?? {};
  const given = entriesOf(value, at);
  for (const [field, held] of given) {
    const known = Object.hasOwn(fields, field) ? fields[field] : undefined;
    const param = at ? `${at}[${field}]` : field;
    if (!known) {
      throw new Refusal(400, `Received unknown parameter: ${param}`, { code: 'parameter_unknown', param });
    }
    checkParams(rules, known.rule, held, param);
  }
  for (const [field, { required }] of Object.entries(fields)) {
    if (!required || given.some(([name]) => name === field)) continue;
    const param = at ? `${at}[${field}]` : field;
    throw new Refusal(400, `Missing required param: ${param}.`, { code: 'parameter_missing', param });
  }
}

/** Any of the rules will do; when none does, the one for the value's own kind says why. */
function checkAny(rules: Rules, any: readonly Rule[], value: unknown, at: string): void {
  const refusals: { rule: Rule; refusal: Refusal }[] = [];
  for (const rule of any) {
    try {
      checkParams(rules, rule, value, at);
      return;
    } catch (refusal) {
      if (!(refusal instanceof Refusal)) throw refusal;
      refusals.push({ rule, refusal });
    }
  }
  const isDeep = typeof value === 'object';
  const nearest = refusals.find(({ rule }) => isDeep === /fields|list|map/.test(rule.kind)) ?? refusals[0];
  if (nearest) throw nearest.refusal;
}

function entriesOf(value: unknown, at: string): [string, unknown][] {
  if (typeof value !== 'object' || value === null) throw new Refusal(400, 'Invalid object', { param: at });
  return Object.entries(value);
}

const wrong = (at: string, kind: string): Refusal =>
  new Refusal(400, `Invalid ${kind}: ${at}`, {
    param: at,
    ...(kind === 'integer' ? { code: 'parameter_invalid_integer' } : {}),
  });
