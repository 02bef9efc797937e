import type { StoryPage, Structure } from '../../contract.ts';
import type { ThingKind } from '../../reading/nouns.ts';
import { sentencesOf } from '../../words.ts';
import { bookOf } from '../books.ts';
import { tidy } from '../grammar.ts';
import type { StoryState } from '../state.ts';
import type { Voice } from '../wording.ts';
import { speak, voiceAbout } from '../wording.ts';
import { BOARD_BOOKS } from './book.ts';

/** How something that the parent named is met in a board book. */
const KEPT: Readonly<Record<ThingKind, readonly string[]>> = {
  object: [
    '{tiny_hey}! Here is {K}, by the {tiny_thing}!',
    'And who has {K}? {H} has, and the {tiny_beast} has not!',
    'What is that on the {tiny_thing}? It is {K}!',
    '{K} and a {tiny_thing}. {K} and a {tiny_food}. {H} has them all!',
    'Not a {tiny_thing}, not a {tiny_beast}: {H} has {K}!',
    'Where is {K}? Under the {tiny_thing}! There it is!',
    '“I want {K},” said {H}, and had it, too.',
    'Hop, says {H}. Hop, says the {tiny_beast}. And {K} comes along.',
  ],
  pet: [
    'Here comes {K}, with a {tiny_thing}. Hello, {k}!',
    'Who is at the {tiny_thing}? It is {K}!',
    'One tail, one nose, and a {tiny_food}: that is {K}!',
    'Not a {tiny_beast}, not a {tiny_beast}: it is {K}!',
    '{K} had the {tiny_food}. Oh, {k}!',
    '“Sit, {k},” said {H}. {K} sat on the {tiny_thing}.',
  ],
  person: [
    'Hello to {K}, with a {tiny_tint} {tiny_thing}!',
    'And who is this, by the {tiny_thing}? It is {K}!',
    'Here is a {tiny_food} for {K}, and one for {H}.',
    '{K} gave a wave. So did the {tiny_beast}. So did {H}.',
    'Is that a {tiny_beast}? No, it is {K}!',
    'Who had the {tiny_thing}? It was {K}!',
  ],
  place: [
    'This is {K}. That is a {tiny_beast}. Hello to you both!',
    'Let us go and see {K}, with a {tiny_thing}!',
    'How far is it to {K}? Ten hops and a {tiny_beast}.',
    'Here is {K}, and here is a {tiny_thing} to take.',
    'Who is at {K}? {H}, and a {tiny_look} {tiny_beast}!',
  ],
  body: [
    'Peep-o, {K}, says the {tiny_beast}!',
    'And look in the {tiny_thing}: {K}!',
    'Pat, pat, {K}. Pat, pat, {tiny_beast}.',
    'A {tiny_beast} has a tail. {H} has {K}!',
  ],
  event: [
    'One {tiny_thing}, one {tiny_food}, and soon it is {K}!',
    'One more sleep, said the {tiny_beast}, and then {K}!',
    'Is it {K}? Not yet, said the {tiny_thing}.',
    'Tick, tock, says the clock: soon it is {K}!',
  ],
};

/** The pages of a board book. What comes back on purpose is marked as a refrain. */
export function writeBoardBook(structure: Structure, state: StoryState, voice: Voice): StoryPage[] {
  const { random } = voice;
  const tiny = bookOf(state.topic).tiny;
  const kept: Record<string, string> = {
    cry: speak(random.pick(tiny.cry), voice),
    song: speak(random.pick(tiny.song), voice).replace(/^“|”$/g, ''),
    noise: voice.slot('noise'),
    tinyDone: state.doneTiny,
  };
  const told: Voice = {
    ...voice,
    slot: (name) => {
      const line = kept[name] ?? (name in tiny ? random.pick(tiny[name as keyof typeof tiny]) : undefined);
      return line ?? voice.slot(name);
    },
  };
  const texts = BOARD_BOOKS[structure].map((pool) => tidy(speak(random.pick(pool), told)));
  const keepsakes = state.named.map((thing) => ({ thing, line: random.pick(KEPT[thing.kind]) }));
  return texts.map((text, index) => {
    const extra =
      index === 1
        ? keepsakes.map(({ thing, line }) => tidy(speak(line, voiceAbout(thing, voice)))).join(' ')
        : '';
    return pageWith([text, extra].filter((part) => part !== '').join(' '), texts);
  });
}

/** Marks the sentences of a page that stand on another page too. */
function pageWith(text: string, texts: readonly string[]): StoryPage {
  const all = texts.flatMap(sentencesOf);
  const refrains = sentencesOf(text).filter(
    (sentence) => all.filter((other) => other === sentence).length > 1,
  );
  return refrains.length === 0 ? { text } : { text, refrains: [...new Set(refrains)] };
}
