import { CREATURES } from './creatures.ts';
import { FEELINGS } from './feelings.ts';
import { GESTURES } from './gestures.ts';
import { JOINTS } from './joints.ts';
import { MANNERS } from './manners.ts';
import { SCENES } from './scenes.ts';
import { SHORT } from './short.ts';
import { THINGS } from './things.ts';
import { TIMES } from './times.ts';
import { TINY } from './tiny.ts';

/**
 * Words and phrases by kind, for any sentence in any world: `{animal}`, `{worn}`, `{pang}` … A story draws from each
 * list without repeating. Entries are written in the notation of `wording.ts` and may name other lists.
 */
export const LEXICON: Readonly<Record<string, readonly string[]>> = {
  ...CREATURES,
  ...FEELINGS,
  ...GESTURES,
  ...JOINTS,
  ...MANNERS,
  ...SCENES,
  ...SHORT,
  ...THINGS,
  ...TIMES,
  ...TINY,
};
