import { HARD_AGAIN } from './hard-again.ts';
import { BODY } from './hard-body.ts';
import { HOME } from './hard-home.ts';
import { HARD_LAST } from './hard-last.ts';
import { LOSS } from './hard-loss.ts';
import { MIND } from './hard-mind.ts';
import { MORE_HARD } from './hard-more.ts';
import { WORLD } from './hard-world.ts';
import { HARM_AGAIN } from './harmful-again.ts';
import { CRIMES, PROPAGANDA, REAL_PEOPLE } from './harmful-crimes.ts';
import { DRUGS } from './harmful-drugs.ts';
import { FAMILY, HEALTH } from './harmful-family.ts';
import { HATE } from './harmful-hate.ts';
import { LANGUAGES } from './harmful-languages.ts';
import { HARM_LAST } from './harmful-last.ts';
import { MORE_HARM } from './harmful-more.ts';
import { SELFHARM } from './harmful-selfharm.ts';
import { SEXUAL } from './harmful-sexual.ts';
import { STEERING } from './harmful-steering.ts';
import { VIOLENCE } from './harmful-violence.ts';
import { DARES, WEAPONS } from './harmful-weapons.ts';
import { HARMLESS_AGAIN } from './harmless-again.ts';
import { EVERYDAY_WISHES } from './harmless-everyday.ts';
import { HARMLESS_LAST } from './harmless-last.ts';
import { LOOKING_ACTS } from './harmless-looking-acts.ts';
import { LOOKING_THINGS, LOOKING_WORDS } from './harmless-looking-words.ts';
import { MORE_HARMLESS } from './harmless-more.ts';

/** Written last, when the rules had been made by the others, and since then looked at. */
export const LAST = { harmful: HARM_LAST, harmless: HARMLESS_LAST, hard: HARD_LAST };

export const HARMFUL: readonly string[] = [
  ...SEXUAL,
  ...SELFHARM,
  ...VIOLENCE,
  ...HATE,
  ...DRUGS,
  ...WEAPONS,
  ...DARES,
  ...CRIMES,
  ...REAL_PEOPLE,
  ...PROPAGANDA,
  ...FAMILY,
  ...HEALTH,
  ...STEERING,
  ...LANGUAGES,
  ...MORE_HARM,
  ...HARM_AGAIN,
];

export const HARMLESS: readonly string[] = [
  ...EVERYDAY_WISHES,
  ...LOOKING_WORDS,
  ...LOOKING_THINGS,
  ...LOOKING_ACTS,
  ...MORE_HARMLESS,
  ...HARMLESS_AGAIN,
];

export const HARD: readonly string[] = [
  ...LOSS,
  ...BODY,
  ...HOME,
  ...WORLD,
  ...MIND,
  ...MORE_HARD,
  ...HARD_AGAIN,
];

/** Every third wish is held out: the rules are made by looking at the others. */
export const toWorkOn = (wishes: readonly string[]): string[] => wishes.filter((_, at) => at % 3 !== 2);
export const heldOut = (wishes: readonly string[]): string[] => wishes.filter((_, at) => at % 3 === 2);
