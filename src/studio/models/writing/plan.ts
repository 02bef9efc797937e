import { looksOf } from '../../admit/described-looks.ts';
import { hasPrivateDetails } from '../../admit/privacy.ts';
import { dangerIn } from '../../admit/prose/prose.ts';
import type { Commission } from '../../admit.ts';
import type { StoryPlan } from '../../contract.ts';
import { HERO } from '../../contract.ts';
import type { Beat, CharacterSpec, CompanionKind, PictureBrief } from '../../illustrations.ts';
import { BEATS, COMPANIONS } from '../../illustrations.ts';
import { moralOfShape } from '../../understanding/parent/morals.ts';
import { withoutStandIn } from '../stand-in.ts';
import { PAGES, type UsablePlan, usablePlan } from './shape.ts';
import { typeset } from './typeset.ts';

/** A model's plan, with an outline of the pages. */
export interface ModelPlan extends StoryPlan {
  /** A sentence for each page; empty when the pages came with the plan. */
  readonly outline: readonly string[];
}

/** Most characters in one picture. */
const MOST_IN_PICTURE = 4;

/** The plan in a model's answer, with the placeholder for the hero; undefined when it is invalid or unsafe. */
export function planFrom(
  commission: Commission,
  answer: unknown,
  standIn: string,
  plannedBy: string,
): ModelPlan | undefined {
  const parsed = usablePlan.safeParse(answer);
  if (!parsed.success) return undefined;
  const data = parsed.data;
  const everything = [
    data.title,
    ...data.briefs.flatMap(({ scene, alt, setting, who }) => [scene, alt, setting, ...who]),
  ].join('\n');
  if (dangerIn(everything) !== undefined || hasPrivateDetails(everything)) return undefined;
  // A plan that never names the hero is unusable.
  if (!everything.includes(standIn)) return undefined;
  const named = (text: string) => typeset(withoutStandIn(text, standIn, commission.heroName));
  const cast = castFrom(commission, data, standIn);
  return {
    title: named(data.title)
      .replace(/[“”"*#]/g, '')
      .trim(),
    moral: moralOf(commission, named(data.moral)),
    theme: commission.theme,
    cast,
    briefs: BEATS.map((beat, index) => briefFrom(commission, data, cast, beat, index, named)),
    plannedBy,
    outline: data.outline.map(named),
  };
}

/** The moral in a word; when the model gave a sentence, that of the shape of the prompt. */
function moralOf({ understanding }: Commission, moral: string): string {
  const word = moral.toLowerCase().replace(/[.!]$/, '');
  return /^[\p{L}-]+(?: [\p{L}-]+)?$/u.test(word) ? word : moralOfShape(understanding?.shape);
}

function castFrom(commission: Commission, data: UsablePlan, standIn: string): CharacterSpec[] {
  const { heroName, traits } = commission;
  const wearing = data.outfit
    ? `, wearing ${data.outfit.replace(/^(?:wearing|in)\s+/i, '').replace(/\.$/, '')}`
    : '';
  const hero: CharacterSpec = { name: heroName, role: 'hero', looks: `${looksOf(traits)}${wearing}` };
  const others = data.cast
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
  data: UsablePlan,
  cast: readonly CharacterSpec[],
  beat: Beat,
  index: number,
  named: (text: string) => string,
): PictureBrief {
  const brief = data.briefs[index] ?? data.briefs[0];
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

/** The alt text, or the scene when the alt text is too short. */
function altOf(
  named: (text: string) => string,
  brief: UsablePlan['briefs'][number],
  heroName: string,
): string {
  const alt = named(brief.alt);
  const text = alt.length >= 15 ? alt : named(brief.scene);
  return text.includes(heroName) || heroName !== HERO ? text : `${HERO}: ${text}`;
}

/** The page of a picture: the model's choice, clamped to the quarter of the story that the picture belongs to. */
function pageOf(page: number, index: number, { ageBand }: Commission): number {
  const count = PAGES[ageBand];
  const from = Math.floor((index * count) / BEATS.length);
  const to = Math.floor(((index + 1) * count) / BEATS.length) - 1;
  return Math.min(Math.max(Math.round(page) - 1, from), to);
}

/** The companion that the embedded painter would paint beside the hero. */
function companionIn(cast: readonly CharacterSpec[]): CompanionKind | undefined {
  const words = cast.map(({ looks, name }) => `${name} ${looks}`.toLowerCase()).join(' ');
  return COMPANIONS.find((kind) => new RegExp(`\\b${kind}\\b`).test(words));
}
