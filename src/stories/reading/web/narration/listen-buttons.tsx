import './narration.css';
import { IconButton } from '../../../../platform/web/ui/button.tsx';
import { Icon } from '../../../../platform/web/ui/icon.tsx';
import { NARRATION } from '../messages/narration.ts';
import type { Narration } from './use-narration.ts';

const NEXT = {
  idle: { icon: 'play', word: NARRATION.listen, act: 'listen' },
  playing: { icon: 'pause', word: NARRATION.pause, act: 'pause' },
  paused: { icon: 'play', word: NARRATION.resume, act: 'resume' },
} as const;

/** Starts to read aloud, or stops: the short form, for a header. */
export function ListenToggle({ narration: { state, listen, stop } }: { narration: Narration }) {
  return state === 'idle' ? (
    <IconButton icon="play" label={NARRATION.listen} onClick={listen} />
  ) : (
    <IconButton icon="stop" label={NARRATION.stop} onClick={stop} />
  );
}

/** Listen, Pause or Resume; Stop while a story is played or paused; and that it is playing. */
export function ListenButtons({ narration }: { narration: Narration }) {
  const { icon, word, act } = NEXT[narration.state];
  return (
    <div className="listen-buttons" data-state={narration.state}>
      <button type="button" className="btn listen" onClick={narration[act]}>
        <Icon name={icon} />
        <span className="listen-label">{word}</span>
      </button>
      {narration.state !== 'idle' && (
        <button type="button" className="btn listen-stop" onClick={narration.stop}>
          <Icon name="stop" />
          <span className="listen-word">{NARRATION.stop}</span>
        </button>
      )}
      {narration.state === 'playing' && <span className="listen-state">{NARRATION.playing}</span>}
    </div>
  );
}
