import * as z from 'zod/mini';
import { type AppError, type Issue, invalid } from './errors.ts';

/** Parses the query or the body of a request. @throws INVALID with a sentence for each field that does not fit */
export function parseInput<S extends z.core.$ZodType>(schema: S, input: unknown): z.output<S> {
  const parsed = z.safeParse(schema, input, { error: sentenceOf });
  if (!parsed.success) throw invalidFrom(parsed.error.issues);
  return parsed.data;
}

function invalidFrom(issues: readonly z.core.$ZodIssue[]): AppError {
  const list = issues.map(({ path, message }): Issue => ({ path: path.join('.'), message }));
  // An issue of the whole body has no field to name.
  const first = list.find((issue) => issue.path !== '');
  return invalid(first?.message ?? 'Something in this request isn’t right.', list);
}

/** What the kinds of a value are called. */
const KINDS: Readonly<Record<string, string>> = {
  number: 'a number',
  int: 'a whole number',
  string: 'a text',
  boolean: 'true or false',
  array: 'a list',
};

/**
 * The sentence of an issue for which the contract has none of its own: the words of the validator are for programmers.
 * Names the field as the request has it.
 */
function sentenceOf(issue: z.core.$ZodRawIssue): string {
  const name = `“${(issue.path ?? []).join('.')}”`;
  if (issue.code !== 'unrecognized_keys' && issue.input === undefined) return `Please give ${name}.`;
  switch (issue.code) {
    case 'invalid_type':
      return `Please give ${KINDS[issue.expected] ?? 'a value of the right kind'} for ${name}.`;
    case 'invalid_value':
      return `Please choose one of these for ${name}: ${issue.values.join(', ')}.`;
    case 'too_small':
      return `${name} is too ${sizeOf(issue.origin).less}: ${issue.minimum}${sizeOf(issue.origin).unit} at least.`;
    case 'too_big':
      return `${name} is too ${sizeOf(issue.origin).more}: ${issue.maximum}${sizeOf(issue.origin).unit} at most.`;
    case 'invalid_format':
      return issue.format === 'datetime'
        ? `Please give a time such as 2026-01-31T09:00:00Z for ${name}.`
        : `${name} is not written as it should be.`;
    default:
      return `${name} isn’t right.`;
  }
}

function sizeOf(origin: string): { less: string; more: string; unit: string } {
  if (origin === 'string') return { less: 'short', more: 'long', unit: ' characters' };
  if (origin === 'array') return { less: 'short', more: 'long', unit: ' entries' };
  return { less: 'small', more: 'large', unit: '' };
}
