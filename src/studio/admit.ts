import type { Danger } from './admit/danger.ts';
import { dangerIn, speaksOfDistress } from './admit/danger.ts';
import type { HelpLine } from './admit/helplines.ts';
import { HELP_LINES } from './admit/helplines.ts';
import { allowedTraits } from './admit/looks.ts';
import { withoutPrivateDetails } from './admit/privacy.ts';
import { standInName } from './admit/standin.ts';
import type { AgeBand, StoryRequest, Structure, Theme, Traits } from './contract.ts';
import { HERO } from './contract.ts';
import { themeOf } from './reading/theme.ts';

/** What may be written: a request that has been looked through, without the child's name. Plain data. */
export interface Commission {
  /** The parent's words, without private details, with `HERO` for the child's name. Data, never instructions. */
  readonly prompt: string;
  readonly ageBand: AgeBand;
  readonly structure: Structure;
  readonly theme: Theme;
  readonly traits: Traits;
  /** `HERO` when the child is the hero and has a name; otherwise an invented name, written out in the text. */
  readonly heroName: string;
  readonly seed: string;
}

export interface Refusal {
  readonly code: 'STORY_REFUSED';
  /** Why, in words a parent can read. */
  readonly sentence: string;
  /** What to try instead. */
  readonly suggestion: string;
  readonly helpLines?: readonly HelpLine[];
}

export type Admission =
  | { readonly ok: true; readonly commission: Commission; readonly helpLines?: readonly HelpLine[] }
  | { readonly ok: false; readonly refusal: Refusal };

const NAME = /^[\p{L}][\p{L}\p{M}'’ -]{0,29}$/u;
const SHORTEST_PROMPT = 10;
const LONGEST_PROMPT = 1000;

const SENTENCES: Readonly<Record<Danger, readonly [sentence: string, suggestion: string]>> = {
  selfharm: [
    'We cannot write a story that shows anyone how to hurt themselves.',
    'A story about big feelings, or about finding somebody to talk to, we would gladly write. If you are worried about a child, please call one of these lines.',
  ],
  sexual: [
    'We only write stories that are safe for children, so we cannot write this one.',
    'If you would like to talk about body safety, try “My body belongs to me” or “Telling a grown-up I trust”.',
  ],
  violence: [
    'This wish is too violent for a children’s story.',
    'Try the feeling behind it instead: “What to do when I am angry”, or “Standing up to a bully”.',
  ],
  hate: [
    'We do not write stories that look down on people for who they are.',
    'Try “Being different is fine”, or “Making friends with somebody new”.',
  ],
  drugs: [
    'This topic is not one we can write about for children.',
    'Try “Saying no when friends push you”, or “Looking after my body”.',
  ],
  weapons: [
    'We cannot write about making or using weapons.',
    'Try “Being brave without fighting”, or “Solving a quarrel with words”.',
  ],
  steering: [
    'That reads like instructions to a machine rather than a wish for a story.',
    'Tell us in a sentence what your child is going through, such as “learning to share toys”.',
  ],
};

/**
 * Looks a request through before anything is spent on it. Private details are dropped from the wish; traits that are
 * not plain short words are left out; a name that cannot be used, a wish that is too short or long, and a wish that
 * is unsafe for children are refused kindly. Words of self-harm about a child bring help lines with them.
 */
export function admit(request: StoryRequest): Admission {
  const childName = (request.childName ?? '').normalize('NFC').replace(/\s+/g, ' ').trim();
  if (childName !== '' && !NAME.test(childName)) {
    return refused(
      'That name has signs in it which we cannot print.',
      'Use up to 30 letters, spaces, hyphens and apostrophes.',
    );
  }
  if (dangerIn(childName) !== undefined) return refused(...SENTENCES.steering);
  const wish = request.prompt.normalize('NFC').replace(/\s+/g, ' ').trim();
  if (wish.length > LONGEST_PROMPT) {
    return refused(
      'That is a little too long for one story.',
      `Tell it in at most ${LONGEST_PROMPT} characters.`,
    );
  }
  const distress = speaksOfDistress(wish);
  const danger = dangerIn(wish) ?? dangerIn(request.theme ?? '');
  if (danger !== undefined) {
    return refused(...SENTENCES[danger], distress || danger === 'selfharm' ? HELP_LINES : undefined);
  }
  const safe = withoutPrivateDetails(wish);
  if (safe.replace(/[^\p{L}\p{N}]/gu, '').length < Math.min(SHORTEST_PROMPT - 3, wish.length)) {
    return refused(
      'We need a few more words to make a story.',
      'Tell us in a sentence what the story should be about, without addresses or numbers.',
    );
  }
  const commission = commissionFor(request, hideName(safe, childName), childName);
  return { ok: true, commission, ...(distress ? { helpLines: HELP_LINES } : {}) };
}

function commissionFor(request: StoryRequest, prompt: string, childName: string): Commission {
  const traits = allowedTraits(request.traits);
  const isHero = request.childIsHero && childName !== '';
  return {
    prompt,
    ageBand: request.ageBand,
    structure: request.structure,
    theme: themeOf(request.theme, prompt, request.seed),
    traits,
    heroName: isHero ? HERO : standInName(request.seed, traits.gender, childName),
    seed: request.seed,
  };
}

/** Names that are everyday words too: they are only hidden where they stand with a capital. */
const EVERYDAY =
  /^(?:will|may|hope|grace|mark|bill|rose|joy|faith|sunny|drew|art|pat|rob|sky|dawn|summer|autumn|june|april|august|jack|ray|dean|frank|rich|miles|penny|daisy|lily|ivy|iris|river|wren|robin|angel|star|rain|leaf|bear|fox|sage|olive|ginger|pepper|honey|happy|an|so|my|in|the|can|do|sun|song|long|young)$/;

/** The wish with `HERO` wherever the child's name (or its first part) stands as a word of its own. */
function hideName(wish: string, childName: string): string {
  if (childName === '') return wish;
  const parts = [childName, ...childName.split(' ')].filter((part) => part.length > 1);
  const everyday = new Set(parts.filter((part) => EVERYDAY.test(part.toLowerCase())));
  const names = parts.map((part) => part.replace(/['’]/g, "['’]"));
  const places = new RegExp(`(?<![\\p{L}\\p{N}])(?:${names.join('|')})(?![\\p{L}\\p{N}])`, 'giu');
  return wish.replace(places, (found) => (everyday.size > 0 && !/^\p{Lu}/u.test(found) ? found : HERO));
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
