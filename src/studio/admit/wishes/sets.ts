import { HARD_AGAIN } from './hard-again.ts';
import { HARD_ASKED } from './hard-asked.ts';
import { HARD_BLUNT } from './hard-blunt.ts';
import { BODY } from './hard-body.ts';
import { HARD_FRESH } from './hard-fresh.ts';
import { HOME } from './hard-home.ts';
import { HARD_LAST } from './hard-last.ts';
import { LOSS } from './hard-loss.ts';
import { MIND } from './hard-mind.ts';
import { MORE_HARD } from './hard-more.ts';
import { HARD_ODD } from './hard-odd.ts';
import { HARD_PLAIN } from './hard-plain.ts';
import { HARD_SPOKEN } from './hard-spoken.ts';
import { HARD_TERSE } from './hard-terse.ts';
import { HARD_TEXTED } from './hard-texted.ts';
import { HARD_TOLD } from './hard-told.ts';
import { WORLD } from './hard-world.ts';
import { HARM_AGAIN } from './harmful-again.ts';
import { HARMFUL_ASKED } from './harmful-asked.ts';
import { HARMFUL_BLUNT } from './harmful-blunt.ts';
import { CRIMES, PROPAGANDA, REAL_PEOPLE } from './harmful-crimes.ts';
import { DRUGS } from './harmful-drugs.ts';
import { FAMILY, HEALTH } from './harmful-family.ts';
import { HARMFUL_FRESH } from './harmful-fresh.ts';
import { HATE } from './harmful-hate.ts';
import { LANGUAGES } from './harmful-languages.ts';
import { HARM_LAST } from './harmful-last.ts';
import { MORE_HARM } from './harmful-more.ts';
import { HARMFUL_ODD } from './harmful-odd.ts';
import { HARMFUL_PLAIN } from './harmful-plain.ts';
import { SELFHARM } from './harmful-selfharm.ts';
import { SEXUAL } from './harmful-sexual.ts';
import { HARMFUL_SPOKEN } from './harmful-spoken.ts';
import { STEERING } from './harmful-steering.ts';
import { HARMFUL_TERSE } from './harmful-terse.ts';
import { HARMFUL_TEXTED } from './harmful-texted.ts';
import { HARMFUL_TOLD } from './harmful-told.ts';
import { VIOLENCE } from './harmful-violence.ts';
import { DARES, WEAPONS } from './harmful-weapons.ts';
import { HARMLESS_AGAIN } from './harmless-again.ts';
import { HARMLESS_ASKED } from './harmless-asked.ts';
import { HARMLESS_BLUNT } from './harmless-blunt.ts';
import { EVERYDAY_WISHES } from './harmless-everyday.ts';
import { HARMLESS_FRESH } from './harmless-fresh.ts';
import { HARMLESS_LAST } from './harmless-last.ts';
import { LOOKING_ACTS } from './harmless-looking-acts.ts';
import { LOOKING_THINGS, LOOKING_WORDS } from './harmless-looking-words.ts';
import { MORE_HARMLESS } from './harmless-more.ts';
import { HARMLESS_ODD } from './harmless-odd.ts';
import { HARMLESS_PLAIN } from './harmless-plain.ts';
import { HARMLESS_SPOKEN } from './harmless-spoken.ts';
import { HARMLESS_TERSE } from './harmless-terse.ts';
import { HARMLESS_TEXTED } from './harmless-texted.ts';
import { HARMLESS_TOLD } from './harmless-told.ts';

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
  ...HARMFUL_TEXTED,
  ...HARMFUL_SPOKEN,
  ...HARMFUL_TERSE,
  ...HARMFUL_TOLD,
  ...HARMFUL_ODD,
  ...HARMFUL_PLAIN,
  ...HARMFUL_ASKED,
  ...HARMFUL_BLUNT,
];

export const HARMLESS: readonly string[] = [
  ...EVERYDAY_WISHES,
  ...LOOKING_WORDS,
  ...LOOKING_THINGS,
  ...LOOKING_ACTS,
  ...MORE_HARMLESS,
  ...HARMLESS_AGAIN,
  ...HARMLESS_TEXTED,
  ...HARMLESS_SPOKEN,
  ...HARMLESS_TERSE,
  ...HARMLESS_TOLD,
  ...HARMLESS_ODD,
  ...HARMLESS_PLAIN,
  ...HARMLESS_ASKED,
  ...HARMLESS_BLUNT,
];

export const HARD: readonly string[] = [
  ...LOSS,
  ...BODY,
  ...HOME,
  ...WORLD,
  ...MIND,
  ...MORE_HARD,
  ...HARD_AGAIN,
  ...HARD_TEXTED,
  ...HARD_SPOKEN,
  ...HARD_TERSE,
  ...HARD_TOLD,
  ...HARD_ODD,
  ...HARD_PLAIN,
  ...HARD_ASKED,
  ...HARD_BLUNT,
];

/** Held out: the rules were made without looking at which of these they fail. */
export const FRESH = { harmful: HARMFUL_FRESH, harmless: HARMLESS_FRESH, hard: HARD_FRESH };
