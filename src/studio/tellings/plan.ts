import type { Commission } from '../admit.ts';
import { check } from '../check.ts';
import { EMBEDDED, type StoryPage, type StoryPlan } from '../contract.ts';
import { randomFrom } from '../random.ts';
import { NOTHING_UNDERSTOOD, type Pronouns, type Understanding } from '../understanding/types.ts';
import { type CastTelling, castTelling } from './casting/casting.ts';
import { chooseTellings } from './choose.ts';
import { tellingOf } from './library.ts';
import { namelessIn } from './namesakes.ts';
import { briefsOf } from './pictures/briefs.ts';
import { render, renderTitle } from './render.ts';
import type { Telling } from './telling.ts';

/** The pronouns of a child: as the parent chose, else as the prompt shows them, else “they”. */
export function pronounsOf({ traits, understanding }: Commission): Pronouns {
  if (traits.gender === 'girl') return 'she';
  if (traits.gender === 'boy') return 'he';
  return understanding?.pronouns ?? 'they';
}

/**
 * Plans a story from the library of tellings: the best that passes the checks, with the parent’s sentence in it if that
 * passes, too. Undefined where the library has nothing that says nothing false.
 */
export function planTelling(commission: Commission): StoryPlan | undefined {
  const understanding = withoutNotation(commission.understanding ?? NOTHING_UNDERSTOOD);
  const { trouble: _, ...clauses } = understanding.clauses;
  for (const telling of wantedTelling(commission) ?? chosenTellings(commission, understanding)) {
    for (const read of [understanding, { ...understanding, clauses }]) {
      const plan = planOf(telling, commission, read);
      const pages = pagesOf(plan);
      if (pages && check(commission, { title: plan.title, pages, isTelling: true }).length === 0) return plan;
    }
  }
  return undefined;
}

function wantedTelling({ telling: id, ageBand }: Commission): Telling[] | undefined {
  if (id === undefined) return undefined;
  const telling = tellingOf(id);
  return telling?.head.band === ageBand ? [telling] : [];
}

const chosenTellings = (commission: Commission, understanding: Understanding): Telling[] =>
  chooseTellings({
    band: commission.ageBand,
    structure: commission.structure,
    seed: commission.seed,
    understanding,
    had: commission.had ?? [],
    namesakes: commission.namesakes ?? [],
  });

const HERO_SLOT = /\{hero(?:\.\p{L}+)?\}/gu;

/** The parent’s words that may hold slots of the hero. */
const TURNED = new Set(['trouble', 'inf', 'past', 'ing']);

/** The understanding without the signs of slots, except those of the hero that stand in the parent’s own words. */
function withoutNotation(understanding: Understanding): Understanding {
  const plain = (key: string, value: unknown): unknown => {
    if (typeof value !== 'string') return value;
    if (!TURNED.has(key)) return value.replace(/[{}[\]|<>]/g, '');
    return /[{}[\]|<>]/.test(value.replace(HERO_SLOT, '')) ? undefined : value;
  };
  return JSON.parse(JSON.stringify(understanding), plain) as Understanding;
}

/** The plan of one telling. The casting travels with it, so that a resumed story has the same words. */
export function planOf(
  telling: Telling,
  commission: Commission,
  understanding: Understanding | undefined,
): StoryPlan {
  const { heroName, theme, traits } = commission;
  const cast = castTelling(telling, {
    heroName,
    theme,
    understanding,
    pronouns: pronounsOf(commission),
    nameless: namelessIn(telling, commission.namesakes ?? []),
  });
  const { moral } = telling.head;
  return {
    title: titleOf(telling, cast, commission.seed),
    moral: moral === 'none' ? 'joy' : moral,
    theme,
    ...briefsOf(telling, cast.casting, { heroName, theme, traits }),
    plannedBy: EMBEDDED,
    telling: telling.id,
    casting: cast.casting,
  };
}

/** The pages of a plan that was made from a telling; undefined when it was not, or the telling is not there any more. */
export function pagesOf({ telling: id, casting }: StoryPlan): StoryPage[] | undefined {
  const telling = id === undefined ? undefined : tellingOf(id);
  if (!telling || !casting) return undefined;
  return telling.pages.map((page) => ({ text: render(page, casting) }));
}

/** One of the titles by the seed; one that needs a name only where there is one. */
function titleOf(telling: Telling, { casting }: CastTelling, seed: string): string {
  const titles = telling.head.titles.filter(
    (title) => typeof title === 'string' || isNamed(title.needs.replace('-named', ''), casting),
  );
  const title = randomFrom(`${seed}|title`).pick(titles.length > 0 ? titles : telling.head.titles);
  return renderTitle(typeof title === 'string' ? title : title.text, casting);
}

const isNamed = (role: string, casting: CastTelling['casting']): boolean => {
  const name = casting[role]?.name;
  return name !== undefined && !/^(?:the |\{)/.test(name);
};
