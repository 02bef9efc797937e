import { Refusal } from '../refusal.ts';
import type { Link, Rules } from './rules.ts';

/** Where expansion finds what it puts in place of an id, and what an object shows only when asked. */
export interface Shelf {
  get(id: string): object | undefined;
  hidden(owner: object, name: string): unknown;
}

type Held = Record<string, unknown>;
const DEEPEST = 4;

/** Expands an answer in place. @throws Refusal for a property that does not exist or cannot be expanded. */
export function expand(
  rules: Rules,
  shelf: Shelf,
  answer: object,
  answers: { shape: string; isList: boolean },
  wish: string,
): void {
  const steps = wish.split('.');
  if (steps.length > DEEPEST)
    throw new Refusal(400, `You cannot expand more than ${DEEPEST} levels deep: ${wish}`);
  if (!answers.isList) {
    descend(rules, shelf, [answer], answers.shape, steps, wish);
    return;
  }
  const [first, ...rest] = steps;
  if (first !== 'data' || !rest.length) throw cannot(wish, String(first), 'list');
  descend(rules, shelf, (answer as { data: object[] }).data, answers.shape, rest, wish);
}

function descend(
  rules: Rules,
  shelf: Shelf,
  owners: readonly object[],
  shapeName: string,
  steps: readonly string[],
  wish: string,
): void {
  const [name = '', ...after] = steps;
  const shape = rules.shapes[shapeName];
  const link = shape?.links[name];
  if (!link) throw cannot(wish, name, shapeName);
  const kind = kindOf(rules, link);
  let rest = after;
  if (kind.isList && rest.length) {
    if (rest[0] !== 'data') throw cannot(wish, String(rest[0]), 'list');
    rest = rest.slice(1);
  }
  if (!rest.length && link.how !== 'id' && link.how !== 'hidden' && link.how !== 'array') {
    throw cannot(wish, name, shapeName);
  }
  const held = owners.flatMap((owner) => heldBy(shelf, owner as Held, name, link));
  if (rest.length) descend(rules, shelf, held, link.to, rest, wish);
}

/** What the owner has at this place, filled in. */
function heldBy(shelf: Shelf, owner: Held, name: string, link: Link): object[] {
  if (link.how === 'hidden') owner[name] ??= structuredClone(shelf.hidden(owner, name) ?? null);
  if (link.how === 'id' && typeof owner[name] === 'string') {
    owner[name] = structuredClone(shelf.get(owner[name] as string) ?? owner[name]);
  }
  const value = owner[name];
  if (typeof value !== 'object' || value === null) return [];
  if (Array.isArray(value)) return value.filter((element) => typeof element === 'object');
  return 'data' in value && Array.isArray(value.data) ? (value.data as object[]) : [value];
}

/** A hidden list looks like a hidden object, but for what it leads to: a thing with an id of its own. */
const kindOf = (rules: Rules, link: Link) => ({
  isList:
    link.how === 'list' ||
    (link.how === 'hidden' && rules.shapes[link.to]?.names.includes('object') === true),
});

const cannot = (wish: string, name: string, on: string): Refusal =>
  new Refusal(400, `This property cannot be expanded (${wish}). There is no such '${name}' on ${on}.`, {
    param: 'expand',
  });
