/** A linear classifier as it was learned from labelled prompts. */
export interface LinearModel {
  readonly classes: readonly string[];
  /** For each feature pairs of a class, by its place in `classes`, and a weight in hundredths. */
  readonly weights: Readonly<Record<string, readonly number[]>>;
}

/** A class with how likely it is. */
export interface Chance {
  readonly label: string;
  readonly chance: number;
}

/** Weights that were kept small while learning are less sure than they are right; this makes chances agree with shares. */
const SHARPNESS = 3.5;

/** Every class with its chance by multinomial logistic regression, the likeliest first. Features are scaled to length one. */
export function chancesOf(features: readonly string[], model: LinearModel): readonly Chance[] {
  const logits = logitsOf(features, model);
  const most = Math.max(...logits);
  const powers = Array.from(logits, (one) => Math.exp(SHARPNESS * (one - most)));
  const sum = powers.reduce((total, one) => total + one, 0);
  return powers
    .map((power, at) => ({ label: model.classes[at] ?? '', chance: power / sum }))
    .sort((one, other) => other.chance - one.chance);
}

/** What every class weighs: log-odds but for a constant. */
export function logitsOf(features: readonly string[], { classes, weights }: LinearModel): Float64Array {
  const sums = new Float64Array(classes.length);
  const scale = 1 / Math.sqrt(Math.max(1, features.length));
  for (const feature of features) {
    const pairs = Object.hasOwn(weights, feature) ? weights[feature] : undefined;
    if (!pairs) continue;
    for (let at = 0; at < pairs.length; at += 2) {
      const index = pairs[at] ?? 0;
      sums[index] = (sums[index] ?? 0) + ((pairs[at + 1] ?? 0) / 100) * scale;
    }
  }
  return sums;
}
