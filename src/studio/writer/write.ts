import type { Commission } from '../admit.ts';
import type { StoryPage, StoryPlan } from '../contract.ts';
import { randomFrom } from '../random.ts';
import { bookOf } from './books.ts';
import { companionKind } from './cast.ts';
import { chapterHeads } from './chapters.ts';
import { dialectOf } from './dialect.ts';
import { FRAMES } from './frames/frames.ts';
import { tidy } from './grammar.ts';
import { KEEPSAKES } from './keepsakes.ts';
import { pagesOf } from './pages.ts';
import { rephrase } from './phrasing.ts';
import type { Step } from './plot.ts';
import { voiceOf } from './slots.ts';
import type { StoryState } from './state.ts';
import { stateOf } from './state.ts';
import type { Thread } from './thread.ts';
import { GIFTS } from './threads/gifts.ts';
import { MOTIFS } from './threads/motifs.ts';
import { TWISTS } from './threads/twists.ts';
import { WISHES } from './threads/wishes.ts';
import { writeBoardBook } from './tiny/write.ts';
import { TRAVEL } from './travel.ts';
import type { Voice } from './wording.ts';
import { expectedWords, speak, voiceAbout } from './wording.ts';
import { worldOf } from './worlds.ts';

/** Writes the pages of a plan that `planStory` made. The same plan always gives the same pages. */
export function writeStory(commission: Commission, plan: StoryPlan): StoryPage[] {
  const state = stateOf(plan);
  const world = worldOf(plan.theme);
  const speaker = {
    slots: state.slots,
    band: commission.ageBand,
    gender: commission.traits.gender,
    companion: companionKind(state.pal),
  };
  const voice = voiceOf(speaker, world, randomFrom(`${state.key}|write`));
  if (commission.ageBand === '0-3') return writeBoardBook(commission.structure, state, voice);
  const telling = tellingOf(commission, state, voice);
  const steps = pagesOf(commission, state.skipped).steps;
  const kept = [commission.prompt, ...Object.values(state.slots)].join(' ');
  const dialect = dialectOf(randomFrom(`${state.key}|dialect`), kept);
  const heads = commission.ageBand === '8-12' ? chapterHeads(steps, voice) : [];
  return steps.map((page, index) => {
    const told = page.map(telling).join('\n');
    const text = rephrase(tidy(told), commission.ageBand, voice.random, dialect, kindsOf(state));
    return { text: [tidy(heads[index] ?? ''), text].filter((part) => part !== '').join('\n\n') };
  });
}

/** What the companion and the little one are, besides their names. */
export function kindsOf({ slots }: Pick<StoryState, 'slots'>): ReadonlyMap<string, string> {
  return new Map([
    [slots.P ?? '', slots.p ?? ''],
    [slots.S ?? '', slots.s ?? ''],
  ]);
}

/** How every step is told: by a passage drawn so that none is used twice in one story. */
function tellingOf(commission: Commission, state: StoryState, voice: Voice): (step: Step) => string {
  const frame = FRAMES[commission.structure];
  const topic = bookOf(state.topic);
  const used = new Set<string>();
  const fresh = (pool: readonly string[]): string => {
    const unused = pool.filter((passage) => !used.has(passage));
    const chosen = draw(unused.length > 0 ? unused : pool, state.drawn, voice);
    used.add(chosen);
    return chosen;
  };
  return (step) => {
    const thread = threadPassage(step, state);
    if (thread !== undefined) return speak(thread, voice);
    if (step.startsWith('keepsake')) return tellOfThings(step, state, voice);
    if (step === 'peril1' || step === 'peril2') return speak(`{${step}}`, voice);
    if (step in frame) return speak(fresh(frame[step as keyof typeof frame]), voice);
    if (step in TRAVEL) return speak(fresh(TRAVEL[step] ?? []), voice);
    return speak(fresh(topic[step as 'flaw']), voice);
  };
}

/** One of the pool by chance; where a story has to be brief, the briefest of several. */
function draw(pool: readonly string[], several: number, voice: Voice): string {
  const drawn = voice.random.shuffle(pool).slice(0, several);
  const [first = ''] = drawn.sort(
    (one, other) => expectedWords(one, voice.band) - expectedWords(other, voice.band),
  );
  return first;
}

const PARTS = ['plant', 'turn', 'payoff'] as const;

function threadPassage(step: Step, state: StoryState): string | undefined {
  const { threads } = state;
  const lines: readonly (readonly [string, readonly Thread[], string])[] = [
    ['motif', MOTIFS, threads.motif],
    ['wish', WISHES, threads.wish],
    ['gift', GIFTS, threads.gift],
    ['twist', TWISTS, threads.twist],
  ];
  const line = lines.find(([name]) => step.startsWith(name) && /\d$/.test(step));
  if (line === undefined) return undefined;
  const thread = line[1].find((candidate) => candidate.id === line[2]);
  if (thread === undefined) return '';
  if (line[0] === 'gift') return step === 'gift1' ? thread.plant : thread.payoff;
  return thread[PARTS[Number(step.slice(-1)) - 1] ?? 'plant'];
}

/** The things that the parent named: the first of them is met three times, the others at the start and the end. */
function tellOfThings(step: Step, state: StoryState, voice: Voice): string {
  const part = step === 'keepsake1' ? 'first' : step === 'keepsake2' ? 'middle' : 'last';
  const things = part === 'middle' ? state.things.slice(0, 1) : state.things;
  const said = new Set<string>();
  const chosen = things.map((thing) => {
    const pool = KEEPSAKES[thing.kind][part];
    const passage = voice.random.pick(
      pool.filter((candidate) => !said.has(candidate)).concat(said.size >= pool.length ? pool : []),
    );
    said.add(passage);
    return { thing, passage };
  });
  return chosen.map(({ thing, passage }) => speak(passage, voiceAbout(thing, voice))).join('\n');
}
