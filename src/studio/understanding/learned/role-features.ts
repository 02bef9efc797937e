import { relationOf } from '../relations/lexicon.ts';
import type { Role } from '../types.ts';
import { classesOf } from './word-classes.ts';

/** Somebody of a prompt, and what the rules take them for. */
export interface Somebody {
  /** The relation, or the kind of a pet. */
  readonly called: string;
  /** The word of the prompt where it is another: “husband” of a dad. */
  readonly wording?: string;
  readonly name?: string;
  readonly count?: number;
  readonly byRule: Role;
  readonly isPet: boolean;
}

const WORD = /\p{L}[\p{L}'-]*|[.!?;,]/gu;
const MIDDLE = 1;
const AROUND = 4;

/** What the role of somebody is learned from: who they are, what the prompt is about, and the words around each mention. */
export function roleFeatures(
  text: string,
  somebody: Somebody,
  situation: string,
  shape: string,
): readonly string[] {
  const { called, wording, name, byRule, isPet, count = 1 } = somebody;
  const words = (text.match(WORD) ?? []).map((word) => word.toLowerCase());
  const last = called.split(' ').at(-1) ?? called;
  const word = (wording ?? called).split(' ').at(-1) ?? called;
  const kind = isPet ? 'pet' : (relationOf(called)?.kind ?? 'none');
  const found = new Set<string>([
    'bias',
    `rule:${byRule}`,
    `rule:${byRule}|${kind}`,
    `rule:${byRule}|${shape}`,
  ]);
  const add = (...list: string[]) => {
    for (const one of list) found.add(one);
  };
  add(
    `kind:${kind}`,
    `kind:${kind}|${shape}`,
    `kind:${kind}|${situation}`,
    `called:${last}`,
    `called:${last}|${shape}`,
  );
  add(
    `sit:${situation}`,
    `shape:${shape}`,
    `rule:${byRule}|${situation}`,
    name ? 'named' : 'unnamed',
    `count:${Math.min(2, count)}`,
  );
  const first = name?.toLowerCase().split(' ').at(-1);
  const places = words.flatMap((one, at) => {
    const plain = one.replace(/'s$|s$/, '');
    return one === word || plain === word || (first !== undefined && (one === first || plain === first))
      ? [at]
      : [];
  });
  add(`mentions:${Math.min(3, places.length)}`);
  for (const at of places) {
    if (/'s$/.test(words[at] ?? '')) add('owns', `owns|${kind}`);
    const near = (offset: number): string => words[at + offset] ?? '^';
    add(`-1 ${near(-1)}`, `+1 ${near(1)}`, `-2 ${near(-2)} ${near(-1)}`, `+2 ${near(1)} ${near(2)}`);
    add(
      `+3 ${near(1)} ${near(2)} ${near(3)}`,
      `-3 ${near(-3)} ${near(-2)} ${near(-1)}`,
      `+1 ${near(1)}|${kind}`,
    );
    for (const offset of [-2, -1, 1, 2, 3]) {
      const ofClass = classesOf(near(offset))[MIDDLE];
      if (ofClass !== undefined) add(`${offset} ~${ofClass}`, `${offset} ~${ofClass}|${kind}`);
    }
    for (let offset = 1; offset <= AROUND + 2 && !/^[.!?;]$/.test(near(offset)); offset += 1)
      add(`after ${near(offset)}`, `after ${near(offset)}|${kind}`);
    for (let offset = 1; offset <= AROUND && !/^[.!?;]$/.test(near(-offset)); offset += 1)
      add(`before ${near(-offset)}`);
    if (at < 3) add('first');
  }
  for (const word of new Set(words)) if (word.length > 2) add(`in ${word}`);
  return [...found];
}
