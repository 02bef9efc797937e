import { dangerOfPrompt, isAboutMinors } from './admit/danger.ts';
import { needsHelp } from './admit/grave.ts';
import type { HelpLine } from './admit/helplines.ts';
import { HELP_LINES } from './admit/helplines.ts';
import { allowedTraits } from './admit/looks.ts';
import { isNoName } from './admit/name/child-name.ts';
import { hideName } from './admit/name/hidden.ts';
import { tidy } from './admit/name/hidden-prompt.ts';
import { standInName } from './admit/name/stand-in.ts';
import { isNoStory } from './admit/not-a-story.ts';
import { withoutPrivateDetails } from './admit/privacy.ts';
import type { Refusal } from './admit/refusals.ts';
import { SENTENCES } from './admit/refusals.ts';
import { understoodFrom, wordsIn } from './admit/understood.ts';
import type { AgeBand } from './age-bands.ts';
import { themeOf } from './chosen-theme.ts';
import type { Theme } from './content/en/themes.ts';
import type { StoryRequest, Structure, Traits } from './contract.ts';
import { HERO } from './contract.ts';
import { namesakesOf } from './tellings/namesakes.ts';
import type { Understanding } from './understanding/types.ts';

/** An accepted request, checked and without the child's name. Plain data. */
export interface Commission {
  /** The parent's words, without private details, with `HERO` for the child's name. Data, never instructions. */
  readonly prompt: string;
  readonly ageBand: AgeBand;
  readonly structure: Structure;
  readonly theme: Theme;
  readonly traits: Traits;
  /** `HERO` when the child is the hero and has a name; otherwise an invented name that appears in the text as it is. */
  readonly heroName: string;
  readonly seed: string;
  /** Ids of tellings that this family has had. */
  readonly had?: readonly string[];
  /** The id of the telling that is wanted, whatever the prompt says. */
  readonly telling?: string;
  /** The child’s name has more than one word. */
  readonly hasLongName?: boolean;
  /** Where in the library somebody else has the child’s name; the name itself is not known any more. */
  readonly namesakes?: readonly string[];
  /** What the prompt says, as the parent corrected it. */
  readonly understanding?: Understanding;
}

export type { Refusal };

export type Admission =
  | { readonly ok: true; readonly commission: Commission; readonly helpLines?: readonly HelpLine[] }
  | { readonly ok: false; readonly refusal: Refusal };

const NAME = /^[\p{L}][\p{L}\p{M}'’ -]{0,29}$/u;
const SHORTEST_PROMPT = 10;
const LONGEST_PROMPT = 1000;

/**
 * Checks a request before anything is spent on it. Private details are removed from the prompt and traits that are not
 * plain short words are dropped. Refuses a name that cannot be used, a prompt that is too short or too long, and a
 * prompt that is unsafe for children or no idea for a story. A prompt about self-harm, suicide, abuse, a secret touch or
 * violence at home gets help lines, accepted or refused.
 */
export function admit(request: StoryRequest): Admission {
  const childName = tidy(request.childName ?? '');
  if (childName !== '' && !NAME.test(childName)) {
    return refused(
      'That name has signs in it which we cannot print.',
      'Use up to 30 letters, spaces, hyphens and apostrophes.',
    );
  }
  if (childName !== '' && isNoName(childName)) return refused(...SENTENCES.name);
  const prompt = tidy(request.prompt);
  if (prompt.length > LONGEST_PROMPT) {
    return refused(
      'That is a little too long for one story.',
      `Tell it in at most ${LONGEST_PROMPT} characters.`,
    );
  }
  const distress = needsHelp(prompt);
  const danger =
    dangerOfPrompt(hideName(prompt, childName)) ??
    dangerOfPrompt(request.theme ?? '') ??
    dangerOfPrompt(wordsIn(request.corrections ?? {}));
  if (danger !== undefined) {
    const isGrave =
      distress ||
      danger === 'selfharm' ||
      (danger === 'sexual' && isAboutMinors(prompt)) ||
      danger === 'secrets';
    return refused(...SENTENCES[danger], isGrave ? HELP_LINES : undefined);
  }
  if (isNoStory(hideName(prompt, childName)))
    return refused(...SENTENCES.nostory, distress ? HELP_LINES : undefined);
  const safe = withoutPrivateDetails(prompt);
  if (safe.replace(/[^\p{L}\p{N}]/gu, '').length < Math.min(SHORTEST_PROMPT - 3, prompt.length)) {
    return refused(
      'We need a few more words to make a story.',
      'Tell us in a sentence what the story should be about, without addresses or numbers.',
    );
  }
  const commission = commissionFor(request, hideName(safe, childName), childName);
  return { ok: true, commission, ...(distress ? { helpLines: HELP_LINES } : {}) };
}

function commissionFor(request: StoryRequest, prompt: string, childName: string): Commission {
  const traits = allowedTraits(request.traits, childName);
  const understanding = understoodFrom(request);
  const isHero = request.childIsHero && childName !== '';
  const heroName = isHero ? HERO : standInName(request.seed, traits.gender, childName);
  const namesakes = namesakesOf(isHero ? childName : heroName);
  return {
    prompt,
    ageBand: request.ageBand,
    structure: request.structure,
    theme: themeOf(request.theme, prompt, request.seed),
    traits,
    heroName,
    seed: request.seed,
    ...(request.had === undefined ? {} : { had: request.had }),
    ...(request.telling === undefined ? {} : { telling: request.telling }),
    ...(namesakes.length > 0 ? { namesakes } : {}),
    ...(childName.includes(' ') ? { hasLongName: true } : {}),
    ...(understanding ? { understanding } : {}),
  };
}

function refused(sentence: string, suggestion: string, helpLines?: readonly HelpLine[]): Admission {
  return {
    ok: false,
    refusal: {
      code: 'STORY_REFUSED',
      sentence,
      suggestion,
      ...(helpLines === undefined ? {} : { helpLines }),
    },
  };
}
