import { ENDURED, harm, REQUESTED, SUFFERED } from './harm.ts';

/** Sexual content, and grown-ups who want something of a child. */
export const BODY_HARMS = [
  harm('sexual', ['explicit'], [], { unless: SUFFERED }),
  harm('sexual', ['sex'], [], { unless: [...SUFFERED, 'bare'], innocent: ['biology'] }),
  harm('sexual', ['sex'], [['pleasure', 'cruelty', 'elder']], { gap: 8, unless: SUFFERED }),
  harm('sexual', ['rape'], [], { unless: SUFFERED }),
  harm('sexual', ['nude'], [['elder', 'photo', 'secret', 'explicit']], {
    gap: 9,
    unless: [...SUFFERED, 'bare'],
    innocent: ['biology'],
  }),
  harm('sexual', ['nude'], [['photo'], ['minor', 'elder']], {
    gap: 12,
    unless: SUFFERED,
    innocent: ['biology'],
  }),
  harm('sexual', ['nude'], [['elder', 'adult'], ['glee']], {
    gap: 10,
    unless: SUFFERED,
    innocent: ['biology'],
  }),
  harm('sexual', ['nude'], [['secret']], { gap: 14, unless: SUFFERED, innocent: ['biology'] }),
  harm('sexual', ['touch'], [['private']], { gap: 4, after: true, unless: SUFFERED, innocent: ['biology'] }),
  harm('sexual', ['touch'], [['nude'], ['elder', 'secret', 'minor']], {
    gap: 8,
    unless: SUFFERED,
    innocent: ['biology'],
  }),
  harm('sexual', ['romance'], [['elder'], ['minor']], { gap: 10, unless: SUFFERED }),
  harm('sexual', ['send'], [['photo'], ['secret', 'elder', 'adult']], {
    gap: 12,
    unless: SUFFERED,
    innocent: ['treat'],
  }),
  harm('sexual', ['touch'], [['secret'], ['adult', 'explicit']], {
    gap: 12,
    unless: SUFFERED,
    innocent: ['treat'],
  }),

  harm('sexual', ['fondling'], [['minor'], ['adult']], {
    gap: 6,
    only: [...REQUESTED],
    innocent: ['biology'],
  }),
  harm('sexual', ['fondling'], [['secret']], { gap: 8, only: REQUESTED, innocent: ['treat', 'biology'] }),
  harm('secrets', ['untold'], [['adult', 'parent']], {
    gap: 3,
    after: true,
    only: REQUESTED,
    innocent: ['treat'],
  }),
  harm('secrets', ['leaving'], [['stranger'], ['luring']], { gap: 14, unless: SUFFERED }),
  harm('secrets', ['silence'], [], { unless: ENDURED, innocent: ['treat'] }),
  harm('secrets', ['secret'], [['adult'], ['parent', 'minor']], {
    gap: 12,
    only: REQUESTED,
    innocent: ['treat', 'biology'],
  }),
  harm('secrets', ['secret'], [['lure']], { gap: 25, unless: ENDURED }),
  harm('secrets', ['bidding'], [], { unless: ENDURED }),
  harm('secrets', ['lure'], [['luring', 'secret']], { gap: 18, unless: SUFFERED }),
  harm('secrets', ['lure'], [], { only: ['instructed', 'believed'] }),
];

/** What somebody does to themselves. */
export const SELF_HARMS = [
  harm('selfharm', ['suicide', 'selfharm', 'starving', 'suicidal'], [], { only: ['instructed'] }),
  harm('selfharm', ['suicide'], [], { unless: SUFFERED }),
  harm('selfharm', ['kill'], [['self']], { gap: 3, after: true, unless: SUFFERED }),
  harm('selfharm', ['suicidal'], [['cruelty', 'pleasure', 'thinness', 'praising']], {
    gap: 12,
    only: [...REQUESTED, 'bare'],
  }),
  harm('selfharm', ['selfharm'], [['pleasure', 'cruelty', 'secret', 'easing']], {
    gap: 14,
    unless: SUFFERED,
  }),
  harm('selfharm', ['starving'], [['thinness', 'pleasure', 'cruelty', 'secret']], {
    gap: 12,
    unless: SUFFERED,
  }),
  harm('selfharm', ['selfharm', 'starving', 'suicide', 'suicidal'], [['glee']], {
    gap: 10,
    unless: SUFFERED,
  }),
  harm('selfharm', ['proana'], [], { unless: SUFFERED }),
  harm('selfharm', ['worthless'], [], { unless: SUFFERED }),
];
