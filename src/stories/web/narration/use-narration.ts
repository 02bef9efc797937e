import { useEffect, useRef, useState, useSyncExternalStore } from 'react';
import { bad, good } from '../../../platform/web/ui/toasts.tsx';
import type { Page } from '../paging.ts';
import { NARRATION } from '../words/narration.ts';
import { browserVoice, warmUpVoices } from './browser-voice.ts';
import { type Mishap, Narrator } from './narrator.ts';
import type { WordPlace } from './words.ts';

/** A book being read aloud, or about to be. */
export interface Narration {
  readonly state: 'idle' | 'playing' | 'paused';
  /** The word being said: page and paragraph index, its first character in that paragraph, and the one after its last. */
  readonly said: WordPlace | undefined;
  /** Begins at the open page. */
  listen(): void;
  pause(): void;
  /** Goes on with the sentence at which it was paused. */
  resume(): void;
  stop(): void;
  /** Says one word alone; while the book is being read, nothing. */
  sayWord(word: WordPlace): void;
}

interface Book {
  /** Another story ends the narration of the one before. */
  id: string;
  pages: readonly Page[];
  /** Index of the page that is open. */
  page: number;
  turnTo: (page: number) => void;
  /** More pages are on their way: the narration waits for them. */
  isGrowing?: boolean;
}

const MISHAPS: Readonly<Record<Mishap, { title: string; message: string }>> = {
  unsupported: NARRATION.unsupported,
  empty: NARRATION.empty,
  failed: NARRATION.failed,
};

/** Reads a book aloud with the browser's own voice and turns its pages. Ends with whatever shows the book. */
export function useNarration({ id, pages, page, turnTo, isGrowing = false }: Book): Narration {
  const turn = useRef(turnTo);
  const [narrator] = useState(
    () =>
      new Narrator(browserVoice, {
        turnTo: (next) => turn.current(next),
        onComplete: () => good(NARRATION.complete),
        onMishap: (mishap) => bad(MISHAPS[mishap]),
      }),
  );
  useEffect(() => {
    turn.current = turnTo;
  });
  // biome-ignore lint/correctness/useExhaustiveDependencies: another story ends this one's narration
  useEffect(() => {
    warmUpVoices();
    // Some browsers go on speaking after the page is gone.
    addEventListener('pagehide', narrator.stop);
    return () => {
      removeEventListener('pagehide', narrator.stop);
      narrator.stop();
    };
  }, [narrator, id]);
  useEffect(() => narrator.follow({ pages, page, isGrowing }), [narrator, pages, page, isGrowing]);
  const { state, said } = useSyncExternalStore(narrator.subscribe, narrator.telling);
  const { listen, pause, resume, stop, sayWord } = narrator;
  return { state, said, listen, pause, resume, stop, sayWord };
}
