import type { Page } from '@playwright/test';

/** What the voice of the tests was asked to say, and how. */
interface Said {
  text: string;
  /** By the page's own clock, in milliseconds. */
  at: number;
  /** When it began to be heard, and when it was over; undefined while it was not. */
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
    spoken: Said[];
    cancels: number;
    /** Every word that was lit so far, and how many of them a test has waited for. */
    lit: string[];
    litFrom: number;
    /** What the next text meets instead of being said. */
    nextError?: string;
  }
}

/**
 * Puts a voice into the page that takes the same time for the same text, as engines do: a moment before it begins, then
 * so much for each character. It tells of words only when asked to.
 */
export async function giveVoice(page: Page, { tellsWords = false, eachMs = 45 } = {}): Promise<void> {
  await page.addInitScript(
    ({ tells, each }) => {
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
      class Utterance {
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
          const ended = current as unknown as Utterance | undefined;
          current = undefined;
          ended?.onerror?.({ error: 'canceled' });
        },
        speak(utterance: SpeechSynthesisUtterance) {
          const { text, rate, pitch, volume, lang, voice } = utterance;
          const one: Said = { text, at: performance.now(), rate, pitch, volume, lang, voice: voice?.name };
          const heard = utterance as unknown as Utterance;
          window.spoken.push(one);
          current = utterance;
          const error = window.nextError;
          delete window.nextError;
          if (error) {
            timers.push(setTimeout(() => heard.onerror?.({ error }), 10));
            return;
          }
          timers.push(
            setTimeout(() => {
              one.began = performance.now();
              heard.onstart?.({});
            }, 60),
          );
          if (tells) {
            for (const { index } of text.matchAll(/\S+/g)) {
              const tell = () => heard.onboundary?.({ name: 'word', charIndex: index });
              timers.push(setTimeout(tell, 60 + index * each));
            }
          }
          timers.push(
            setTimeout(
              () => {
                one.ended = performance.now();
                current = undefined;
                heard.onend?.({});
              },
              60 + text.length * each,
            ),
          );
        },
      };
      Object.defineProperty(window, 'speechSynthesis', { value: synthesis });
      Object.defineProperty(window, 'SpeechSynthesisUtterance', { value: Utterance });
      setTimeout(() => {
        voices = [
          { name: 'Anna', lang: 'de-DE' },
          { name: 'Daniel', lang: 'en-GB' },
          { name: 'Samantha', lang: 'en-US' },
        ];
        synthesis.onvoiceschanged?.();
      }, 300);
    },
    { tells: tellsWords, each: eachMs },
  );
}

/** Everything that the voice was asked to say so far. */
export const spoken = (page: Page): Promise<Said[]> => page.evaluate(() => window.spoken);

/** Waits until this word has been lit, after those that were waited for before: words pass faster than an expectation looks. */
export async function lights(page: Page, word: string): Promise<void> {
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
