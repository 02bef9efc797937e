import './narration.css';
import { Icon } from '../../../platform/web/ui/icon.tsx';
import { NARRATION } from '../words/narration.ts';
import type { Narration } from './use-narration.ts';

const NEXT = {
  idle: { icon: 'play', word: NARRATION.listen, act: 'listen' },
  playing: { icon: 'pause', word: NARRATION.pause, act: 'pause' },
  paused: { icon: 'play', word: NARRATION.resume, act: 'resume' },
} as const;

/** Listen, Pause or Resume; and, once begun, Stop. */
export function ListenButtons({ narration }: { narration: Narration }) {
  const { icon, word, act } = NEXT[narration.state];
  return (
    <div className="listen-buttons">
      <button type="button" className="btn listen" onClick={narration[act]}>
        <Icon name={icon} />
        {word}
      </button>
      {narration.state !== 'idle' && (
        <button type="button" className="btn listen-stop" onClick={narration.stop}>
          <Icon name="stop" />
          <span className="listen-word">{NARRATION.stop}</span>
        </button>
      )}
    </div>
  );
}
