import { dangerIn } from '../admit/danger.ts';
import { holdsPrivateDetails } from '../admit/privacy.ts';
import type { Commission } from '../admit.ts';
import type { Beat, CharacterSpec, CompanionKind, PictureBrief, StoryPlan } from '../contract.ts';
import { BEATS, COMPANIONS, HERO } from '../contract.ts';
import { topicOf } from '../reading/topic.ts';
import { bookOf } from '../writer/books.ts';
import { looksOf } from '../writer/cast.ts';
import { PAGES, type UsablePlan, usablePlan } from './shape.ts';
import { withoutStandIn } from './standin.ts';
import { typeset } from './typeset.ts';

/** What a model's plan holds beyond what every plan holds. */
export interface ModelPlan extends StoryPlan {
  /** A sentence for each page; empty where the pages came with the plan. */
  readonly outline: readonly string[];
}

/** How many characters a picture can hold and still be a picture. */
const MOST_IN_PICTURE = 4;

/** The plan in a model's answer, with the placeholder for the hero; undefined when it is of no use or not safe. */
export function planFrom(
  commission: Commission,
  answer: unknown,
  standIn: string,
  plannedBy: string,
): ModelPlan | undefined {
  const parsed = usablePlan.safeParse(answer);
  if (!parsed.success) return undefined;
  const told = parsed.data;
  const everything = [
    told.title,
    ...told.briefs.flatMap(({ scene, alt, setting, who }) => [scene, alt, setting, ...who]),
  ].join('\n');
  if (dangerIn(everything) !== undefined || holdsPrivateDetails(everything)) return undefined;
  // A plan that never names the hero is a plan for somebody else.
  if (!everything.includes(standIn)) return undefined;
  const named = (text: string) => typeset(withoutStandIn(text, standIn, commission.heroName));
  const cast = castFrom(commission, told, standIn);
  return {
    title: named(told.title)
      .replace(/[“”"*#]/g, '')
      .trim(),
    moral: moralOf(commission, named(told.moral)),
    theme: commission.theme,
    cast,
    briefs: BEATS.map((beat, index) => briefFrom(commission, told, cast, beat, index, named)),
    plannedBy,
    outline: told.outline.map(named),
  };
}

/** The word that the story is about; where the model gave a sentence, the one that we read out of the wish ourselves. */
function moralOf({ prompt }: Commission, said: string): string {
  const word = said.toLowerCase().replace(/[.!]$/, '');
  return /^[\p{L}-]+(?: [\p{L}-]+)?$/u.test(word) ? word : bookOf(topicOf(prompt)).moral;
}

function castFrom(commission: Commission, told: UsablePlan, standIn: string): CharacterSpec[] {
  const { heroName, traits } = commission;
  const wearing = told.outfit
    ? `, wearing ${told.outfit.replace(/^(?:wearing|in)\s+/i, '').replace(/\.$/, '')}`
    : '';
  const hero: CharacterSpec = { name: heroName, role: 'hero', looks: `${looksOf(traits)}${wearing}` };
  const others = told.cast
    .filter(({ name }) => name !== standIn && name !== heroName)
    .filter(({ name }, index, all) => all.findIndex((other) => other.name === name) === index)
    .slice(0, MOST_IN_PICTURE - 1)
    .map(
      ({ name, looks }, index): CharacterSpec => ({
        name,
        role: index === 0 ? 'companion' : 'other',
        looks: withoutStandIn(looks, standIn, heroName),
      }),
    );
  return [hero, ...others];
}

function briefFrom(
  commission: Commission,
  told: UsablePlan,
  cast: readonly CharacterSpec[],
  beat: Beat,
  index: number,
  named: (text: string) => string,
): PictureBrief {
  const brief = told.briefs[index] ?? told.briefs[0];
  if (!brief) throw new RangeError('A usable plan has four briefs');
  const [hero, ...others] = cast;
  const seen = others.filter(({ name }) => brief.who.includes(name) || brief.scene.includes(name));
  const companion = companionIn(seen.length > 0 ? seen : others);
  return {
    beat,
    theme: commission.theme,
    cast: hero ? [hero, ...seen] : seen,
    ...(companion ? { companion } : {}),
    setting: named(brief.setting),
    action: named(brief.scene),
    feeling: brief.feeling,
    time: brief.light,
    alt: altOf(named, brief, commission.heroName),
    page: pageOf(brief.page, index, commission),
  };
}

/** The alt text, or the scene where there is none to speak of. */
function altOf(
  named: (text: string) => string,
  brief: UsablePlan['briefs'][number],
  heroName: string,
): string {
  const alt = named(brief.alt);
  const said = alt.length >= 15 ? alt : named(brief.scene);
  return said.includes(heroName) || heroName !== HERO ? said : `${HERO}: ${said}`;
}

/** The page that a picture stands beside: one in each quarter of the book, in order, whatever was said. */
function pageOf(said: number, index: number, { ageBand }: Commission): number {
  const count = PAGES[ageBand];
  const from = Math.floor((index * count) / BEATS.length);
  const to = Math.floor(((index + 1) * count) / BEATS.length) - 1;
  return Math.min(Math.max(Math.round(said) - 1, from), to);
}

/** The animal or creature that our own painter would paint beside the hero. */
function companionIn(cast: readonly CharacterSpec[]): CompanionKind | undefined {
  const words = cast.map(({ looks, name }) => `${name} ${looks}`.toLowerCase()).join(' ');
  return COMPANIONS.find((kind) => new RegExp(`\\b${kind}\\b`).test(words));
}
