import { useEffect, useRef, useState, useSyncExternalStore } from 'react';
import { toast } from '../../../../platform/web/ui/toasts.tsx';
import type { Page } from '../../../story/web/paging.ts';
import { NARRATION } from '../messages/narration.ts';
import { browserVoice, warmUpVoices } from './browser-voice.ts';
import { type NarrationError, Narrator } from './narrator.ts';
import type { WordPlace } from './words.ts';

/** The narration of a book. */
export interface Narration {
  readonly state: 'idle' | 'playing' | 'paused';
  /**
   * The word being spoken: page and paragraph index, its first character in that paragraph, and the one after its
   * last.
   */
  readonly spoken: WordPlace | undefined;
  /** Starts at the open page. */
  listen(): void;
  pause(): void;
  /** Continues with the sentence at which it was paused. */
  resume(): void;
  stop(): void;
  /** Speaks one word alone; does nothing while the book is being read. */
  sayWord(word: WordPlace): void;
}

interface Book {
  /** Another story ends the narration of the previous one. */
  id: string;
  pages: readonly Page[];
  /** Index of the open page. */
  page: number;
  turnTo: (page: number) => void;
  /** More pages will follow: the narration waits for them. */
  isGrowing?: boolean;
}

const NARRATION_ERRORS: Readonly<Record<NarrationError, { title: string; message: string }>> = {
  unsupported: NARRATION.unsupported,
  empty: NARRATION.empty,
  failed: NARRATION.failed,
};

/** Reads a book aloud with the browser's voice and turns its pages. Ends when the component unmounts. */
export function useNarration({ id, pages, page, turnTo, isGrowing = false }: Book): Narration {
  const turn = useRef(turnTo);
  const [narrator] = useState(
    () =>
      new Narrator(browserVoice, {
        turnTo: (next) => turn.current(next),
        onComplete: () => toast.success(NARRATION.complete),
        onError: (error) => toast.error(NARRATION_ERRORS[error]),
      }),
  );
  useEffect(() => {
    turn.current = turnTo;
  });
  // biome-ignore lint/correctness/useExhaustiveDependencies: another story ends this one's narration
  useEffect(() => {
    warmUpVoices();
    // Some browsers continue to speak after the page is closed.
    addEventListener('pagehide', narrator.stop);
    return () => {
      removeEventListener('pagehide', narrator.stop);
      narrator.stop();
    };
  }, [narrator, id]);
  useEffect(() => narrator.follow({ pages, page, isGrowing }), [narrator, pages, page, isGrowing]);
  const { state, spoken } = useSyncExternalStore(narrator.subscribe, narrator.playback);
  const { listen, pause, resume, stop, sayWord } = narrator;
  return { state, spoken, listen, pause, resume, stop, sayWord };
}
