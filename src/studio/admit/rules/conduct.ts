import { ANY_FRAME, CARE, type Rule, rule } from './rule.ts';

/** Drugs, dares, crimes, secrets, health and politics: what a child might imitate or believe. */
export const CONDUCT_RULES: readonly Rule[] = [
  rule('drugs', ['drug'], { unless: [...CARE, 'worry', 'mine', 'loss'] }),
  rule('drugs', ['direct', 'drug'], { gap: 4, ordered: true }),
  rule('drugs', ['drug', 'praise'], {
    gap: 6,
    unless: ['safety', 'comfort', 'wrong', 'victim', 'disclosure'],
  }),
  rule('drugs', ['smoke', 'praise'], { gap: 8, unless: [...CARE, 'worry'] }),
  rule('drugs', ['alcohol', 'praise'], { gap: 8, unless: [...CARE, 'worry'] }),
  rule('drugs', ['direct', 'smoke'], { gap: 5, ordered: true, unless: ['safety'] }),
  rule('drugs', ['direct', 'alcohol'], { gap: 5, ordered: true, unless: ['safety'] }),
  rule('drugs', ['smoke', 'direct'], { gap: 12, unless: CARE }),
  rule('drugs', ['making', 'alcohol'], { gap: 4, ordered: true, unless: CARE }),
  rule('drugs', ['howto', 'drug'], { gap: 5, ordered: true, unless: [...CARE, 'worry'] }),
  rule('drugs', ['howto', 'smoke'], { gap: 5, ordered: true, unless: [...CARE, 'worry'] }),
  rule('drugs', ['howto', 'alcohol'], { gap: 5, ordered: true, unless: [...CARE, 'worry'] }),
  rule('drugs', ['alcohol', 'kidsEdition'], { gap: 7, ordered: true, unless: [...CARE, 'worry'] }),
  rule('drugs', ['smoke', 'kidsEdition'], { gap: 3, ordered: true, unless: [...CARE, 'worry'] }),
  rule('drugs', ['smoke', 'silence'], { gap: 10, unless: ['safety', 'worry', 'disclosure'] }),
  rule('drugs', ['usekid', 'alcohol'], { gap: 8, ordered: true, unless: [...ANY_FRAME, 'mine'] }),
  rule('drugs', ['usekid', 'smoke'], { gap: 8, ordered: true, unless: [...ANY_FRAME, 'mine'] }),
  rule('drugs', ['should', 'alcohol'], { gap: 6, ordered: true, unless: ['worry', 'victim', 'wrong'] }),
  rule('drugs', ['pills', 'muchpill'], {
    gap: 10,
    unless: ['safety', 'wrong', 'disclosure', 'happened', 'worry'],
  }),
  rule('drugs', ['should', 'smoke'], {
    gap: 6,
    ordered: true,
    unless: ['worry', 'victim', 'wrong', 'safety', 'comfort'],
  }),
  rule('drugs', ['should', 'drug'], {
    gap: 6,
    ordered: true,
    unless: ['worry', 'victim', 'wrong', 'safety', 'comfort'],
  }),
  rule('drugs', ['sniff', 'fumes'], { gap: 3, ordered: true, unless: CARE }),

  rule('dares', ['dare'], { unless: [...ANY_FRAME, 'mine'] }),
  rule('dares', ['dare', 'praise'], { gap: 10, unless: ['safety', 'loss', 'comfort', 'wrong'] }),
  rule('dares', ['howto', 'dare'], { gap: 5, ordered: true, unless: [...CARE, 'worry'] }),
  rule('dares', ['howto', 'peril'], { gap: 5, ordered: true, unless: [...CARE, 'worry'] }),
  rule('dares', ['howto', 'arson'], { gap: 5, ordered: true, unless: [...CARE, 'worry'] }),
  rule('dares', ['adare', 'praise'], {
    gap: 5,
    unless: ['safety', 'loss', 'comfort', 'wrong', 'worry', 'victim', 'feeling', 'belong', 'history'],
  }),
  rule('dares', ['arson'], { unless: [...ANY_FRAME, 'mine', 'home'] }),
  rule('dares', ['arson', 'praise'], { gap: 12, unless: ['safety', 'loss', 'comfort', 'wrong'] }),
  rule('dares', ['peril', 'praise'], { gap: 18, unless: ['safety', 'loss', 'comfort', 'wrong', 'worry'] }),
  rule('dares', ['peril', 'should'], { gap: 14, unless: ['safety', 'loss', 'comfort', 'wrong', 'worry'] }),
  rule('dares', ['adare', 'peril'], {
    gap: 8,
    ordered: true,
    unless: ['safety', 'wrong', 'worry', 'victim'],
  }),
  rule('dares', ['direct', 'peril'], { gap: 5, ordered: true, unless: ['safety'] }),

  rule('crime', ['direct', 'theft'], { gap: 5, ordered: true, unless: ['wrong'] }),
  rule('crime', ['theft', 'direct'], { gap: 8, ordered: true, unless: [...CARE, 'worry'] }),
  rule('crime', ['howto', 'theft'], { gap: 6, unless: [...CARE, 'worry'] }),
  rule('crime', ['theft', 'kidsEdition'], { gap: 8, unless: [...CARE, 'worry', 'mine'] }),
  rule('crime', ['theft', 'praise'], { gap: 9, unless: [...CARE, 'worry', 'mine'] }),
  rule('crime', ['theft', 'uncaught'], { gap: 14, unless: [...CARE, 'worry', 'mine'] }),
  rule('crime', ['uncaught', 'theft'], { gap: 14, unless: [...CARE, 'worry', 'mine'] }),

  rule('dares', ['risk'], { unless: [...ANY_FRAME, 'mine', 'report', 'fairytale', 'critter'] }),
  rule('crime', ['trained', 'misdeed'], {
    gap: 3,
    ordered: true,
    unless: ['wrong', 'safety', 'comfort', 'feeling'],
  }),
  rule('crime', ['trained', 'theft'], {
    gap: 3,
    ordered: true,
    unless: ['wrong', 'safety', 'comfort', 'feeling'],
  }),
  rule('drugs', ['trained', 'smoke'], { gap: 3, ordered: true, unless: ['wrong', 'safety'] }),
  rule('drugs', ['trained', 'alcohol'], { gap: 3, ordered: true, unless: ['wrong', 'safety'] }),
  rule('crime', ['misdeed', 'glee'], {
    gap: 12,
    unless: [...CARE, 'worry', 'mine', 'feeling', 'loss', 'fairytale'],
  }),

  rule('secrets', ['silence'], { unless: ['safety', 'worry', 'comfort', 'victim', 'disclosure', 'treat'] }),
  rule('secrets', ['silence', 'should'], { gap: 10, unless: ['safety', 'worry', 'victim', 'comfort'] }),
  rule('secrets', ['pushing', 'parent', 'turn'], { gap: 8, unless: ['comfort', 'worry', 'wrong'] }),
  rule('secrets', ['parent', 'turn'], {
    gap: 4,
    ordered: true,
    unless: ['comfort', 'worry', 'wrong', 'victim', 'happened', 'feeling'],
  }),
  rule('secrets', ['pushing', 'against', 'parent'], { gap: 8, unless: ['comfort', 'wrong', 'safety'] }),
  rule('secrets', ['pushing', 'parent', 'against'], { gap: 8, unless: ['comfort', 'wrong', 'safety'] }),
  rule('secrets', ['against', 'pushing'], {
    gap: 8,
    unless: ['comfort', 'wrong', 'safety', 'worry', 'happened'],
  }),
  rule('secrets', ['outsider', 'lure', 'happyaway'], { gap: 10, unless: CARE }),
  rule('secrets', ['courting'], { unless: ['comfort'] }),
  rule('secrets', ['alienate'], { unless: ['comfort', 'worry', 'wrong', 'safety', 'feeling'] }),
  rule('secrets', ['happyaway'], { unless: CARE }),

  rule('health', ['medicine', 'refuse'], {
    gap: 7,
    unless: ['worry', 'comfort', 'safety', 'wrong', 'mine', 'belong', 'history', 'home'],
  }),
  rule('health', ['medicine', 'refuse', 'praise'], {
    gap: 10,
    unless: ['comfort', 'safety', 'wrong', 'worry'],
  }),
  rule('health', ['discard', 'medicine'], {
    gap: 4,
    unless: ['worry', 'comfort', 'safety', 'wrong', 'mine', 'feeling'],
  }),
  rule('health', ['refuse', 'medicine', 'curing'], { gap: 9, unless: ['worry', 'safety', 'wrong'] }),
  rule('health', ['quackery'], { unless: ['worry', 'comfort', 'wrong', 'safety'] }),

  rule('politics', ['politics', 'partisan'], {
    gap: 8,
    unless: ['victim', 'belong', 'history', 'worry', 'happened', 'comfort'],
  }),
  rule('politics', ['zeal'], { unless: ['worry', 'belong', 'history', 'comfort'] }),
  rule('defamation', ['expose', 'insult'], { gap: 20, unless: ['comfort', 'worry'] }),
  rule('rude', ['swearing'], { unless: [...CARE, 'worry', 'mine'] }),
];
