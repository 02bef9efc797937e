import { readFileSync } from 'node:fs';
import { singular } from '../../../src/studio/understanding/things/nouns.ts';
import { understand } from '../../../src/studio/understanding/understand.ts';

/** A prompt with what a careful reader understands by it. */
interface Labelled {
  readonly prompt: string;
  /** The first is best; any of them is right. Empty where nothing is to be understood. */
  readonly situations: readonly string[];
  readonly people: readonly {
    readonly relation: string;
    readonly roles: readonly string[];
    readonly name?: string;
    /** Only writes, and is well: nobody whom the story must have, and not counted. */
    readonly writes?: boolean;
  }[];
  readonly thing?: string;
  readonly pronouns?: string;
}

/** How many were right of how many. */
export interface Rate {
  readonly right: number;
  readonly of: number;
}

const last = (relation: string): string =>
  relation
    .split(/[ -]/)
    .at(-1)
    ?.replace(/(?<=[^s])s$/, '') ?? '';
/** The noun itself: “rocket” of “space rockets”. */
const bare = (noun: string): string =>
  singular(noun.toLowerCase().split(' ').at(-1) ?? '').replace(/(?<=octopus)es$|(?<=[^su])s$/, '');
/** Words of different families for the same: labels say “grandmother” where a prompt says “nan”. */
const SAME = [
  /^(?:mum|mummy|mama|mom|mommy|mother|partner|wife|stepmother|stepmum)$/,
  /^(?:dad|daddy|papa|father|husband|stepfather|stepdad)$/,
  /^(?:grandma|granny|grannie|gran|nan|nana|nanna|nonna|oma|abuela|lola|grandmother)$/,
  /^(?:grandpa|grandad|granddad|pop|opa|nonno|abuelo|lolo|grandfather)$/,
  /^(?:aunt|aunty|auntie)$/,
  /^(?:neighbour|neighbor|door|man|lady)$/,
  /^(?:friend|freind|mate|bestie|buddy|friendship)$/,
  /^(?:child|children|kid|boy|girl|classmate|class)$/,
  /^(?:keyworker|worker|teacher)$/,
  /^(?:carer|parent)$/,
  /^(?:brother|sister|sibling|twin|stepsister|stepbrother|baby)$/,
];
const GENDERED = /^(?:step|foster|half)?(?:brother|sister)$/;
const isSame = (one: string, other: string): boolean => {
  const [a, b] = [last(one), last(other)];
  if (a === b) return true;
  if (GENDERED.test(a) && GENDERED.test(b) && a.slice(-6) !== b.slice(-6)) return false;
  return SAME.some((group) => group.test(a) && group.test(b));
};

const isParent = (relation: string): boolean => /^(?:mother|father|mum|dad|parents?)$/.test(relation);

/**
 * The sets of labelled prompts: `labelled` by the author of the rules, `learned` by somebody else, and used to mend the rules;
 * `unseen` by somebody else, and unknown to whoever wrote the rules when they were measured with it.
 */
export const SETS = ['labelled', 'learned', 'unseen'] as const;

/** Precision and recall over a set of labelled prompts, and every prompt that was read wrongly. */
export function measure(name: (typeof SETS)[number]): {
  readonly rates: Readonly<Record<string, Rate>>;
  readonly wrong: readonly string[];
} {
  const set = JSON.parse(readFileSync(new URL(`${name}.json`, import.meta.url), 'utf8')) as Labelled[];
  const hasPronouns = set.some(({ pronouns }) => pronouns !== undefined);
  const rates: Record<string, { right: number; of: number }> = {};
  const wrong: string[] = [];
  const note = (kind: string, isRight: boolean, detail: string): void => {
    rates[kind] ??= { right: 0, of: 0 };
    const rate = rates[kind];
    rate.of += 1;
    if (isRight) rate.right += 1;
    else wrong.push(`${kind}: ${detail}`);
  };
  for (const { prompt, situations, people, thing, pronouns } of set) {
    const read = understand(prompt);
    const five = [read.situation, ...read.others.map((one) => one.situation)];
    if (situations.length === 0)
      note('nothing claimed', read.situation === undefined, `${prompt} → ${read.situation}`);
    else {
      note('situation, first', situations.includes(read.situation ?? ''), `${prompt} → ${five.slice(0, 3)}`);
      note(
        'situation, of five',
        situations.some((one) => five.includes(one)),
        prompt,
      );
    }
    // A labelled dog is found as a pet; whoever writes and has a role is “parent” where they do not say what they are.
    const all = [...read.people, ...read.pets.map(({ kind, ...pet }) => ({ relation: kind, ...pet }))];
    const taken = new Set<object>();
    for (const one of people.filter(({ writes }) => !writes)) {
      const found =
        all.find((other) => !taken.has(other) && isSame(other.relation, one.relation)) ??
        all.find(
          (other) =>
            !taken.has(other) &&
            isParent(one.relation) &&
            other.relation === 'parent' &&
            one.roles.includes(other.role),
        ) ??
        all.find((other) => 'count' in other && other.count > 1 && isSame(other.relation, one.relation));
      if (found) taken.add(found);
      note('people, recall', found !== undefined, `${one.relation} in ${prompt}`);
      if (found) note('role', one.roles.includes(found.role), `${found.relation} ${found.role} in ${prompt}`);
      if (found && one.name) note('name', found.name === one.name, `${found.name} in ${prompt}`);
    }
    for (const one of read.people) {
      const isMeant = people.some(
        (other) =>
          isSame(other.relation, one.relation) || (one.relation === 'parent' && isParent(other.relation)),
      );
      note('people, precision', isMeant, `${one.relation} in ${prompt}`);
    }
    if (thing)
      note(
        'thing, recall',
        read.thing !== undefined && bare(read.thing.noun) === bare(thing),
        `${read.thing?.noun} for ${thing} in ${prompt}`,
      );
    else if (read.thing) note('thing, not claimed', false, `${read.thing.noun} in ${prompt}`);
    else note('thing, not claimed', true, '');
    if (read.pronouns && hasPronouns)
      note('pronouns, precision', read.pronouns === pronouns, `${read.pronouns} in ${prompt}`);
    if (pronouns) note('pronouns, recall', read.pronouns !== undefined, prompt);
  }
  return { rates, wrong };
}
