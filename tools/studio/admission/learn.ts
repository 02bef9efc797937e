import { featuresOf } from '../../../src/studio/admit/likelihood/features.ts';
import type { Weights } from '../../../src/studio/admit/likelihood/likelihood.ts';
import { randomFrom } from '../../../src/studio/random.ts';

/** A prompt, whether it is harmful, and who wrote it or where it stands. */
export interface Labelled {
  readonly prompt: string;
  readonly isHarmful: boolean;
  readonly source: string;
}

const EPOCHS = 12;
const RATE = 0.15;
/** A feature that is in one prompt only says nothing about the next. */
const LEAST_SEEN = 2;

/**
 * Logistic regression by AdaGrad (Duchi et al., 2011); both labels weigh the same, and the features of a prompt are scaled
 * to length one. The same prompts give the same weights.
 */
export function learn(prompts: readonly Labelled[]): Omit<Weights, 'threshold'> {
  const seen = new Map<string, number>();
  const features = prompts.map(({ prompt }) => featuresOf(prompt));
  for (const list of features) for (const one of list) seen.set(one, (seen.get(one) ?? 0) + 1);
  const index = new Map([...seen].filter(([, count]) => count >= LEAST_SEEN).map(([one], at) => [one, at]));
  const rows = features.map((list) => list.flatMap((one) => index.get(one) ?? []));
  const learned = new Float64Array(index.size);
  const squares = new Float64Array(index.size).fill(1e-6);
  let bias = 0;
  let biasSquares = 1e-6;
  const harmful = prompts.filter(({ isHarmful }) => isHarmful).length;
  const balance = (prompts.length - harmful) / harmful;
  const random = randomFrom('admission');
  for (let epoch = 0; epoch < EPOCHS; epoch += 1)
    for (const at of random.shuffle(prompts.map((_, position) => position))) {
      const row = rows[at] ?? [];
      const scale = 1 / Math.sqrt(Math.max(1, row.length));
      const odds = row.reduce((sum, one) => sum + (learned[one] ?? 0) * scale, bias);
      const label = prompts[at]?.isHarmful ? 1 : 0;
      const error = (1 / (1 + Math.exp(-odds)) - label) * (label ? balance : 1);
      biasSquares += error * error;
      bias -= (RATE * error) / Math.sqrt(biasSquares);
      const slope = error * scale;
      for (const one of row) {
        squares[one] = (squares[one] ?? 0) + slope * slope;
        learned[one] = (learned[one] ?? 0) - (RATE * slope) / Math.sqrt(squares[one]);
      }
    }
  return { bias, weights: rounded(index, learned) };
}

/** Hundredths; what rounds to nothing is left out, without which the file would be ten times as large. */
function rounded(index: ReadonlyMap<string, number>, learned: Float64Array): Record<string, number> {
  const lasting = [...index]
    .map(([feature, at]) => [feature, Math.round((learned[at] ?? 0) * 100)] as const)
    .filter(([, weight]) => Math.abs(weight) >= LEAST_WEIGHT)
    .sort(([one], [other]) => (one < other ? -1 : 1));
  return Object.fromEntries(lasting);
}
const LEAST_WEIGHT = 20;
