import type { Commission } from '../admit.ts';
import type { StoryPlan } from '../contract.ts';
import type { Random } from '../random.ts';
import type { Thing } from '../reading/things.ts';
import type { TopicId } from '../reading/topic.ts';
import { elderName, PAL_NAMES, RULES, SMALL_NAMES, STREETS } from './names.ts';
import type { Step } from './plot.ts';
import { GIFTS } from './threads/gifts.ts';
import { MOTIFS } from './threads/motifs.ts';
import { TWISTS } from './threads/twists.ts';
import { WISHES } from './threads/wishes.ts';
import type { Topic } from './topic.ts';
import { grownUpFor, slotsFromWish } from './wish.ts';
import { settled } from './wording.ts';
import type { World } from './world.ts';

/** A plan of the embedded writer: the moral first, and what the planner knows about this story. Plain data. */
export interface EmbeddedPlan extends StoryPlan {
  readonly state: StoryState;
}

/** The state that travels with a plan. Throws a TypeError for a plan that another writer made. */
export function stateOf(plan: StoryPlan): StoryState {
  if ('state' in plan) return (plan as EmbeddedPlan).state;
  throw new TypeError('This plan was not made by the embedded writer');
}

/** What the planner knows about one story: who, where, what is carried, which threads run through it. */
export interface StoryState {
  readonly key: string;
  readonly topic: TopicId;
  /** "kind|what" of the companion. */
  readonly pal: string;
  /** What the wish names and the topic's own sentences do not say already. */
  readonly things: readonly Thing[];
  /** Everything concrete that the wish names. */
  readonly named: readonly Thing[];
  readonly slots: Readonly<Record<string, string>>;
  readonly threads: {
    readonly motif: string;
    readonly wish: string;
    readonly gift: string;
    readonly twist: string;
  };
  readonly doneTiny: string;
  /** Steps that are left out to keep to the number of words. */
  readonly skipped: readonly Step[];
  /** Of how many passages the briefest is told: more than one when the story would be too long otherwise. */
  readonly drawn: number;
}

/** Chooses everything that stays the same through a story. Draws chance in a fixed order. */
export function stateFor(
  commission: Commission,
  topic: Topic,
  world: World,
  things: readonly Thing[],
  key: string,
  random: Random,
): StoryState {
  const read = Object.entries(slotsFromWish(topic.id, commission.prompt, things));
  const wished = Object.fromEntries(read.filter(([slot]) => topic.slots?.[slot] !== undefined));
  // Names and places are chosen once: the gate of the first page is the gate of the last.
  const one = (list: readonly string[]): string => settled(random.pick(list), random);
  const quest = random.pick(world.quests);
  const thing = settled(quest.thing, random);
  const pal = one(world.pals);
  const [known = '', elderKind = ''] = one(world.elders).split('|');
  const elder = elderName(known, random);
  const [peril = '', peril1 = '', peril2 = ''] = one(world.perils).split('|');
  const free = (names: readonly string[]): string =>
    random.pick(names.filter((name) => !commission.prompt.toLowerCase().includes(name.toLowerCase())));
  const own = Object.fromEntries(
    Object.entries(topic.slots ?? {}).map(([slot, values]) => [slot, random.pick(values)]),
  );
  const slots: Record<string, string> = {
    ...own,
    ...wished,
    H: commission.heroName,
    P: free(PAL_NAMES),
    p: pal.split('|')[1] ?? '',
    E: elder,
    e: elderKind,
    S: free(SMALL_NAMES),
    s: one(world.smalls),
    W: one(world.lands),
    ...placeSlots('A', one(world.starts)),
    ...placeSlots('B', one(world.ways)),
    ...placeSlots('C', one(world.stops)),
    ...placeSlots('D', one(world.deeps)),
    ...placeSlots('Z', one(world.heights)),
    T: `the ${thing}`,
    t: thing,
    a_t: `a ${thing}`,
    look: quest.look,
    goal: quest.goal,
    why: quest.why,
    done: quest.done,
    folk: one(world.folk),
    peril,
    peril1,
    peril2,
    tool: one(world.tools),
    food: one(world.foods),
    street: random.pick(STREETS),
    rule: random.pick(RULES),
    adult: '',
  };
  slots.adult = grownUpFor(commission.prompt, topic.id, slots.lost, random);
  return {
    key,
    topic: topic.id,
    pal,
    named: things,
    things: things.filter((thing) => !isSaid(thing, wished)),
    slots,
    threads: {
      motif: random.pick(MOTIFS).id,
      wish: random.pick(WISHES).id,
      gift: random.pick(GIFTS).id,
      twist: random.pick(TWISTS).id,
    },
    doneTiny: quest.tiny,
    skipped: [],
    drawn: 1,
  };
}

function placeSlots(letter: string, place: string): Record<string, string> {
  const [preposition = '', name = ''] = place.split('|');
  const towards = { in: 'into', at: 'to', on: 'onto' }[preposition] ?? preposition;
  return { [letter]: name, [`in${letter}`]: `${preposition} ${name}`, [`to${letter}`]: `${towards} ${name}` };
}

const isSaid = (thing: Thing, wished: Readonly<Record<string, string>>): boolean =>
  Object.values(wished).some((words) => words.toLowerCase().includes(thing.word.toLowerCase()));
