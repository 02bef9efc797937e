import { randomFrom } from '../../../src/studio/random.ts';
import type { LinearModel } from '../../../src/studio/understanding/learned/linear.ts';

/** What a classifier is to learn from. */
export interface Example {
  readonly features: readonly string[];
  readonly label: string;
}

/** How it learns: what is seen in fewer examples, or weighs less at the end, is left out. */
export interface Learning {
  readonly epochs?: number;
  readonly rate?: number;
  readonly decay?: number;
  readonly leastSeen?: number;
  /** Hundredths. */
  readonly leastWeight?: number;
}

/**
 * Multinomial logistic regression by AdaGrad (Duchi et al., 2011) with features scaled to length one, and weights that decay a
 * little at each step (an L2 penalty). The same examples give the same model.
 */
export function learn(examples: readonly Example[], options: Learning = {}): LinearModel {
  const { epochs = 25, rate = 0.3, decay = 1e-4, leastSeen = 2, leastWeight = 20 } = options;
  const classes = [...new Set(examples.map(({ label }) => label))].sort();
  const seen = new Map<string, number>();
  for (const { features } of examples) for (const one of features) seen.set(one, (seen.get(one) ?? 0) + 1);
  const known = [...seen].filter(([, count]) => count >= leastSeen).map(([one]) => one);
  const index = new Map(known.map((one, at) => [one, at]));
  const width = classes.length;
  const weights = new Float32Array(index.size * width);
  const squares = new Float32Array(index.size * width).fill(1e-6);
  const rows = examples.map(({ features }) => features.flatMap((one) => index.get(one) ?? []));
  const labels = examples.map(({ label }) => classes.indexOf(label));
  const scales = examples.map(({ features }) => 1 / Math.sqrt(Math.max(1, features.length)));
  const random = randomFrom('learn');
  const odds = new Float64Array(width);
  for (let epoch = 0; epoch < epochs; epoch += 1)
    for (const at of random.shuffle(examples.map((_, position) => position))) {
      const row = rows[at] ?? [];
      const scale = scales[at] ?? 1;
      odds.fill(0);
      for (const one of row)
        for (let c = 0; c < width; c += 1) odds[c] = (odds[c] ?? 0) + (weights[one * width + c] ?? 0) * scale;
      let most = Number.NEGATIVE_INFINITY;
      for (const one of odds) most = Math.max(most, one);
      let sum = 0;
      for (let c = 0; c < width; c += 1) sum += odds[c] = Math.exp((odds[c] ?? 0) - most);
      for (let c = 0; c < width; c += 1) odds[c] = (odds[c] ?? 0) / sum - (c === labels[at] ? 1 : 0);
      for (const one of row)
        for (let c = 0; c < width; c += 1) {
          const place = one * width + c;
          const slope = (odds[c] ?? 0) * scale + decay * (weights[place] ?? 0);
          squares[place] = (squares[place] ?? 0) + slope * slope;
          weights[place] = (weights[place] ?? 0) - (rate * slope) / Math.sqrt(squares[place] ?? 1);
        }
    }
  const lasting = known
    .map((one, at): [string, number[]] => [
      one,
      classes.flatMap((_, c) => {
        const hundredths = Math.round((weights[at * width + c] ?? 0) * 100);
        return Math.abs(hundredths) >= leastWeight ? [c, hundredths] : [];
      }),
    ])
    .filter(([, pairs]) => pairs.length > 0)
    .sort(([one], [other]) => (one < other ? -1 : 1));
  return { classes, weights: Object.fromEntries(lasting) };
}
