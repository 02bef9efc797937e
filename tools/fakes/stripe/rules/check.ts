import { ApiError } from '../api-error.ts';
import type { Rule, Rules, TextRule } from './rules.ts';

/** The text formats of scalar parameters. */
const FORMATS = { integer: /^-?\d+$/, number: /^-?\d+(\.\d+)?$/, boolean: /^(true|false)$/ } as const;

/** Validates the parameters of a request. @throws Refusal for the first invalid one. */
export function checkParams(rules: Rules, rule: Rule, value: unknown, at = ''): void {
  if (rule.kind === 'fields') checkFields(rules, rule.is, value, at);
  else if (rule.kind === 'any') checkAny(rules, rule.of, value, at);
  else if (rule.kind === 'map') {
    for (const [name, inner] of entriesOf(value, at)) checkParams(rules, rule.of, inner, `${at}[${name}]`);
  } else if (rule.kind === 'list') {
    if (!Array.isArray(value)) throw invalid(at, 'array');
    for (const [n, element] of value.entries()) checkParams(rules, rule.of, element, `${at}[${n}]`);
  } else checkText(rule, value, at);
}

function checkText(rule: TextRule, value: unknown, at: string): void {
  if (typeof value !== 'string') throw invalid(at, 'string');
  if (rule.kind === 'choice') {
    if (rule.of.includes(value)) return;
    throw new ApiError(400, `Invalid ${at}: must be one of ${rule.of.join(', ') || 'empty'}`, { param: at });
  }
  if (rule.kind !== 'text') {
    if (!FORMATS[rule.kind].test(value)) throw invalid(at, rule.kind);
  } else if (value === '') {
    const message = `You passed an empty string for '${at}'.`;
    throw new ApiError(400, message, { code: 'parameter_invalid_empty', param: at });
  }
}

function checkFields(rules: Rules, name: string, value: unknown, at: string): void {
  const fields = rules.fields[name] ?? {};
  const given = entriesOf(value, at);
  for (const [field, inner] of given) {
    const known = Object.hasOwn(fields, field) ? fields[field] : undefined;
    const param = at ? `${at}[${field}]` : field;
    if (!known) {
      throw new ApiError(400, `Received unknown parameter: ${param}`, { code: 'parameter_unknown', param });
    }
    checkParams(rules, known.rule, inner, param);
  }
  for (const [field, { required }] of Object.entries(fields)) {
    if (!required || given.some(([name]) => name === field)) continue;
    const param = at ? `${at}[${field}]` : field;
    throw new ApiError(400, `Missing required param: ${param}.`, { code: 'parameter_missing', param });
  }
}

/** Accepts a value that matches any of the rules; otherwise reports the error of the closest rule. */
function checkAny(rules: Rules, any: readonly Rule[], value: unknown, at: string): void {
  const refusals: { rule: Rule; refusal: ApiError }[] = [];
  for (const rule of any) {
    try {
      checkParams(rules, rule, value, at);
      return;
    } catch (refusal) {
      if (!(refusal instanceof ApiError)) throw refusal;
      refusals.push({ rule, refusal });
    }
  }
  const isDeep = typeof value === 'object';
  const closest = refusals.find(({ rule }) => isDeep === /fields|list|map/.test(rule.kind)) ?? refusals[0];
  if (closest) throw closest.refusal;
}

function entriesOf(value: unknown, at: string): [string, unknown][] {
  if (typeof value !== 'object' || value === null) throw new ApiError(400, 'Invalid object', { param: at });
  return Object.entries(value);
}

const invalid = (at: string, kind: string): ApiError =>
  new ApiError(400, `Invalid ${kind}: ${at}`, {
    param: at,
    ...(kind === 'integer' ? { code: 'parameter_invalid_integer' } : {}),
  });
