import { HARD_TIME, hardTimesIn, isNoJoy } from './hard-ground.ts';
import { type Chance, chancesOf } from './learned/linear.ts';
import { modelOf } from './learned/models.ts';
import { situationFeatures } from './learned/situation-features.ts';
import { HARD_TIMES } from './situations/situation.ts';
import { isJoyful, situationOf } from './situations.ts';
import { cueText } from './text.ts';
import { type Likelihood, SHAPES, type Shape } from './types.ts';

/** What a prompt may be about. */
export interface Classified {
  /** The situations, likeliest first. */
  readonly likely: readonly Likelihood[];
  /** The situation that can be claimed. */
  readonly situation?: string;
  /** The kind of story, which may be plain where the situation is not. */
  readonly shape?: Shape;
}

/** Below these nothing is claimed. The model is as often right as it says: `npm run studio:learn`. */
const LEAST_SITUATION = 0.3;
const LEAST_SHAPE = 0.15;
/** A child is told as having done wrong only where that is likelier. */
const LEAST_BLAMING = 0.4;
const BLAMING = /^(?:did-wrong-and-hid-it|cross|wont)$/;
const MOST_LIKELY = 5;
/** A label for what has a shape and no situation of its own. */
const OTHER = /^other:/;

/** Reads what a prompt is about, by what was learned from labelled prompts of several authors. */
export function classify(text: string): Classified {
  const features = situationFeatures(text);
  const chances = chancesOf(features, modelOf('situations')).filter(
    ({ label, chance }) => !GRAVE.test(label) || chance >= CERTAIN || isGraveIn(label, text),
  );
  const sure = graveIn(text, chances) ?? chances[0];
  const best = sure && hardTimesIn(sure, chances) ? { label: HARD_TIMES, chance: 1 } : sure;
  const likely = [...(best ? [best] : []), ...chances.filter((one) => one !== best)]
    .filter(({ label }) => !OTHER.test(label))
    .slice(0, MOST_LIKELY)
    .map(({ label, chance }) => ({ situation: label, confidence: Math.round(100 * chance) / 100 }));
  const situation =
    best && !OTHER.test(best.label) && (best.chance >= LEAST_SITUATION || best !== chances[0])
      ? best.label
      : undefined;
  const shape = situationOf(situation)?.shape ?? likeliestShape(features, chances);
  if (isNoJoy(cueText(text), situation, shape, best?.chance ?? 0))
    return {
      ...HARD_TIME,
      likely: [{ situation: HARD_TIMES, confidence: 1 }, ...likely].slice(0, MOST_LIKELY),
    };
  return { likely, ...(situation ? { situation } : {}), ...(shape ? { shape } : {}) };
}

/** What nothing else in a prompt may hide: somebody died or is badly ill, or is not safe. */
const GRAVE =
  /^(?:violence-at-home|stillbirth-or-miscarriage|.*-died|dying-grandparent|someone-ill|pet-ill)$/;
/** Said only to be denied or asked about: “nobody has died”. */
const UNSAID =
  /\b(?:nobody|no one|noone|nothing|hasnt|didnt|not) (?:has |have |had )?(?:died|passed away|dead|die)\b|\bdead (?:tired|keen|easy)\b|\bdying to\b/g;
/** Without a word for it nobody has died, however much a prompt is like those of the bereaved: “She wants to marry our cat”. */
const CERTAIN = 0.97;
const GRAVE_WORD =
  /\b(?:die[sd]?|dead|death|dying|pass(?:es|ed|ing)?|funerals?|bur(?:y|ied)|graves?|heaven|los[est]\w*|gone|without|put down|to sleep|asleep|sleeping|cancer|ill\w*|sick\w*|hospital|stroke|chemo\w*|poorly|unwell|diagnos\w+|treatment|clinic|miss(?:es|ed|ing)?|ashes|vets?|lump|miscarr\w+|stillb\w+|stopped growing|heartbeat|not coming|pregnan\w+|hits?|hitting|hurts?|beats?|beaten|safe|refuge|shout\w*|violen\w+|dementia|depress\w+|forget\w*|kill\w*|rainbow|remember\w*|used to|anymore|run over|accident|grie[fv]\w*|mourn\w*|last (?:visit|weeks|days|time)|goodbye)\b/;

function isGraveIn(label: string, text: string): boolean {
  const words = cueText(text);
  const { strong, weak } = situationOf(label) ?? {};
  return [strong, weak, GRAVE_WORD].some((cue) => cue !== undefined && words.search(cue) >= 0);
}

/** So sure of something else, the words only sound grave: “hits me when I say no”. */
const SURELY_OTHER = 0.8;

/** What is grave by its words goes before what is likelier: “Daddy passed and she loves horses”. */
function graveIn(text: string, chances: readonly Chance[]): Chance | undefined {
  const [first] = chances;
  if (!first || first.label === 'fear-of-dying') return undefined;
  const isJoy = isJoyful(situationOf(first.label)?.shape);
  if (first.chance >= SURELY_OTHER && !isJoy && !GRAVE.test(first.label)) return undefined;
  const words = cueText(text).replace(UNSAID, ' ');
  const spoken = chances.filter(({ label }) => {
    const strong = GRAVE.test(label) ? situationOf(label)?.strong : undefined;
    return strong !== undefined && words.search(strong) >= 0;
  });
  return spoken[0];
}

/** Of a prompt in other words than were learned nothing is known. */
const LEAST_KNOWN = 0.4;
const FEWEST_KNOWN = 6;

function likeliestShape(features: readonly string[], chances: readonly Chance[]): Shape | undefined {
  const { weights } = modelOf('situations');
  const known = features.filter((one) => Object.hasOwn(weights, one)).length;
  if (known < FEWEST_KNOWN || known < LEAST_KNOWN * features.length) return undefined;
  const sums = new Map<Shape, number>();
  for (const { label, chance } of chances) {
    const shape = situationOf(label)?.shape ?? SHAPES.find((one) => one === label.replace(OTHER, ''));
    if (shape) sums.set(shape, (sums.get(shape) ?? 0) + chance);
  }
  const [best] = [...sums].sort(([, one], [, other]) => other - one);
  if (!best) return undefined;
  return best[1] >= (BLAMING.test(best[0]) ? LEAST_BLAMING : LEAST_SHAPE) ? best[0] : undefined;
}
