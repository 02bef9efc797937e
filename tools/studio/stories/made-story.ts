import { readFileSync } from 'node:fs';
import { admit, type Commission } from '../../../src/studio/admit.ts';
import type { AgeBand } from '../../../src/studio/age-bands.ts';
import type { StoryPage, StoryPlan, Structure } from '../../../src/studio/contract.ts';
import { pagesOf, planTelling } from '../../../src/studio/tellings/plan.ts';

/** A story that the embedded storyteller made, and for what. */
export interface MadeStory {
  readonly prompt: string;
  readonly childName: string;
  readonly commission: Commission;
  readonly plan: StoryPlan;
  readonly pages: readonly StoryPage[];
  /** How long planning and writing took. */
  readonly ms: number;
}

interface Wanted {
  readonly prompt: string;
  readonly band: AgeBand;
  readonly structure?: Structure;
  readonly seed: string;
  readonly had?: readonly string[];
  /** As the form has it; somebody by turns where it is not said. */
  readonly childName?: string;
  readonly gender?: 'girl' | 'boy' | '';
}

const CHILDREN = [
  { name: 'Mia', gender: 'girl' },
  { name: 'James', gender: 'boy' },
  { name: 'Zoë', gender: undefined },
] as const;

/** Tells the story of a prompt; undefined where it is refused or the library has nothing for it. */
export function makeStory({
  prompt,
  band,
  structure = 'classic',
  seed,
  had = [],
  ...child
}: Wanted): MadeStory | undefined {
  const turn = CHILDREN[Number(seed.match(/\d+/)?.[0] ?? 0) % CHILDREN.length] ?? CHILDREN[0];
  const { name, gender } = child.childName ? { name: child.childName, gender: child.gender } : turn;
  const admission = admit({
    prompt,
    ageBand: band,
    structure,
    traits: gender ? { gender } : {},
    childIsHero: true,
    childName: name,
    seed,
    had,
  });
  if (!admission.ok) return undefined;
  const start = performance.now();
  const plan = planTelling(admission.commission);
  const pages = plan && pagesOf(plan);
  const ms = performance.now() - start;
  return pages && { prompt, childName: name, commission: admission.commission, plan, pages, ms };
}

const SETS = new URL('../understanding/', import.meta.url);

/** A prompt, and what stands beside it in the form where the set says it. */
export interface FormRow {
  readonly prompt: string;
  readonly band?: AgeBand;
  readonly childName?: string;
  readonly gender?: 'girl' | 'boy' | '';
}

/** The prompts of a labelled set (`unseen`), or of a JSON file of prompts: texts, or objects with a `prompt`. */
export const promptsOf = (set: string): string[] => rowsOf(set).map(({ prompt }) => prompt);

/** The prompts of a set with what else the form had. */
export function rowsOf(set: string): readonly FormRow[] {
  const file = /[./]/.test(set) ? set : new URL(`${set}.json`, SETS);
  const rows = JSON.parse(readFileSync(file, 'utf8')) as readonly (string | FormRow)[];
  return rows.map((row) => (typeof row === 'string' ? { prompt: row } : row));
}
