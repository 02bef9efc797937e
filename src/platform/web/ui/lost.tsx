import type { ReactNode } from 'react';
import { LOST_PICTURE } from '../words.ts';
import { Heading } from './heading.tsx';

interface LostProps {
  title: string;
  /** What happened, and what one can do about it. */
  words: string;
  /** The ways on, as buttons and links that look like them. */
  children: ReactNode;
}

/** A page at which there is nothing: the lost ones in the forest, kind words, and the ways on. */
export function Lost({ title, words, children }: LostProps) {
  return (
    <main id="main" tabIndex={-1} className="wrap">
      <div className="empty lost">
        <img src="/pictures/lost.webp" width="820" height="574" alt={LOST_PICTURE} />
        <div>
          <Heading>{title}</Heading>
          <p>{words}</p>
          <div className="btn-row">{children}</div>
        </div>
      </div>
    </main>
  );
}
