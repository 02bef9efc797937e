import { admit } from '../admit.ts';
import type { AgeBand, Gender, StoryPage, Structure } from '../contract.ts';
import { STRUCTURES, THEMES } from '../contract.ts';
import type { TopicId } from '../reading/topic.ts';
import { nameHero } from '../words.ts';
import { planStory } from '../writer/plan.ts';
import { writeStory } from '../writer/write.ts';
import { NAMES_OF_THE_REPORT, WISHES_OF_THE_REPORT } from './wishes.ts';

/** A story of the report as a parent would read it, with the child's name in it. */
export interface Told {
  readonly band: AgeBand;
  readonly structure: Structure;
  readonly prompt: string;
  readonly things: readonly string[];
  readonly topic: TopicId;
  readonly name: string;
  readonly gender: Gender | undefined;
  readonly title: string;
  /** The others in the story; their names are not hard words. */
  readonly names: readonly string[];
  readonly pages: readonly StoryPage[];
}

const at = <T>(list: readonly T[], index: number): T => list[index % list.length] as T;

/** The `index`th story of a band: wishes, names, structures, themes and genders each go round at their own pace. */
export function tell(band: AgeBand, index: number): Told {
  const wish = at(WISHES_OF_THE_REPORT, index);
  const name = at(NAMES_OF_THE_REPORT, index * 7);
  const gender = at<Gender | undefined>(['girl', 'boy', undefined], index);
  const structure = at(STRUCTURES, index + Math.floor(index / STRUCTURES.length));
  const admission = admit({
    prompt: wish.prompt,
    ageBand: band,
    structure,
    theme: at(THEMES, index * 5 + Math.floor(index / THEMES.length)),
    traits: gender === undefined ? {} : { gender },
    childIsHero: true,
    childName: name,
    seed: `report-${band}-${index}`,
  });
  if (!admission.ok) throw new Error(`“${wish.prompt}” was refused: ${admission.refusal.sentence}`);
  const plan = planStory(admission.commission);
  const named = (text: string): string => nameHero(text, name);
  return {
    band,
    structure,
    prompt: wish.prompt,
    things: wish.things,
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
