import { ASKED_FOR, ENDURED, harm, TROUBLE } from './harm.ts';

const SOMEBODY = ['someone', 'child', 'parent', 'pronoun'] as const;

/** Killing, cruelty and hate. */
export const VIOLENCE_HARMS = [
  harm('violence', ['gore'], [], { unless: TROUBLE }),
  harm('violence', ['mocking'], [], { unless: ['feared', 'noticed', 'reported', 'opposed'] }),
  harm('violence', ['torture'], [], { unless: TROUBLE }),
  harm('violence', ['killers'], [], { unless: [...TROUBLE, 'topic', 'bare'] }),
  harm('violence', ['killers'], [['cruelty', 'praising', 'glee']], { gap: 10, unless: TROUBLE }),
  harm('violence', ['assault'], [[...SOMEBODY, 'animal'], ['glee']], {
    gap: 12,
    isVictim: true,
    only: [...ASKED_FOR, 'bare'],
  }),
  harm('violence', ['kill'], [SOMEBODY], { gap: 5, after: true, isVictim: true, unless: ENDURED }),
  harm('violence', ['kill'], [['animal']], { gap: 5, after: true, isVictim: true, unless: TROUBLE }),
  harm('violence', ['kill'], [['cruelty']], { gap: 12, only: ['plotted', 'instructed', 'believed'] }),
  harm('violence', ['slain'], [], { only: ASKED_FOR }),
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
    only: [...ASKED_FOR, 'bare'],
  }),
  harm('violence', ['punish'], [['child', 'parent', 'gender'], ['disobedient']], {
    gap: 10,
    only: [...ASKED_FOR, 'bare'],
  }),
];

/** Contempt for people for who they are. */
export const HATE_HARMS = [
  harm('hate', ['slur'], [], { unless: TROUBLE }),
  harm('hate', ['supremacy'], [], { unless: TROUBLE }),
  harm('hate', ['nazi'], [['praising']], {
    gap: 14,
    unless: ['feared', 'noticed', 'reported', 'explained', 'opposed'],
  }),
  harm('hate', ['group'], [['vile']], {
    gap: 8,
    isSaid: true,
    unless: TROUBLE.filter((stance) => stance !== 'explained'),
  }),
  harm('hate', ['group'], [['link'], ['lowly']], {
    gap: 6,
    after: true,
    isSaid: true,
    unless: TROUBLE.filter((stance) => stance !== 'explained'),
  }),
  harm('hate', ['group'], [['expel'], ['approval']], { gap: 16, only: [...ASKED_FOR, 'bare'] }),
  harm('hate', ['expel'], [['group']], { gap: 3, after: true, only: [...ASKED_FOR, 'bare'] }),
  harm('hate', ['gender'], [['link'], ['degrading']], { gap: 5, after: true, unless: [...TROUBLE] }),
];
