import './narration.css';
import { Icon } from '../../../platform/web/ui/icon.tsx';
import type { Narration } from './use-narration.ts';

const NEXT = {
  idle: { icon: 'play', word: 'Listen', act: 'listen' },
  playing: { icon: 'pause', word: 'Pause', act: 'pause' },
  paused: { icon: 'play', word: 'Resume', act: 'resume' },
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
          <span className="listen-word">Stop</span>
        </button>
      )}
    </div>
  );
}
