import { ENDURED, harm, REQUESTED, SUFFERED } from './harm.ts';

const SOMEBODY = ['someone', 'child', 'parent', 'pronoun'] as const;

/** Killing, cruelty and hate. */
export const VIOLENCE_HARMS = [
  harm('violence', ['gore'], [], { unless: SUFFERED }),
  harm('violence', ['mocking'], [], { unless: ['feared', 'noticed', 'reported', 'opposed'] }),
  harm('violence', ['torture'], [], { unless: SUFFERED }),
  harm('violence', ['killers'], [], { unless: [...SUFFERED, 'topic', 'bare'] }),
  harm('violence', ['killers'], [['cruelty', 'praising', 'glee']], { gap: 10, unless: SUFFERED }),
  harm('violence', ['assault'], [[...SOMEBODY, 'animal'], ['glee']], {
    gap: 12,
    isVictim: true,
    only: [...REQUESTED, 'bare'],
  }),
  harm('violence', ['kill'], [SOMEBODY], { gap: 5, after: true, isVictim: true, unless: ENDURED }),
  harm('violence', ['kill'], [['animal']], { gap: 5, after: true, isVictim: true, unless: SUFFERED }),
  harm('violence', ['kill'], [['cruelty']], { gap: 12, only: ['plotted', 'instructed', 'believed'] }),
  harm('violence', ['slain'], [], { only: REQUESTED }),
  harm('violence', ['hurt'], [[...SOMEBODY, 'animal']], {
    gap: 5,
    after: true,
    isVictim: true,
    only: ['instructed'],
  }),
  harm('violence', ['assault'], [[...SOMEBODY, 'animal'], ['cruelty']], {
    gap: 14,
    after: true,
    isVictim: true,
    only: [...REQUESTED, 'bare'],
  }),
  harm('violence', ['punish'], [['child', 'parent', 'gender'], ['disobedient']], {
    gap: 10,
    only: [...REQUESTED, 'bare'],
  }),
];

/** Contempt for people for who they are. */
export const HATE_HARMS = [
  harm('hate', ['slur'], [], { unless: SUFFERED }),
  harm('hate', ['supremacy'], [], { unless: SUFFERED }),
  harm('hate', ['nazi'], [['praising']], {
    gap: 14,
    unless: ['feared', 'noticed', 'reported', 'explained', 'opposed'],
  }),
  harm('hate', ['group'], [['vile']], {
    gap: 8,
    isAttributed: true,
    unless: SUFFERED.filter((stance) => stance !== 'explained'),
  }),
  harm('hate', ['group'], [['link'], ['lowly']], {
    gap: 6,
    after: true,
    isAttributed: true,
    unless: SUFFERED.filter((stance) => stance !== 'explained'),
  }),
  harm('hate', ['group'], [['expel'], ['approval']], { gap: 16, only: [...REQUESTED, 'bare'] }),
  harm('hate', ['expel'], [['group']], { gap: 3, after: true, only: [...REQUESTED, 'bare'] }),
  harm('hate', ['gender'], [['link'], ['degrading']], { gap: 5, after: true, unless: [...SUFFERED] }),
];
