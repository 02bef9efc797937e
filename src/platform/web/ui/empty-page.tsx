import type { ReactNode } from 'react';
import { LOST_PICTURE } from '../messages.ts';
import { Heading } from './heading.tsx';

interface EmptyPageProps {
  title: string;
  /** What happened, and what the user can do about it. */
  words: string;
  /** True when it replaces content that was shown: its title takes the focus. */
  takesFocus?: boolean;
  /** Buttons, and links styled as buttons. */
  children: ReactNode;
}

/** A page without content: a picture, a message and links to other pages. */
export function EmptyPage({ title, words, takesFocus = false, children }: EmptyPageProps) {
  return (
    <main id="main" tabIndex={-1} className="wrap">
      <div className="empty lost">
        <img src="/pictures/lost.webp" width="820" height="574" alt={LOST_PICTURE} />
        <div>
          <Heading takesFocus={takesFocus}>{title}</Heading>
          <p>{words}</p>
          <div className="btn-row">{children}</div>
        </div>
      </div>
    </main>
  );
}
