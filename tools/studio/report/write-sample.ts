import { admit } from '../../../src/studio/admit.ts';
import type { AgeBand } from '../../../src/studio/age-bands.ts';
import type { Gender, StoryPage, Structure } from '../../../src/studio/contract.ts';
import { STRUCTURES, THEMES } from '../../../src/studio/contract.ts';
import type { TopicId } from '../../../src/studio/reading/topic.ts';
import { nameHero } from '../../../src/studio/words.ts';
import { planStory } from '../../../src/studio/writer/plan.ts';
import { writeStory } from '../../../src/studio/writer/write.ts';
import { NAMES_OF_THE_REPORT, REPORT_PROMPTS } from './prompts.ts';

/** A story of the report, with the child's name inserted. */
export interface SampleStory {
  readonly band: AgeBand;
  readonly structure: Structure;
  readonly prompt: string;
  readonly things: readonly string[];
  readonly topic: TopicId;
  readonly name: string;
  readonly gender: Gender | undefined;
  readonly title: string;
  /** Names of the characters, which the reading grade ignores. */
  readonly names: readonly string[];
  readonly pages: readonly StoryPage[];
}

const at = <T>(list: readonly T[], index: number): T => list[index % list.length] as T;

/** The story `index` of a band; prompts, names, structures, themes and genders rotate independently. */
export function writeSample(band: AgeBand, index: number): SampleStory {
  const samplePrompt = at(REPORT_PROMPTS, index);
  const name = at(NAMES_OF_THE_REPORT, index * 7);
  const gender = at<Gender | undefined>(['girl', 'boy', undefined], index);
  const structure = at(STRUCTURES, index + Math.floor(index / STRUCTURES.length));
  const admission = admit({
    prompt: samplePrompt.prompt,
    ageBand: band,
    structure,
    theme: at(THEMES, index * 5 + Math.floor(index / THEMES.length)),
    traits: gender === undefined ? {} : { gender },
    childIsHero: true,
    childName: name,
    seed: `report-${band}-${index}`,
  });
  if (!admission.ok) throw new Error(`“${samplePrompt.prompt}” was refused: ${admission.refusal.sentence}`);
  const plan = planStory(admission.commission);
  const named = (text: string): string => nameHero(text, name);
  return {
    band,
    structure,
    prompt: samplePrompt.prompt,
    things: samplePrompt.things,
    topic: plan.state.topic,
    name,
    gender,
    title: named(plan.title),
    names: plan.cast.map((one) => named(one.name)),
    pages: writeStory(admission.commission, plan).map((page) => ({
      text: named(page.text),
      ...(page.refrains === undefined ? {} : { refrains: page.refrains.map(named) }),
    })),
  };
}
