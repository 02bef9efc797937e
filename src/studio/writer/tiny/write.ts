import type { StoryPage, Structure } from '../../contract.ts';
import type { ThingKind } from '../../reading/nouns.ts';
import { sentencesOf } from '../../words.ts';
import { bookOf } from '../books.ts';
import { tidy } from '../grammar.ts';
import type { StoryState } from '../state.ts';
import type { Voice } from '../wording.ts';
import { speak } from '../wording.ts';
import { BOARD_BOOKS } from './book.ts';

/** How something that the parent named is met in a board book. */
const KEPT: Readonly<Record<ThingKind, readonly string[]>> = {
  object: ['Look, look! {K}!', 'And who has {K}? {H} has!'],
  pet: ['Here comes {K}. Hello, {k}!', 'Who is at the door? It is {K}!'],
  person: ['Hello to {K}!', 'And who is this? It is {K}!'],
  place: ['This is {K}. Hello, {k}!', 'Let us go and see {K}!'],
  body: ['Peep-o, {K}!', 'And look! {K}!'],
  event: ['Soon it is time for {K}!', 'One more sleep, and then {K}!'],
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
  const keepsakes = state.named.map((thing) =>
    random.pick(KEPT[thing.kind]).replaceAll('{K}', thing.phrase).replaceAll('{k}', thing.word),
  );
  return texts.map((text, index) => {
    const extra = index === 1 ? keepsakes.map((line) => tidy(speak(line, voice))).join(' ') : '';
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
