import { looksOf } from '../../admit/described-looks.ts';
import type { Theme } from '../../content/en/themes.ts';
import type { Casting, StoryPlan, Traits } from '../../contract.ts';
import { BEATS, type Beat, type CharacterSpec, COMPANIONS, type PictureBrief } from '../../illustrations.ts';
import type { FigureSpec, PictureSpec, Telling } from '../telling.ts';
import { feelingOf } from './feelings.ts';
import { actionOf, nameIn, placeOf } from './scenes.ts';

interface Painted {
  readonly heroName: string;
  readonly theme: Theme;
  readonly traits: Traits;
}

const TIMES = ['morning', 'day', 'golden', 'dusk', 'night', 'storm'] as const;
const LIGHT = {
  morning: 'in the morning light',
  day: 'by day',
  golden: 'in the last of the sun',
  dusk: 'at dusk',
  night: 'at night',
  storm: 'in a storm',
} as const;

/** The four picture briefs of a telling as the painters take them, and everybody whom they show. */
export function briefsOf(
  telling: Telling,
  casting: Casting,
  painted: Painted,
): Pick<StoryPlan, 'briefs' | 'cast'> {
  const hero: CharacterSpec = { name: painted.heroName, role: 'hero', looks: looksOf(painted.traits) };
  const pictures = [...telling.head.pictures].sort((one, other) => one.page - other.page);
  const briefs = BEATS.map((beat, index) => briefOf(beat, pictures[index], telling, casting, painted, hero));
  const cast = new Map(briefs.flatMap((brief) => brief.cast).map((one) => [one.name, one]));
  return { briefs, cast: [hero, ...[...cast.values()].filter((one) => one.role !== 'hero')] };
}

function briefOf(
  beat: Beat,
  picture: PictureSpec | undefined,
  telling: Telling,
  casting: Casting,
  { theme, heroName }: Painted,
  hero: CharacterSpec,
): PictureBrief {
  if (!picture) throw new RangeError(`${telling.id} has no picture for ${beat}`);
  const others = picture.figures.filter(({ who }) => who !== 'hero').map((figure) => specOf(figure, casting));
  const companion = COMPANIONS.find((kind) => picture.figures.some(({ who }) => casting[who]?.kind === kind));
  const time = TIMES.find((one) => one === picture.time) ?? 'dusk';
  const setting = placeOf(picture, casting);
  const feeling = feelingOf(picture.figures.find(({ who }) => who === 'hero')?.feels);
  const action = actionOf(picture, casting, heroName).trim();
  const pet = picture.figures.find(({ who }) => companion !== undefined && casting[who]?.kind === companion);
  const beside = pet ? ` with ${casting[pet.who]?.name ?? ''}` : '';
  return {
    beat,
    theme,
    cast: [hero, ...others],
    ...(companion === undefined ? {} : { companion }),
    setting,
    action: `${action}.`,
    feeling,
    time,
    alt: `${action}.`,
    plainAlt: `${heroName} looks ${feeling}${beside}, ${LIGHT[time]}.`,
    page: picture.page - 1,
  };
}

const BODY = { she: 'girl', he: 'boy', they: 'child' } as const;
const GROWN_BODY = { she: 'woman', he: 'man', they: 'grown-up' } as const;
const GROWN =
  /mum|mom|dad|papa|grand|gran|nan|nonn|pop|aunt|uncle|grown-up|neighbour|teacher|mother|father|coach|parent/;

/** Somebody of the story for the painters. Looks that are not known follow from what somebody is to the hero. */
function specOf({ who, relation, looks, pronouns, age }: FigureSpec, casting: Casting): CharacterSpec {
  const slots = casting[who];
  if (slots?.kind !== undefined)
    return { name: slots.name ?? who, role: 'companion', looks: `a ${slots.kind}` };
  const known = (slots?.relation ?? relation ?? '').replace(/^grown-up$/, '');
  const they = slots?.they ?? pronouns ?? 'they';
  const body = GROWN.test(known) || age === 'grown-up' || who === 'adult' ? GROWN_BODY : BODY;
  const kind = they === 'she' || they === 'he' ? body[they] : body.they;
  return {
    name: nameIn(who, casting),
    role: 'other',
    looks: looks ?? (known === '' ? `a ${kind}` : `a ${kind}, the hero’s ${known}`),
  };
}
