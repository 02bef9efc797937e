import { useEffect, useRef } from 'react';
import { Button } from '../../../platform/web/ui/button.tsx';
import type { Card } from '../../library-contract.ts';
import { SHELF } from '../words/shelf.ts';
import { MakingCard } from './making-card.tsx';
import { StoryCard } from './story-card.tsx';

/** Covers that are in sight at once on most screens. */
const EAGER = 4;
/** The next page is fetched when its place is this near. */
const NEAR = '30rem';

interface ShelfRowsProps {
  cards: readonly Card[];
  /** Another look at the shelf is on the way. */
  busy: boolean;
  more: (() => void) | undefined;
  coming: boolean;
}

/** The stories in their rows, and the way to more of them. */
export function ShelfRows({ cards, busy, more, coming }: ShelfRowsProps) {
  const rows = useRef<HTMLUListElement>(null);
  const pressedAt = useRef<number>(undefined);
  const titleAt = (index: number) =>
    rows.current?.children[index]?.querySelector<HTMLElement>('h2 a') ??
    document.querySelector<HTMLElement>('h1');
  useEffect(() => {
    // The button has gone with the last page: the focus goes on with the first story that it brought.
    if (more || pressedAt.current === undefined) return;
    if (document.activeElement === document.body) titleAt(pressedAt.current)?.focus();
    pressedAt.current = undefined;
  });
  /** The card that is about to go had the focus: the next one takes it. */
  const onGone = (index: number) => titleAt(index + 1 < cards.length ? index + 1 : index - 1)?.focus();
  return (
    <>
      <ul className="stories" ref={rows} aria-busy={busy}>
        {cards.map((story, index) =>
          story.status === 'making' ? (
            <MakingCard key={story.id} story={story} />
          ) : (
            <StoryCard key={story.id} story={story} eager={index < EAGER} onGone={() => onGone(index)} />
          ),
        )}
      </ul>
      {more && (
        <More
          coming={coming}
          onMore={more}
          onPress={() => {
            pressedAt.current = cards.length;
          }}
        />
      )}
    </>
  );
}

function More({ coming, onMore, onPress }: { coming: boolean; onMore: () => void; onPress: () => void }) {
  const place = useRef<HTMLDivElement>(null);
  const fetchMore = useRef(onMore);
  fetchMore.current = onMore;
  // Observed anew after each page: its place may still be in sight.
  useEffect(() => {
    if (!place.current || coming) return;
    const observer = new IntersectionObserver(
      ([entry]) => {
        if (entry?.isIntersecting) fetchMore.current();
      },
      { rootMargin: NEAR },
    );
    observer.observe(place.current);
    return () => observer.disconnect();
  }, [coming]);
  return (
    <div className="shelf-more" ref={place}>
      <Button
        kind="second"
        aria-disabled={coming}
        onClick={() => {
          onPress();
          if (!coming) onMore();
        }}
      >
        {coming ? SHELF.moreComing : SHELF.more}
      </Button>
    </div>
  );
}
