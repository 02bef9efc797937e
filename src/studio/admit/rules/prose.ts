import { type Rule, rule, CARE as TOLD_WITH_CARE } from './rule.ts';

/** A tale is told in the past: that alone does not make it a report. */
const CARE = TOLD_WITH_CARE.filter((frame) => frame !== 'done');

const ROWS: readonly Rule[] = [
  rule('sexual', ['lewd'], { unless: ['safety', 'telling', 'wrong', 'victim'] }),
  rule('sexual', ['rape'], { unless: ['safety', 'telling', 'comfort'] }),
  rule('sexual', ['touch', 'nude'], { gap: 4, unless: [...CARE, 'growing'] }),
  rule('selfharm', ['direct', 'suicide'], { gap: 5, ordered: true }),
  rule('selfharm', ['suicide'], { unless: [...CARE, 'worry', 'loss'] }),
  rule('selfharm', ['selfcut'], { unless: [...CARE, 'worry', 'loss'] }),
  rule('selfharm', ['selfcut', 'praise'], { gap: 10, unless: ['wrong', 'safety', 'comfort'] }),
  rule('selfharm', ['worthless'], { unless: [...CARE, 'worry', 'feeling'] }),
  rule('violence', ['bloody']),
  rule('violence', ['butchery', 'somebody'], { gap: 4, ordered: true, unless: ['happened', 'comfort'] }),
  rule('violence', ['somebody', 'butchery'], { gap: 3, ordered: true, unless: ['happened', 'comfort'] }),
  rule('violence', ['killing', 'blood'], { gap: 10 }),
  rule('violence', ['killing', 'modern'], {
    gap: 3,
    ordered: true,
    unless: ['loss', 'happened', 'worry', 'fairytale'],
  }),
  rule('violence', ['shooting'], { unless: ['safety', 'worry', 'happened'] }),
  rule('weapons', ['direct', 'explosive'], { gap: 5, ordered: true }),
  rule('weapons', ['making', 'explosive'], { gap: 2, ordered: true }),
  rule('weapons', ['gun', 'school'], { gap: 6, unless: [...CARE, 'worry'] }),
  rule('hate', ['slur'], { unless: ['victim', 'wrong'] }),
  rule('hate', ['people', 'lowly'], {
    gap: 4,
    ordered: true,
    unless: ['victim', 'wrong', 'worry', 'belong'],
  }),
  rule('drugs', ['narcotic'], { unless: ['safety', 'worry', 'comfort', 'happened', 'wrong'] }),
  rule('drugs', ['sniff', 'fumes'], { gap: 2, ordered: true, unless: ['safety', 'wrong'] }),
  rule('rude', ['oath']),
];

/**
 * What no page of a story may hold. Wolves, swords and wicked queens are what tales are made of, so that only plain
 * words count here: a sentence is no wish, and what it tells is not what somebody wants.
 */
export const PROSE_RULES: readonly Rule[] = ROWS.map((row) =>
  row.unless.length === 0 ? row : { ...row, unless: [...row.unless, 'told', 'history'] },
);
