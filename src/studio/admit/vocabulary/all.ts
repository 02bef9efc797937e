import { BODIES } from './bodies.ts';
import { FIGURES } from './figures.ts';
import { FRAMES, NARRATORS, SUBJECTS } from './frames.ts';
import { HATE } from './hate.ts';
import { SELVES } from './selves.ts';
import { VIOLENCE } from './violence.ts';
import { WRONGS } from './wrongs.ts';

/** What an admission can recognise: `~` stands for all forms of the first word, `_` for a gap of up to three words. */
export const VOCABULARY = {
  ...FIGURES,
  ...BODIES,
  ...SELVES,
  ...VIOLENCE,
  ...HATE,
  ...WRONGS,
  ...FRAMES,
  ...NARRATORS,
  ...SUBJECTS,
} as const satisfies Readonly<Record<string, string>>;

export type Idea = keyof typeof VOCABULARY;
