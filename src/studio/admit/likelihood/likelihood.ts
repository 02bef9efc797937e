import { readFileSync } from 'node:fs';
import { featuresOf } from './features.ts';

/** What `npm run studio:admission -- --write` has learned from labelled prompts. */
export interface Weights {
  readonly bias: number;
  /** Above these log-odds a prompt is refused though no rule names why. */
  readonly threshold: number;
  /** Hundredths, by feature. */
  readonly weights: Readonly<Record<string, number>>;
}

const FILE = new URL('./weights.json', import.meta.url);
let known: Weights | undefined;

/** The learned weights; read once. */
export function weights(): Weights {
  known ??= JSON.parse(readFileSync(FILE, 'utf8')) as Weights;
  return known;
}

/** Of a prompt in another language, or in no words, too little is known to judge it. */
const LEAST_KNOWN = 0.35;

/**
 * How likely a prompt is harmful, as log-odds by logistic regression over `featuresOf`: the rules name what is harmful, and
 * this has seen how people ask for it. Deterministic, and under a millisecond for a usual prompt.
 */
export function harmLikelihood(text: string, { bias, weights: learned }: Weights = weights()): number {
  const all = featuresOf(text);
  const features = all.flatMap((feature) => learned[feature] ?? []);
  if (features.length < LEAST_KNOWN * all.length) return 0;
  const sum = features.reduce((total, weight) => total + weight / 100, 0);
  return bias + sum / Math.sqrt(Math.max(1, features.length));
}
