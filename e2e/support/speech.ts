import type { Page } from '@playwright/test';

/** A text that was passed to the test voice, and its settings. */
interface Utterance {
  text: string;
  /** By the page's clock, in milliseconds. */
  at: number;
  /** When speech began and ended; undefined until then. */
  began?: number;
  ended?: number;
  rate: number;
  pitch: number;
  volume: number;
  lang: string;
  voice: string | undefined;
}

declare global {
  interface Window {
    spoken: Utterance[];
    cancels: number;
    /** Every word that was highlighted so far, and how many of them a test has waited for. */
    lit: string[];
    litFrom: number;
    /** Error with which the next text fails. */
    nextError?: string;
  }
}

/**
 * Gives the page a voice that takes a fixed time for a text, as engines do: a moment before it begins, then `eachMs` for
 * each character. It emits word boundaries only with `withBoundaries`.
 */
export async function giveVoice(page: Page, { withBoundaries = false, eachMs = 45 } = {}): Promise<void> {
  await page.addInitScript(
    ({ boundaries, each }) => {
      window.spoken = [];
      window.cancels = 0;
      window.lit = [];
      window.litFrom = 0;
      let last: string | undefined;
      new MutationObserver(() => {
        const word = document.querySelector('.said')?.textContent ?? undefined;
        if (word && word !== last) window.lit.push(word);
        last = word;
      }).observe(document, { subtree: true, childList: true, attributeFilter: ['class'] });
      let timers: ReturnType<typeof setTimeout>[] = [];
      let current: SpeechSynthesisUtterance | undefined;
      let voices: { name: string; lang: string }[] = [];
      class FakeUtterance {
        text: string;
        onstart?: (event: object) => void;
        onboundary?: (event: object) => void;
        onend?: (event: object) => void;
        onerror?: (event: object) => void;
        constructor(text: string) {
          this.text = text;
        }
      }
      const synthesis = {
        onvoiceschanged: undefined as (() => void) | null | undefined,
        paused: false,
        getVoices: () => voices,
        cancel() {
          window.cancels += 1;
          for (const timer of timers) clearTimeout(timer);
          timers = [];
          const ended = current as unknown as FakeUtterance | undefined;
          current = undefined;
          ended?.onerror?.({ error: 'canceled' });
        },
        speak(utterance: SpeechSynthesisUtterance) {
          const { text, rate, pitch, volume, lang, voice } = utterance;
          const record: Utterance = {
            text,
            at: performance.now(),
            rate,
            pitch,
            volume,
            lang,
            voice: voice?.name,
          };
          const handlers = utterance as unknown as FakeUtterance;
          window.spoken.push(record);
          current = utterance;
          const error = window.nextError;
          delete window.nextError;
          if (error) {
            timers.push(setTimeout(() => handlers.onerror?.({ error }), 10));
            return;
          }
          timers.push(
            setTimeout(() => {
              record.began = performance.now();
              handlers.onstart?.({});
            }, 60),
          );
          if (boundaries) {
            for (const { index } of text.matchAll(/\S+/g)) {
              const emit = () => handlers.onboundary?.({ name: 'word', charIndex: index });
              timers.push(setTimeout(emit, 60 + index * each));
            }
          }
          timers.push(
            setTimeout(
              () => {
                record.ended = performance.now();
                current = undefined;
                handlers.onend?.({});
              },
              60 + text.length * each,
            ),
          );
        },
      };
      Object.defineProperty(window, 'speechSynthesis', { value: synthesis });
      Object.defineProperty(window, 'SpeechSynthesisUtterance', { value: FakeUtterance });
      setTimeout(() => {
        voices = [
          { name: 'Anna', lang: 'de-DE' },
          { name: 'Daniel', lang: 'en-GB' },
          { name: 'Samantha', lang: 'en-US' },
        ];
        synthesis.onvoiceschanged?.();
      }, 300);
    },
    { boundaries: withBoundaries, each: eachMs },
  );
}

/** All texts passed to the voice so far. */
export const spoken = (page: Page): Promise<Utterance[]> => page.evaluate(() => window.spoken);

/** Waits until this word has been highlighted after the last awaited one: words change faster than expectations poll. */
export async function waitForWord(page: Page, word: string): Promise<void> {
  await page.waitForFunction(
    (wanted) => {
      const at = window.lit.indexOf(wanted, window.litFrom);
      if (at >= 0) window.litFrom = at + 1;
      return at >= 0;
    },
    word,
    { timeout: 15_000 },
  );
}
