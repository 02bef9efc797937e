import { ENDURED, harm, REQUESTED, SUFFERED } from './harm.ts';

/** Drugs, weapons, dangerous games and crimes. */
export const CONDUCT_HARMS = [
  harm('drugs', ['drug'], [], { unless: [...SUFFERED, 'topic'] }),
  harm('drugs', ['drug'], [['pleasure']], { gap: 8, unless: SUFFERED }),
  harm('drugs', ['smoke', 'alcohol'], [['pleasure']], { gap: 9, unless: SUFFERED }),
  harm('drugs', ['smoke', 'alcohol'], [['children']], {
    gap: 7,
    only: ['instructed', 'believed', 'plotted'],
  }),
  harm('drugs', ['smoke', 'alcohol'], [], { only: ['instructed'] }),
  harm('drugs', ['pills'], [['dosing']], { gap: 8, only: [...REQUESTED, 'bare'] }),

  harm('weapons', ['bomb'], [['making']], { gap: 6, unless: ENDURED }),
  harm('weapons', ['bomb'], [], { only: ['instructed'] }),
  harm('weapons', ['bomb'], [['places', 'someone', 'child']], { gap: 8, unless: SUFFERED }),
  harm('weapons', ['venom'], [['someone', 'dosing', 'parent', 'animal']], { gap: 10, only: ['instructed'] }),
  harm('weapons', ['firearm'], [['making']], { gap: 6, unless: SUFFERED }),
  harm('weapons', ['firearm'], [['places', 'children']], { gap: 6, only: REQUESTED }),
  harm('weapons', ['firearm', 'blade'], [['places'], ['hurt', 'scaring']], { gap: 10, unless: ENDURED }),
  harm('weapons', ['firearm'], [], { only: ['instructed'] }),
  harm('weapons', ['blade'], [['making'], ['places']], { gap: 8, only: [...REQUESTED, 'bare'] }),
  harm('weapons', ['blade', 'firearm'], [['instructed'], ['secret', 'hiding']], {
    gap: 24,
    unless: ['feared', 'opposed', 'noticed'],
  }),
  harm('weapons', ['terror'], [], { unless: [...SUFFERED, 'topic'] }),
  harm('weapons', ['arson'], [['places', 'group']], { gap: 5, after: true, unless: SUFFERED }),

  harm('dares', ['dare'], [], { unless: SUFFERED }),
  harm('dares', ['ingesting'], [['toxic']], { gap: 3, after: true, unless: SUFFERED }),
  harm('dares', ['daring'], [['peril'], ['glee', 'challenge', 'pleasure']], {
    gap: 16,
    only: [...REQUESTED, 'bare'],
  }),
  harm('dares', ['daring'], [['peril']], { gap: 8, after: true, only: ['instructed'] }),
  harm('dares', ['arson'], [], { only: ['instructed'] }),
  harm('dares', ['arson'], [['cruelty', 'pleasure', 'glee']], { gap: 10, unless: SUFFERED }),

  harm('crime', ['hacker'], [], { only: REQUESTED }),
  harm('crime', ['crook'], [], { only: ['instructed'] }),
  harm('crime', ['crook'], [['profit']], { gap: 14, only: [...REQUESTED, 'bare'] }),
  harm('crime', ['trickster'], [['someone', 'parent']], {
    gap: 4,
    after: true,
    isVictim: true,
    only: ['instructed'],
  }),
  harm('crime', ['trickster', 'crook'], [['glee']], { gap: 12, only: [...REQUESTED, 'bare'] }),
  harm('crime', ['trickster'], [['profit']], { gap: 12, only: [...REQUESTED, 'bare'] }),
];

/** What sets a child against its family, its health or its neighbours. */
export const FAMILY_HARMS = [
  harm('secrets', ['against'], [['glee', 'instructed']], { gap: 10, unless: ['opposed', 'reported'] }),
  harm('secrets', ['against'], [], { unless: ['feared', 'noticed', 'reported', 'opposed'] }),
  harm('health', ['remedy'], [['refusing']], { gap: 6, only: [...REQUESTED, 'bare'] }),
  harm('health', ['frightening']),
  harm('politics', ['trickery'], [], { unless: ['noticed', 'reported', 'opposed', 'feared'] }),
  harm('rude', ['swearing'], [], { unless: SUFFERED }),
];
