import { type Rule, rule, CARE as SENSITIVE_TOPICS } from './rule.ts';

/** Without 'done': stories are written in the past tense, so that it does not mark a report. */
const CARE = SENSITIVE_TOPICS.filter((frame) => frame !== 'done');

const ROWS: readonly Rule[] = [
  rule('sexual', ['lewd'], { unless: ['safety', 'disclosure', 'wrong', 'victim'] }),
  rule('sexual', ['rape'], { unless: ['safety', 'disclosure', 'comfort'] }),
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
  rule('hate', ['groupNames', 'lowly'], {
    gap: 4,
    ordered: true,
    unless: ['victim', 'wrong', 'worry', 'belong'],
  }),
  rule('drugs', ['narcotic'], { unless: ['safety', 'worry', 'comfort', 'happened', 'wrong'] }),
  rule('drugs', ['sniff', 'fumes'], { gap: 2, ordered: true, unless: ['safety', 'wrong'] }),
  rule('rude', ['oath']),
];

/**
 * What no page of a story may contain. Tales have wolves, swords and wicked queens, so these rules match explicit words
 * only and ignore intent.
 */
export const PROSE_RULES: readonly Rule[] = ROWS.map((row) =>
  row.unless.length === 0 ? row : { ...row, unless: [...row.unless, 'narrated', 'history'] },
);
