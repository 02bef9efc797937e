import type { Hit } from '../language/words.ts';
import type { Idea } from '../vocabulary/all.ts';
import { type Narrator, narratorAt } from './narrator.ts';
import type { Prompt } from './prompt.ts';

/** In what way something is spoken of. */
export type Stance =
  /** Feared, mourned or suffered from. */
  | 'feared'
  /** Heard, seen, found or asked about. */
  | 'noticed'
  /** Said by somebody in the family’s life. */
  | 'reported'
  | 'explained'
  /** Forbidden, warned of, given up, or made good afterwards. */
  | 'opposed'
  /** Told as what happened to the family. */
  | 'happened'
  /** Told as what the family lives with. */
  | 'lived'
  /** To be learned or done. */
  | 'instructed'
  /** To be believed. */
  | 'believed'
  /** Part of the story that is asked for. */
  | 'plotted'
  /** What the story is to be about, by its name. */
  | 'topic'
  /** Only named. */
  | 'bare';

type Frame = Idea & Stance;

/** How many words a frame governs. Denials govern few. */
const REACH: ReadonlyMap<Frame, number> = new Map<Frame, number>([
  ['feared', 16],
  ['noticed', 14],
  ['reported', 14],
  ['explained', 12],
  ['opposed', 10],
  ['instructed', 12],
  ['believed', 14],
  ['plotted', 10],
]);
const DENIALS = new Set(['not', 'never', 'no', 'nor', 'without', 'nobody', 'instead', 'anti']);
const DENIAL_REACH = 4;

/** Words after “and” or a comma with which something new begins, which an earlier frame does not govern. */
const BEGINNINGS = new Set(
  'he she they we i you it then how teach teaches show shows make makes tell tells write please story tale gets wants learns decides finally suddenly explain explains describe describes give include so kills murders stabs shoots steals'.split(
    ' ',
  ),
);
/** Frames that do not take over from one that excuses: “said that she should …”. */
const WEAK = new Set(['should', 'must', 'ought', 'because', 'why', 'about', 'wants', 'how']);
const EXCUSING: ReadonlySet<Stance | undefined> = new Set<Stance>([
  'feared',
  'noticed',
  'reported',
  'explained',
  'opposed',
]);
const BREAKS = new Set(['but', 'then', 'story', 'stories', 'tale', 'fable', 'until']);

/** Whether what a frame governs has ended somewhere from `from` up to `to`. */
function isBroken(words: readonly string[], from: number, to: number): boolean {
  for (let at = from; at < to; at++) {
    const word = words[at] ?? '';
    if (word === '.') return true;
    if (BREAKS.has(word) && at > from) return true;
    if ((word === 'and' || word === ',') && BEGINNINGS.has(words[at + 1] ?? '')) return true;
    if (word === ',' && words[at + 1] === 'and' && BEGINNINGS.has(words[at + 2] ?? '')) return true;
  }
  return false;
}

const isDenied = (words: readonly string[], at: number): boolean =>
  [1, 2].some((back) => ['not', 'never', 'no', 'nobody'].includes(words[at - back] ?? ''));

const PAST = new Set(
  'shot hung hit hurt cut bit took drowned threw burnt set ran blew slew beat beaten stole stolen drank smoked slit strangled broke kicked had was were got been brought fell found took died came did told'.split(
    ' ',
  ),
);
const isPastForm = (word: string): boolean => /(?:[^e]ed|led|ned)$/.test(word) || PAST.has(word);
const AUXILIARIES = new Set(['was', 'were', 'had', 'been', 'got', 'did']);

/** “Was painted”, “killed”, “had been hit”. */
export function isPast(words: readonly string[], { from, to }: Hit): boolean {
  // “Set the house on fire!”
  if (from === 0) return false;
  const own = words.slice(from, to + 1);
  const around = [...words.slice(Math.max(0, from - 2), from), ...words.slice(to + 1, to + 3)];
  return own.some(isPastForm) || around.some((word) => AUXILIARIES.has(word));
}

/** What is said of an act afterwards in its own sentence, or in the next one: “… and it is wrong”. */
function isMended({ words, hits }: Prompt, { to }: Hit): boolean {
  return (hits.get('mended') ?? []).some((mended) => {
    if (mended.from <= to || mended.from > to + 18) return false;
    const between = words.slice(to + 1, mended.from);
    return between.filter((word) => word === '.').length === 0 && !isDenied(words, mended.from);
  });
}

/** “A story about drugs”, “on school shootings”: no act of anybody’s. */
function isTopic(words: readonly string[], { from }: Hit): boolean {
  if (/ing$/.test(words[from] ?? '') && !/^(?:smoking|vaping|sexting|bullying)$/.test(words[from] ?? ''))
    return false;
  const before = words.slice(Math.max(0, from - 3), from);
  const about = before.findLastIndex((word) => word === 'about' || word === 'on');
  return about >= 0 && !before.slice(about + 1).some((word) => /^(?:a|an|how|why|two|the)$/.test(word));
}

/** Whether a frame governs what is named at a place: near enough, with nothing new begun between. */
function governs({ words }: Prompt, frame: Frame, { from, to }: Hit, hit: Hit, narrator: Narrator): boolean {
  const isWord = from === to;
  const isNear = isWord && (frame === 'feared' || DENIALS.has(words[from] ?? ''));
  if (hit.from - to > (isNear ? DENIAL_REACH : (REACH.get(frame) ?? 0))) return false;
  if (isBroken(words, to + 1, hit.from)) return false;
  if (frame === 'feared') return !isDenied(words, from);
  if (frame === 'explained') return !words.slice(from, to + 1).some((word) => BREAKS.has(word));
  if (narrator !== 'story') return true;
  // What somebody of the story says or finds out is part of the story.
  return frame === 'noticed'
    ? !(words[to] === 'that' && /^(?:found|finds?|discovered)$/.test(words[from] ?? ''))
    : frame !== 'reported';
}

/** The nearest frame that governs a place. */
function nearestFrame(
  prompt: Prompt,
  hit: Hit,
  within: readonly Hit[],
  narrator: Narrator,
): Stance | undefined {
  const { words, hits } = prompt;
  let nearest: Stance | undefined;
  let end = -1;
  for (const frame of REACH.keys()) {
    for (const place of hits.get(frame) ?? []) {
      const { from, to } = place;
      if (to >= hit.from || to < end || within.some((part) => from >= part.from && to <= part.to)) continue;
      const isWeak = from === to && WEAK.has(words[from] ?? '');
      if (isWeak && (EXCUSING.has(nearest) || (narrator === 'family' && isPast(words, hit)))) continue;
      if (!governs(prompt, frame, place, hit, narrator)) continue;
      // “Never stop …”, “does not avoid …”.
      const isTurned = frame === 'opposed' && !DENIALS.has(words[from] ?? '') && isDenied(words, from);
      nearest = isTurned ? 'plotted' : frame;
      end = to;
    }
  }
  return nearest;
}

/**
 * In what way a prompt speaks of something: by the nearest frame that governs it, or else by who tells of it. Frames
 * inside `within` are parts of the harm itself.
 */
export function stanceOf(prompt: Prompt, hit: Hit, within: readonly Hit[] = []): Stance {
  const { words } = prompt;
  const narrator = narratorAt(prompt, hit.from);
  const nearest = nearestFrame(prompt, hit, within, narrator);
  if (nearest !== 'instructed' && nearest !== 'opposed' && isMended(prompt, hit)) return 'opposed';
  if (nearest !== undefined) return nearest;
  if (narrator === 'story') return isTopic(words, hit) ? 'topic' : 'plotted';
  if (isPast(words, hit)) return 'happened';
  if (narrator === 'figure') return 'plotted';
  return narrator === 'family' ? 'lived' : 'bare';
}
