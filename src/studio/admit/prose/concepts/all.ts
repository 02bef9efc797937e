import { ATTITUDES } from './attitudes.ts';
import { BODY, SELF } from './body.ts';
import { FRAMES } from './frames.ts';
import { HATE, NATIONS } from './hate.ts';
import { ROLES } from './roles.ts';
import { SUBSTANCES } from './substances.ts';
import { VIOLENCE } from './violence.ts';
import { WEAPONS } from './weapons.ts';
import { PUBLIC, WRONGS } from './wrongs.ts';

/** Each concept with the words and phrases that stand for it: `~` for all forms of the first word, `_` for a gap. */
export const CONCEPTS = {
  ...ROLES,
  ...BODY,
  ...SELF,
  ...VIOLENCE,
  ...HATE,
  ...NATIONS,
  ...SUBSTANCES,
  ...WEAPONS,
  ...WRONGS,
  ...PUBLIC,
  ...ATTITUDES,
  ...FRAMES,
} as const satisfies Readonly<Record<string, string>>;
