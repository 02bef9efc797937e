import type { Casting } from '../../contract.ts';
import { articleFor } from '../nouns.ts';
import { wordIn } from '../render.ts';
import type { FigureSpec, PictureSpec } from '../telling.ts';

/** What joins a verb to what it is done with; none where it simply has an object. */
const JOINS: Readonly<Record<string, string>> = {
  look: 'at',
  stare: 'at',
  point: 'at',
  wave: 'at',
  laugh: 'at',
  smile: 'at',
  shout: 'into',
  sit: 'with',
  stand: 'with',
  lie: 'with',
  walk: 'with',
  run: 'with',
  sleep: 'with',
  talk: 'to',
  listen: 'to',
  wait: 'for',
  reach: 'for',
  dance: 'with',
  play: 'with',
  help: '',
};
const PARTICLES = new Set([
  'away',
  'back',
  'down',
  'in',
  'off',
  'on',
  'out',
  'over',
  'round',
  'up',
  'behind',
  'awake',
  'asleep',
  'along',
]);

/** What everybody in a picture does, in a sentence without its place and full stop. */
export function actionOf(picture: PictureSpec, casting: Casting, heroName: string): string {
  const named = { ...casting, hero: { ...casting.hero, self: heroName } };
  const [first, second] = picture.figures;
  if (!first) return `${objectsOf(picture, casting)} can be seen`;
  const doing = (figure: FigureSpec): string => doingOf(figure, named);
  if (second && first.does === second.does && first.with === second.with) {
    const many = picture.figures.map(({ who }) => nameIn(who, named));
    return capitalFirst(`${listOf(many)} ${pluralDoing(first, named)}`);
  }
  return capitalFirst(
    listOf(picture.figures.map((figure) => `${nameIn(figure.who, named)} ${doing(figure)}`)),
  );
}

/** Where a picture plays: “in the hallway”. */
export function placeOf({ place }: PictureSpec, casting: Casting): string {
  const named =
    typeof place === 'string' ? place : (place.kind ?? wordIn(place.slot, casting) ?? place.default ?? '');
  if (named === 'land') return `in ${wordIn('land', casting) ?? 'a strange land'}`;
  const words = (wordIn(named, casting) ?? named)
    .replace(/-of-land$/, '')
    .replaceAll('-', ' ')
    .toLowerCase();
  if (/^(?:at|in|on|under|by|behind)\b/.test(words)) return words;
  const where = words.replace(/^the /, '');
  const at = /bus stop|gate|door|shop|window|school|pool|table|station|beach|stop|footbridge/;
  const on = /street|path|bus\b|footpath|road|hill|bridge|stairs|step|roof|train\b|veranda|porch|boat|island/;
  return `${at.test(where) ? 'at' : on.test(where) ? 'on' : 'in'} the ${where}`;
}

/** How a picture’s text calls a figure. */
export function nameIn(who: string, casting: Casting): string {
  const slot = wordIn(who, casting);
  if (who in casting) return slot ?? who;
  if (slot !== undefined) return `the ${slot.replace(/^the /, '')}`;
  return /^\p{Lu}/u.test(who) ? who : `the ${who.replaceAll('-', ' ')}`;
}

const capitalFirst = (words: string): string => words.charAt(0).toUpperCase() + words.slice(1);

function listOf(items: readonly string[]): string {
  const last = items.at(-1) ?? '';
  return items.length < 2 ? last : `${items.slice(0, -1).join(', ')} and ${last}`;
}

/** “holds up the purple scooter” */
function doingOf(figure: FigureSpec, casting: Casting): string {
  const [verb = 'stand', ...particles] = figure.does.split(/[- ]/);
  return doingWith(figure, casting, [inflected(verb), ...particles].join(' '));
}

/** “both pull the purple scooter” */
function pluralDoing(figure: FigureSpec, casting: Casting): string {
  return doingWith(figure, casting, figure.does.replaceAll('-', ' '));
}

function doingWith(figure: FigureSpec, casting: Casting, verb: string): string {
  if (figure.with === undefined) return verb;
  if (figure.with === 'act') return `${verb} to ${casting.act?.inf ?? 'do it'}`;
  const [bare = ''] = figure.does.split(/[- ]/);
  const last = figure.does.split(/[- ]/).at(-1) ?? '';
  const join =
    last === 'out'
      ? 'of'
      : last === 'away'
        ? 'from'
        : last === 'in' && bare === 'look'
          ? 'at'
          : (JOINS[bare] ?? '');
  const isSplit = PARTICLES.has(last) && !(last in { out: 1, away: 1 });
  return [verb, isSplit && join === '' ? '' : join, thingIn(figure.with, casting)]
    .filter((word) => word !== '')
    .join(' ');
}

function thingIn(what: string, casting: Casting): string {
  const slots = casting[what];
  if (slots?.noun !== undefined)
    return `the ${slots.colour === undefined || slots.colour === 'big' ? '' : `${slots.colour} `}${slots.noun}`;
  if (slots) return nameIn(what, casting);
  const word = wordIn(what, casting) ?? what.replaceAll('-', ' ');
  if (/^(?:the|a|an|some|two|three|both|one|his|her|their)\b/.test(word)) return word;
  return /s$/.test(word) && !/ss$/.test(word) ? `the ${word}` : `${articleFor(word)} ${word}`;
}

function objectsOf({ objects }: PictureSpec, casting: Casting): string {
  return objects.length === 0 ? 'The place' : listOf(objects.map(({ what }) => thingIn(what, casting)));
}

function inflected(verb: string): string {
  if (/[^aeiou]y$/.test(verb)) return `${verb.slice(0, -1)}ies`;
  return `${verb}${/(?:s|x|z|ch|sh|o)$/.test(verb) ? 'es' : 's'}`;
}
