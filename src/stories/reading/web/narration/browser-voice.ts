import { pickVoice } from './pick-voice.ts';
import type { Voice, VoiceEvents } from './voice.ts';

/** Slow and slightly bright: a voice for children. */
const RATE = 0.85;
const PITCH = 1.1;
const VOLUME = 1;
const LANGUAGE = 'en-US';
/** Voices load late. After this time the engine is used even without any: it may work all the same. */
const VOICES_BY_MS = 800;
/** An engine that has not started by then will not. */
const BEGUN_BY_MS = 8000;
/** An engine that has not reported its end by then has ended. Per text, and per character of it. */
const ENDED_BY_MS = 10_000;
const ENDED_BY_MS_EACH = 250;

let cancelCurrent: () => void = () => undefined;

/** Runs once voices are available, or after a timeout; returns a function that cancels it. */
function withVoices(run: (voices: readonly SpeechSynthesisVoice[]) => void): () => void {
  const synthesis = window.speechSynthesis;
  const voices = synthesis.getVoices();
  if (voices.length > 0) {
    run(voices);
    return () => undefined;
  }
  const finish = () => {
    callOff();
    run(synthesis.getVoices());
  };
  const timer = setTimeout(finish, VOICES_BY_MS);
  const callOff = () => {
    clearTimeout(timer);
    synthesis.onvoiceschanged = null;
  };
  synthesis.onvoiceschanged = finish;
  return callOff;
}

function speak(text: string, voices: readonly SpeechSynthesisVoice[], events: VoiceEvents): () => void {
  const utterance = new SpeechSynthesisUtterance(text);
  const voice = pickVoice(voices);
  if (voice) utterance.voice = voice;
  Object.assign(utterance, { lang: LANGUAGE, rate: RATE, pitch: PITCH, volume: VOLUME });
  const finish = (callback: () => void) => {
    release();
    callback();
  };
  let limit = setTimeout(() => {
    window.speechSynthesis.cancel();
    finish(events.failed);
  }, BEGUN_BY_MS);
  const begin = () => {
    clearTimeout(limit);
    limit = setTimeout(
      () => {
        window.speechSynthesis.cancel();
        finish(events.ended);
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
    events.began();
  };
  utterance.onboundary = ({ name, charIndex }) => {
    if (name !== 'sentence') events.reached(charIndex);
  };
  utterance.onend = () => finish(events.ended);
  utterance.onerror = ({ error }) =>
    finish(error === 'interrupted' || error === 'canceled' ? events.interrupted : events.failed);
  // A pause left over from another page would block this text forever.
  if (window.speechSynthesis.paused) window.speechSynthesis.resume();
  window.speechSynthesis.speak(utterance);
  return () => {
    release();
    window.speechSynthesis.cancel();
  };
}

/** The voice of this browser. There is one for the whole page: a new text interrupts the previous one. */
export const browserVoice: Voice = {
  isSupported: () => Boolean(window.speechSynthesis) && typeof SpeechSynthesisUtterance === 'function',
  say(text, events) {
    browserVoice.cancel();
    const over = (callback: () => void) => () => {
      cancelCurrent = () => undefined;
      callback();
    };
    const once: VoiceEvents = {
      ...events,
      ended: over(events.ended),
      interrupted: over(events.interrupted),
      failed: over(events.failed),
    };
    let speaking = false;
    const callOff = withVoices((voices) => {
      speaking = true;
      cancelCurrent = speak(text, voices, once);
    });
    if (!speaking) cancelCurrent = callOff;
  },
  cancel() {
    const end = cancelCurrent;
    cancelCurrent = () => undefined;
    end();
  },
};

/** Requests the voices early: many browsers load them only on the first request. */
export function warmUpVoices(): void {
  if (browserVoice.isSupported()) window.speechSynthesis.getVoices();
}
