import { readFileSync } from 'node:fs';
import { ruledIn } from '../../../src/studio/understanding/company.ts';
import { CHILD, readHero } from '../../../src/studio/understanding/hero.ts';
import { clauseFeatures } from '../../../src/studio/understanding/learned/clause-features.ts';
import type { LinearModel } from '../../../src/studio/understanding/learned/linear.ts';
import { NOBODY } from '../../../src/studio/understanding/learned/role.ts';
import { roleFeatures } from '../../../src/studio/understanding/learned/role-features.ts';
import { situationFeatures } from '../../../src/studio/understanding/learned/situation-features.ts';
import { somebodyOf, wordsOfKnown } from '../../../src/studio/understanding/learned/somebody.ts';
import {
  type SomebodyCandidate,
  somebodyCandidates,
} from '../../../src/studio/understanding/learned/somebody-candidates.ts';
import { candidatesOf } from '../../../src/studio/understanding/learned/thing-candidates.ts';
import { situationOf } from '../../../src/studio/understanding/situations.ts';
import { plain } from '../../../src/studio/understanding/text.ts';
import { singular } from '../../../src/studio/understanding/things/nouns.ts';
import { withoutName } from '../../../src/studio/understanding/understand.ts';
import type { Example } from './learn.ts';
import { type LabelledPrompt, labelledPrompts, shapeOfLabel } from './prompts.ts';

/** An example with whoever wrote its prompt, and the other labels that would be right. */
export interface Row extends Example {
  readonly author: string;
  readonly prompt: string;
  readonly right: readonly string[];
}

const OLDER = ['labelled', 'learned', 'unseen'] as const;
/** Where a prompt does not name the child, the form does. */
const SOME_NAME = 'Zebedee';

const rowOf = (
  author: string,
  prompt: string,
  features: readonly string[],
  right: readonly string[],
): Row => ({
  ...{ author, prompt, features, right, label: right[0] ?? '' },
});

/** What prompts are about. */
export function situationRows(): readonly Row[] {
  const older = OLDER.flatMap((author) => {
    const set = JSON.parse(readFileSync(new URL(`${author}.json`, import.meta.url), 'utf8')) as {
      readonly prompt: string;
      readonly situations: readonly string[];
    }[];
    return set.filter(({ situations }) => situations.length > 0).map((one) => ({ author, ...one }));
  });
  return [...labelledPrompts(), ...older].map(({ author, prompt, situations }) =>
    rowOf(author, prompt, situationFeatures(plain(prompt)), situations),
  );
}

/** Who is in the story, and as what: everybody whom the rules find, in what the prompt was taken to be about. */
export function roleRows(aboutOf: ReadonlyMap<string, string>): readonly Row[] {
  return labelledPrompts().flatMap(({ author, prompt, childName, people }) => {
    const { text, name, about, shape } = read(prompt, childName, aboutOf);
    const found = foundIn(text, name, { about, shape }, people);
    const taken = new Set<string>();
    return found.map((one) => {
      const called = 'kind' in one ? one.kind : one.relation;
      const wording = 'wording' in one ? one.wording : undefined;
      const label = people.find(
        ([words]) => !taken.has(words) && isCalled(words, wording ?? called, one.name),
      );
      if (label) taken.add(label[0]);
      const features = roleFeatures(
        text,
        {
          ...{ called, byRule: one.role, isPet: 'kind' in one },
          ...(one.name ? { name: one.name } : {}),
          ...('wording' in one && one.wording ? { wording: one.wording } : {}),
          ...('count' in one ? { count: one.count } : {}),
        },
        about,
        shape,
      );
      return rowOf(author, prompt, features, [label?.[1] ?? NOBODY]);
    });
  });
}

/** Which names and nouns are somebody, of those whom the rules do not find. */
export function somebodyRows(aboutOf: ReadonlyMap<string, string>): readonly Row[] {
  return labelledPrompts().flatMap(({ author, prompt, childName, people }) => {
    const { text, name, about, shape } = read(prompt, childName, aboutOf);
    return unruled(text, name, { about, shape }).map((candidate) =>
      rowOf(author, prompt, candidate.features, [isLabelled(candidate, people) ? 'yes' : 'no']),
    );
  });
}

/** Everybody whom the rules find, and of the others those who are labelled. */
function foundIn(
  text: string,
  name: string | undefined,
  { about, shape }: { readonly about: string; readonly shape: string },
  people: LabelledPrompt['people'],
) {
  const found = ruledIn(text, readHero(text, name), name, situationOf(about)?.id);
  const others = unruled(text, name, { about, shape })
    .filter((candidate) => isLabelled(candidate, people))
    .map((candidate) => somebodyOf(candidate, about));
  return [...found.people, ...found.pets, ...others];
}

function unruled(text: string, name: string | undefined, { about, shape }: { about: string; shape: string }) {
  const hero = readHero(text, name);
  const { people, pets } = ruledIn(text, hero, name, situationOf(about)?.id);
  return somebodyCandidates(text, wordsOfKnown(hero.names, people, pets), { shape, situation: about });
}

const isLabelled = ({ head, isName }: SomebodyCandidate, people: LabelledPrompt['people']): boolean =>
  people.some(([words]) => {
    const all = wordsIn(words);
    return isName ? all.includes(wordsIn(head).at(-1) ?? '') : singular(all.at(-1) ?? '') === singular(head);
  });

/** Which noun phrase is the thing of the story. */
export function thingRows(aboutOf: ReadonlyMap<string, string>): readonly Row[] {
  return labelledPrompts().flatMap(({ author, prompt, childName, thing }) => {
    const { text, about, shape } = read(prompt, childName, aboutOf);
    return candidatesOf(text, shape, about)
      .filter(({ head }) => head !== CHILD.toLowerCase())
      .map(({ head, features }) =>
        rowOf(author, prompt, features, [thing !== '' && bare(head) === bare(thing) ? 'yes' : 'no']),
      );
  });
}

/** Which sentences that were made of a prompt an editor would print. */
export function clauseRows(situations: LinearModel): readonly Row[] {
  return readFileSync(new URL('prompts/clauses.jsonl', import.meta.url), 'utf8')
    .split('\n')
    .filter(Boolean)
    .map((line) => {
      const { author, prompt, situation, source, stated, judged } = JSON.parse(line) as Record<
        string,
        string
      >;
      const clause = {
        stated: stated ?? '',
        source: source ?? '',
        prompt: plain(prompt ?? ''),
        situation: situation ?? '',
      };
      return rowOf(author ?? '', prompt ?? '', clauseFeatures(clause, situations), [
        judged === 'good' ? 'good' : 'bad',
      ]);
    });
}

function read(prompt: string, childName: string, aboutOf: ReadonlyMap<string, string>) {
  const { text, childName: name } = withoutName(plain(prompt), childName || SOME_NAME);
  const about = aboutOf.get(prompt) ?? '';
  return { text, name, about, shape: shapeOfLabel(about) ?? '' };
}

const bare = (words: string): string =>
  singular(
    words
      .toLowerCase()
      .split(/[ -]/)
      .at(-1)
      ?.replace(/[^\p{L}]/gu, '') ?? '',
  ).replace(/s$/, '');

const wordsIn = (text: string): readonly string[] =>
  text
    .toLowerCase()
    .replace(/['’]s?\b/g, '')
    .split(/[^\p{L}]+/u)
    .filter(Boolean);

/** Whether labelled words name somebody who was found. */
function isCalled(
  words: LabelledPrompt['people'][number][0],
  called: string,
  name: string | undefined,
): boolean {
  const all = wordsIn(words);
  if (name && wordsIn(name).some((one) => one.length > 1 && all.includes(one))) return true;
  const last = wordsIn(called).at(-1)?.replace(/s$/, '');
  return all.some((one) => one.replace(/s$/, '') === last);
}
