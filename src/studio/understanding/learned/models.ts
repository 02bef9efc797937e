import { readFileSync } from 'node:fs';
import type { LinearModel } from './linear.ts';

/** What is learned by `npm run studio:learn -- --write` from labelled prompts. */
export type ModelName = 'situations' | 'somebody' | 'roles' | 'things' | 'clauses';

const known = new Map<ModelName, LinearModel>();

/** A learned model; read once. */
export function modelOf(name: ModelName): LinearModel {
  const earlier = known.get(name);
  if (earlier) return earlier;
  const model = JSON.parse(readFileSync(new URL(`./${name}.json`, import.meta.url), 'utf8')) as LinearModel;
  known.set(name, model);
  return model;
}
