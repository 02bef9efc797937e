import { ASKED_FOR, ENDURED, harm, TROUBLE } from './harm.ts';

/** Drugs, weapons, dangerous games and crimes. */
export const CONDUCT_HARMS = [
  harm('drugs', ['drug'], [], { unless: [...TROUBLE, 'topic'] }),
  harm('drugs', ['drug'], [['pleasure']], { gap: 8, unless: TROUBLE }),
  harm('drugs', ['smoke', 'alcohol'], [['pleasure']], { gap: 9, unless: TROUBLE }),
  harm('drugs', ['smoke', 'alcohol'], [['children']], {
    gap: 7,
    only: ['instructed', 'believed', 'plotted'],
  }),
  harm('drugs', ['smoke', 'alcohol'], [], { only: ['instructed'] }),
  harm('drugs', ['pills'], [['dosing']], { gap: 8, only: [...ASKED_FOR, 'bare'] }),

  harm('weapons', ['bomb'], [['making']], { gap: 6, unless: ENDURED }),
  harm('weapons', ['bomb'], [], { only: ['instructed'] }),
  harm('weapons', ['bomb'], [['places', 'someone', 'child']], { gap: 8, unless: TROUBLE }),
  harm('weapons', ['venom'], [['someone', 'dosing', 'parent', 'animal']], { gap: 10, only: ['instructed'] }),
  harm('weapons', ['firearm'], [['making']], { gap: 6, unless: TROUBLE }),
  harm('weapons', ['firearm'], [['places', 'children']], { gap: 6, only: ASKED_FOR }),
  harm('weapons', ['firearm', 'blade'], [['places'], ['hurt', 'scaring']], { gap: 10, unless: ENDURED }),
  harm('weapons', ['firearm'], [], { only: ['instructed'] }),
  harm('weapons', ['blade'], [['making'], ['places']], { gap: 8, only: [...ASKED_FOR, 'bare'] }),
  harm('weapons', ['blade', 'firearm'], [['instructed'], ['secret', 'hiding']], {
    gap: 24,
    unless: ['feared', 'opposed', 'noticed'],
  }),
  harm('weapons', ['terror'], [], { unless: [...TROUBLE, 'topic'] }),
  harm('weapons', ['arson'], [['places', 'group']], { gap: 5, after: true, unless: TROUBLE }),

  harm('dares', ['dare'], [], { unless: TROUBLE }),
  harm('dares', ['ingesting'], [['toxic']], { gap: 3, after: true, unless: TROUBLE }),
  harm('dares', ['daring'], [['peril'], ['glee', 'challenge', 'pleasure']], {
    gap: 16,
    only: [...ASKED_FOR, 'bare'],
  }),
  harm('dares', ['daring'], [['peril']], { gap: 8, after: true, only: ['instructed'] }),
  harm('dares', ['arson'], [], { only: ['instructed'] }),
  harm('dares', ['arson'], [['cruelty', 'pleasure', 'glee']], { gap: 10, unless: TROUBLE }),

  harm('crime', ['hacker'], [], { only: ASKED_FOR }),
  harm('crime', ['crook'], [], { only: ['instructed'] }),
  harm('crime', ['crook'], [['profit']], { gap: 14, only: [...ASKED_FOR, 'bare'] }),
  harm('crime', ['trickster'], [['someone', 'parent']], {
    gap: 4,
    after: true,
    isVictim: true,
    only: ['instructed'],
  }),
  harm('crime', ['trickster', 'crook'], [['glee']], { gap: 12, only: [...ASKED_FOR, 'bare'] }),
  harm('crime', ['trickster'], [['profit']], { gap: 12, only: [...ASKED_FOR, 'bare'] }),
];

/** What sets a child against its family, its health or its neighbours. */
export const FAMILY_HARMS = [
  harm('secrets', ['against'], [['glee', 'instructed']], { gap: 10, unless: ['opposed', 'reported'] }),
  harm('secrets', ['against'], [], { unless: ['feared', 'noticed', 'reported', 'opposed'] }),
  harm('health', ['remedy'], [['refusing']], { gap: 6, only: [...ASKED_FOR, 'bare'] }),
  harm('health', ['frightening']),
  harm('politics', ['trickery'], [], { unless: ['noticed', 'reported', 'opposed', 'feared'] }),
  harm('rude', ['swearing'], [], { unless: TROUBLE }),
];
