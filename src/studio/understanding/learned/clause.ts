import { clauseFeatures, type StatedClause } from './clause-features.ts';
import { chancesOf } from './linear.ts';
import { modelOf } from './models.ts';

/** How likely a sentence is good English, true to the prompt and about what it is about, as an editor would judge it. */
export const goodChance = (clause: StatedClause): number =>
  chancesOf(clauseFeatures(clause, modelOf('situations')), modelOf('clauses')).find(
    ({ label }) => label === 'good',
  )?.chance ?? 0;
