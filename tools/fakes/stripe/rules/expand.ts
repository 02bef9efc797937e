import { ApiError } from '../api-error.ts';
import type { Link, Rules } from './rules.ts';

/** Looks up objects by id, and properties that are only present when expanded. */
export interface ObjectStore {
  get(id: string): object | undefined;
  hidden(owner: object, name: string): unknown;
}

type Properties = Record<string, unknown>;
const MAX_DEPTH = 4;

/** Expands a path of a response in place. @throws Refusal for a property that does not exist or cannot be expanded. */
export function expand(
  rules: Rules,
  store: ObjectStore,
  answer: object,
  answers: { shape: string; isList: boolean },
  path: string,
): void {
  const steps = path.split('.');
  if (steps.length > MAX_DEPTH)
    throw new ApiError(400, `You cannot expand more than ${MAX_DEPTH} levels deep: ${path}`);
  if (!answers.isList) {
    descend(rules, store, [answer], answers.shape, steps, path);
    return;
  }
  const [first, ...rest] = steps;
  if (first !== 'data' || !rest.length) throw cannotExpand(path, String(first), 'list');
  descend(rules, store, (answer as { data: object[] }).data, answers.shape, rest, path);
}

function descend(
  rules: Rules,
  store: ObjectStore,
  owners: readonly object[],
  shapeName: string,
  steps: readonly string[],
  path: string,
): void {
  const [name = '', ...after] = steps;
  const shape = rules.shapes[shapeName];
  const link = shape?.links[name];
  if (!link) throw cannotExpand(path, name, shapeName);
  const kind = kindOf(rules, link);
  let rest = after;
  if (kind.isList && rest.length) {
    if (rest[0] !== 'data') throw cannotExpand(path, String(rest[0]), 'list');
    rest = rest.slice(1);
  }
  if (!rest.length && link.how !== 'id' && link.how !== 'hidden' && link.how !== 'array') {
    throw cannotExpand(path, name, shapeName);
  }
  const values = owners.flatMap((owner) => valuesOf(store, owner as Properties, name, link));
  if (rest.length) descend(rules, store, values, link.to, rest, path);
}

/** The objects at a property of the owner, expanded. */
function valuesOf(store: ObjectStore, owner: Properties, name: string, link: Link): object[] {
  if (link.how === 'hidden') owner[name] ??= structuredClone(store.hidden(owner, name) ?? null);
  if (link.how === 'id' && typeof owner[name] === 'string') {
    owner[name] = structuredClone(store.get(owner[name] as string) ?? owner[name]);
  }
  const value = owner[name];
  if (typeof value !== 'object' || value === null) return [];
  if (Array.isArray(value)) return value.filter((element) => typeof element === 'object');
  return 'data' in value && Array.isArray(value.data) ? (value.data as object[]) : [value];
}

/** Whether a link is a list. A hidden list differs from a hidden object only in its elements, which have an `object`. */
const kindOf = (rules: Rules, link: Link) => ({
  isList:
    link.how === 'list' ||
    (link.how === 'hidden' && rules.shapes[link.to]?.names.includes('object') === true),
});

const cannotExpand = (path: string, name: string, on: string): ApiError =>
  new ApiError(400, `This property cannot be expanded (${path}). There is no such '${name}' on ${on}.`, {
    param: 'expand',
  });
