import { pickVoice } from './pick-voice.ts';
import type { Hearing, Voice } from './voice.ts';

/** Slow, a little bright: a voice for children. */
const RATE = 0.85;
const PITCH = 1.1;
const VOLUME = 1;
const LANGUAGE = 'en-US';
/** Voices come late. Without any by then the engine is asked all the same: it knows best whether it can. */
const VOICES_BY_MS = 800;
/** An engine that has not begun by then will not. */
const BEGUN_BY_MS = 8000;
/** An engine that has not ended by then has forgotten to say so. Per text, and per character of it. */
const ENDED_BY_MS = 10_000;
const ENDED_BY_MS_EACH = 250;

let quiet: () => void = () => undefined;

/** Runs once there are voices to choose from, or after a while; returns what calls it off. */
function withVoices(run: (voices: readonly SpeechSynthesisVoice[]) => void): () => void {
  const synthesis = window.speechSynthesis;
  const voices = synthesis.getVoices();
  if (voices.length > 0) {
    run(voices);
    return () => undefined;
  }
  const settle = () => {
    callOff();
    run(synthesis.getVoices());
  };
  const timer = setTimeout(settle, VOICES_BY_MS);
  const callOff = () => {
    clearTimeout(timer);
    synthesis.onvoiceschanged = null;
  };
  synthesis.onvoiceschanged = settle;
  return callOff;
}

function speak(text: string, voices: readonly SpeechSynthesisVoice[], hearing: Hearing): () => void {
  const utterance = new SpeechSynthesisUtterance(text);
  const voice = pickVoice(voices);
  if (voice) utterance.voice = voice;
  Object.assign(utterance, { lang: LANGUAGE, rate: RATE, pitch: PITCH, volume: VOLUME });
  const settle = (tell: () => void) => {
    release();
    tell();
  };
  let limit = setTimeout(() => {
    window.speechSynthesis.cancel();
    settle(hearing.failed);
  }, BEGUN_BY_MS);
  const begin = () => {
    clearTimeout(limit);
    limit = setTimeout(
      () => {
        window.speechSynthesis.cancel();
        settle(hearing.ended);
      },
      ENDED_BY_MS + text.length * ENDED_BY_MS_EACH,
    );
  };
  const release = () => {
    clearTimeout(limit);
    Object.assign(utterance, { onstart: null, onboundary: null, onend: null, onerror: null });
  };
  utterance.onstart = () => {
    begin();
    hearing.began();
  };
  utterance.onboundary = ({ name, charIndex }) => {
    if (name !== 'sentence') hearing.reached(charIndex);
  };
  utterance.onend = () => settle(hearing.ended);
  utterance.onerror = ({ error }) =>
    settle(error === 'interrupted' || error === 'canceled' ? hearing.interrupted : hearing.failed);
  // A pause that another page has left behind would hold this text back for ever.
  if (window.speechSynthesis.paused) window.speechSynthesis.resume();
  window.speechSynthesis.speak(utterance);
  return () => {
    release();
    window.speechSynthesis.cancel();
  };
}

/** The voice of this browser. There is one for the whole page: who speaks interrupts whoever spoke before. */
export const browserVoice: Voice = {
  isSupported: () => Boolean(window.speechSynthesis) && typeof SpeechSynthesisUtterance === 'function',
  say(text, hearing) {
    browserVoice.hush();
    const over = (tell: () => void) => () => {
      quiet = () => undefined;
      tell();
    };
    const once: Hearing = {
      ...hearing,
      ended: over(hearing.ended),
      interrupted: over(hearing.interrupted),
      failed: over(hearing.failed),
    };
    let speaking = false;
    const callOff = withVoices((voices) => {
      speaking = true;
      quiet = speak(text, voices, once);
    });
    if (!speaking) quiet = callOff;
  },
  hush() {
    const end = quiet;
    quiet = () => undefined;
    end();
  },
};

/** Asks for the voices early: many browsers load them only once they are asked for. */
export function warmUpVoices(): void {
  if (browserVoice.isSupported()) window.speechSynthesis.getVoices();
}
