import type { z } from 'zod/mini';
import type { Log } from '../../../platform/server/log.ts';
import { understoodFrom } from '../../../studio/admit/understood.ts';
import { HERO } from '../../../studio/contract.ts';
import { corrected } from '../../../studio/understanding/corrections.ts';
import { sentenceOf } from '../../../studio/understanding/sentence.ts';
import { SITUATIONS, situationOf } from '../../../studio/understanding/situations.ts';
import type { Understanding } from '../../../studio/understanding/types.ts';
import type { Understood, understandPrompt } from '../understand-contract.ts';
import { studioCorrections } from './corrections.ts';

/** Shapes of stories without a trouble. */
const FUN: ReadonlySet<Understanding['shape']> = new Set(['pure-joy', 'fantastic-premise']);

/** Where reading itself failed; it says no more than that. */
const NOTHING: Understanding = {
  confidence: 0,
  others: [],
  people: [],
  pets: [],
  favourites: [],
  tone: 'plain',
  clauses: {},
  unknown: [],
};

/** What we understand of a prompt. Stores nothing, calls no model, and logs nothing of the text. */
export function understood(
  { log }: { readonly log: Log },
  body: z.output<(typeof understandPrompt)['body']>,
): Understood {
  const { prompt, childName = '', gender, includeChildAsMain = false, corrections } = body;
  const found = understoodFrom({
    prompt,
    childName,
    childIsHero: includeChildAsMain,
    traits: gender ? { gender } : {},
    ...(corrections ? { corrections: studioCorrections(corrections) } : {}),
  });
  if (!found) log.error('a prompt could not be read');
  return replyOf(found ?? NOTHING, childName);
}

function replyOf(understanding: Understanding, childName: string): Understood {
  const { people, thing, feeling, unknown } = understanding;
  const situation = situationOf(understanding.situation) ?? null;
  // The parent reads the child by name, or as they would say it.
  const shown = (text: string) => text.replaceAll(HERO, childName || 'your child');
  return {
    sentence: shown(sentenceOf(understanding)),
    // What is just for fun has a shape of its own and needs no situation.
    understood: situation !== null || understanding.shape !== undefined,
    situation: situation && { id: situation.id, name: situation.name },
    others: othersOf(understanding),
    people: people.map(({ relation, name, role, count }) => ({
      relation: shown(relation),
      ...(name === undefined ? {} : { name: shown(name) }),
      role,
      count,
    })),
    ...(thing === undefined ? {} : { thing: shown(thing.noun) }),
    ...(feeling === undefined ? {} : { feeling: shown(feeling) }),
    mayBeFun: mayBeFun(understanding),
    unknown: unknown.map(shown),
  };
}

const mayBeFun = (understanding: Understanding) =>
  FUN.has(corrected(understanding, { justForFun: true }).shape);

/** How many situations are offered beside the one that was understood. */
const OFFERED = 4;
/** What is offered where the prompt suggests nothing nearer. */
const USUAL = ['sharing-a-toy', 'afraid-of-the-dark', 'making-friends', 'not-giving-up', 'kindness'];

/** The next likely situations, filled up with others of their kind: grief is offered only where the prompt speaks of it. */
function othersOf({ situation, shape, others }: Understanding) {
  const filling = SITUATIONS.filter((one) => one.shape === shape && !one.byHand);
  const ids = [...others.map((one) => one.situation), ...filling.map(({ id }) => id), ...USUAL];
  return [...new Set(ids)]
    .filter((id) => id !== situation)
    .flatMap((id) => situationOf(id) ?? [])
    .slice(0, OFFERED)
    .map(({ id, name }) => ({ id, name }));
}
