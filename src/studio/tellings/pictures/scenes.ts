import type { Casting } from '../../contract.ts';
import { articleFor } from '../nouns.ts';
import { wordIn } from '../render.ts';
import type { FigureSpec, PictureSpec } from '../telling.ts';
import { SEATS, verbOf } from './verbs.ts';

/** What everybody in a picture does and where, in a sentence without its full stop. */
export function actionOf(picture: PictureSpec, casting: Casting, heroName: string): string {
  const named = { ...casting, hero: { ...casting.hero, self: heroName } };
  const [first, ...others] = picture.figures;
  const place = placeOf(picture, casting);
  if (!first) return capitalFirst(`${objectsOf(picture, casting)} ${place}`);
  const areAlike = others.every((other) => other.does === first.does && other.with === first.with);
  if (others.length > 0 && areAlike) {
    const who = listOf(picture.figures.map((figure) => nameIn(figure.who, named)));
    return capitalFirst(
      `${who} ${others.length === 1 ? 'both ' : ''}${doingOf(first, named, true)} ${place}`,
    );
  }
  const each = picture.figures.map(
    (figure) => `${nameIn(figure.who, named)} ${doingOf(figure, named, areMany(figure.who))}`,
  );
  if (others.length === 0) return capitalFirst(`${each[0] ?? ''} ${place}`);
  return capitalFirst(place === '' ? listOf(each) : `${place}, ${listOf(each)}`);
}

const areMany = (who: string): boolean => who === 'land.folk' || /^(?:two|three|some) /.test(who);

function doingOf(figure: FigureSpec, casting: Casting, isMany: boolean): string {
  if (figure.with === 'act')
    return `${verbOf('try', undefined, isMany)} to ${wordIn('act.inf', casting) ?? 'do it'}`;
  const seat =
    figure.with === undefined && /^(?:sit|lie|sleep|kneel)/.test(figure.does) ? figure.where : undefined;
  const onSeat =
    seat !== undefined && SEATS.test(seat)
      ? ` on ${thePlace(seat.replace(/-row$/, '').replaceAll('-', ' '))}`
      : '';
  if (figure.does === 'draw' && figure.with === 'paper')
    return `${verbOf('draw', undefined, isMany)} on paper`;
  const what = figure.does === 'draw' ? figure.with?.replace(/-drawing$/, '') : figure.with;
  return verbOf(figure.does, what && thingIn(what, casting), isMany) + onSeat;
}

const thePlace = (words: string): string =>
  /^(?:the|an?|two|three|some) /.test(words) ? words : `the ${words}`;

const AT = /bus stop|gate|door|shop|window|pool|table|station|beach|stop$|footbridge|counter/;
const ON =
  /street|path|bus$|footpath|road|hill|bridge|stairs|step|roof|train$|veranda|porch|boat|island|landing/;

/** Where a picture plays: “in the hallway”. */
export function placeOf({ place }: PictureSpec, casting: Casting): string {
  const given =
    typeof place === 'string' ? place : (place.kind ?? wordIn(place.slot, casting) ?? place.default);
  const named = given ?? 'room';
  // Some stories can happen anywhere.
  if (named === 'any') return '';
  if (named === 'land') return `in ${wordIn('land', casting) ?? 'a strange land'}`;
  const slot = wordIn(named, casting);
  // A family’s own place keeps its capitals: “at Grandma’s”.
  const words = slot ?? named.replace(/-of-land$/, '').replaceAll('-', ' ');
  if (/^(?:at|in|on|under|by|behind|beside|outside|inside)\b/i.test(words)) return words;
  if (words === 'outdoors') return words;
  if (words === 'school') return 'at school';
  const where = words.replace(/^the /, '');
  const before = AT.test(where) ? 'at' : ON.test(where) ? 'on' : 'in';
  return /^\p{Lu}/u.test(where) ? `at ${where}` : `${before} the ${where}`;
}

/** How a picture’s text calls a figure. */
export function nameIn(who: string, casting: Casting): string {
  const slot = wordIn(who, casting);
  if (casting[who]?.noun !== undefined) return `the ${slot ?? who}`;
  if (who in casting) return slot ?? who;
  if (slot !== undefined) return `the ${slot.replace(/^the /, '')}`;
  if (/^\p{Lu}/u.test(who) || /^(?:the|an?|two|three|some) /.test(who)) return who;
  return `the ${who.replaceAll('-', ' ').replace('grown up', 'grown-up')}`;
}

const capitalFirst = (words: string): string => words.charAt(0).toUpperCase() + words.slice(1);

function listOf(items: readonly string[]): string {
  const last = items.at(-1) ?? '';
  return items.length < 2 ? last : `${items.slice(0, -1).join(', ')} and ${last}`;
}

const MANY = /(?:[^su]s|teeth|feet|people|children)$/;
const UNCOUNTED =
  /^(?:toast|jam|bread|tape|paper|water|rain|chalk|string|rope|paint|homework|porridge|soup|flour|cereal)$/;

function thingIn(what: string, casting: Casting): string {
  const slots = casting[what];
  if (slots?.noun !== undefined) {
    const { colour = '', noun } = slots;
    return `the ${colour === '' || colour === 'big' ? '' : `${colour} `}${noun}`;
  }
  if (slots) return nameIn(what, casting);
  const slot = wordIn(what, casting);
  if (slot !== undefined) return `the ${slot}`;
  if (what.endsWith('-drawing')) return `a drawing of ${thingIn(what.replace(/-drawing$/, ''), casting)}`;
  if (what.startsWith('thing-'))
    return `the ${casting.thing?.noun ?? 'thing'} ${what.slice(6).replaceAll('-', ' ')}`;
  const words = what.replaceAll(/-(?!saw\b|up\b)/g, ' ');
  if (/^(?:the|an?|some|two|three|four|both|one|his|her|their|\p{Lu}\p{L}*)\b/u.test(words)) return words;
  if (UNCOUNTED.test(words)) return words;
  return MANY.test(words.replace(/ of .*/, '')) ? words : `${articleFor(words)} ${words}`;
}

function objectsOf({ objects }: PictureSpec, casting: Casting): string {
  return objects.length === 0 ? 'nobody' : listOf(objects.map(({ what }) => thingIn(what, casting)));
}
