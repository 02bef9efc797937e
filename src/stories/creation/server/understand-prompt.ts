import type { z } from 'zod/mini';
import { understoodFrom } from '../../../studio/admit/understood.ts';
import { corrected } from '../../../studio/understanding/parent/corrections.ts';
import { honestSentence, sentenceOf } from '../../../studio/understanding/parent/sentence.ts';
import {
  namedAs,
  type ShownSituation,
  shownUnderstanding,
} from '../../../studio/understanding/parent/shown.ts';
import { SITUATIONS, situationOf } from '../../../studio/understanding/situations.ts';
import { NOTHING_UNDERSTOOD, type Understanding } from '../../../studio/understanding/types.ts';
import type { StoryDeps } from '../../story/server/deps.ts';
import type { Understood, understandPrompt } from '../understand-contract.ts';
import { correctionsOf } from './corrections.ts';
import { tellingsHad } from './tellings-had.ts';

/** Shapes of stories without a trouble. */
const FUN: ReadonlySet<Understanding['shape']> = new Set(['pure-joy', 'fantastic-premise']);

/** What we understand of a prompt. Stores nothing, calls no model, and logs nothing of the text. */
export async function understood(
  deps: Pick<StoryDeps, 'db' | 'log' | 'studio'>,
  userId: string,
  body: z.output<(typeof understandPrompt)['body']>,
): Promise<Understood> {
  const { prompt, childName = '', characterGender, includeChildAsMain = false } = body;
  const found = understoodFrom({
    prompt,
    childName,
    childIsHero: includeChildAsMain,
    traits: characterGender ? { gender: characterGender } : {},
    ...(body.understanding ? { corrections: correctionsOf(body.understanding) } : {}),
  });
  if (!found) deps.log.error('a prompt could not be read');
  const understanding = found ?? NOTHING_UNDERSTOOD;
  const reply = replyOf(understanding, childName);
  const { targetAgeGroup: band, storyStructure: structure = 'classic' } = body;
  if (!band || !deps.studio.isEmbedded) return reply;
  const had = await tellingsHad(deps.db, userId);
  const preview = deps.studio.preview({ band, structure, understanding, had });
  const honest = preview ? honestSentence(preview, understanding) : '';
  return { ...reply, sentence: reply.sentence + namedAs(honest, childName) };
}

function replyOf(understanding: Understanding, childName: string): Understood {
  return {
    understanding: shownUnderstanding(understanding, childName),
    sentence: namedAs(sentenceOf(understanding), childName),
    choices: { situations: choicesFor(understanding), fun: mayBeFun(understanding) },
  };
}

const mayBeFun = (understanding: Understanding) =>
  FUN.has(corrected(understanding, { justForFun: true }).shape);

/** How many situations are offered beside the one that was understood. */
const OFFERED = 4;
/** What is offered where the prompt suggests nothing nearer. */
const USUAL = ['sharing-a-toy', 'afraid-of-the-dark', 'making-friends', 'not-giving-up', 'kindness'];

/**
 * The situation that was understood and the next likely ones, filled up with others of their kind: grief is offered only
 * where the prompt speaks of it.
 */
function choicesFor({ situation, shape, others }: Understanding): ShownSituation[] {
  const filling = SITUATIONS.filter((one) => one.shape === shape && !one.byHand);
  const next = [...others.map((one) => one.situation), ...filling.map(({ id }) => id), ...USUAL];
  const ids = [...new Set(next)].filter((id) => id !== situation && situationOf(id)).slice(0, OFFERED);
  return [situation, ...ids]
    .flatMap((id) => situationOf(id) ?? [])
    .map(({ id, name }) => ({ id, label: name }));
}
