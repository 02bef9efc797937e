import { useEffect, useRef } from 'react';
import { Button } from '../../../platform/web/ui/button.tsx';
import type { Card, Filter } from '../contract.ts';
import { MakingCard } from './making-card.tsx';
import { LIBRARY } from './messages/library.ts';
import { StoryCard } from './story-card.tsx';

/** Number of covers that are visible at once on most screens. */
const EAGER = 4;
/** The next page is fetched when the end of the list is this near. */
const NEAR = '30rem';

interface LibraryRowsProps {
  cards: readonly Card[];
  filter: Filter;
  /** The library is loading with other filters. */
  busy: boolean;
  more: (() => void) | undefined;
  coming: boolean;
}

/** The stories as a list, with more pages loaded on demand. */
export function LibraryRows({ cards, filter, busy, more, coming }: LibraryRowsProps) {
  const rows = useRef<HTMLUListElement>(null);
  const pressedAt = useRef<number>(undefined);
  const titleAt = (index: number) =>
    rows.current?.children[index]?.querySelector<HTMLElement>('h2 a') ??
    document.querySelector<HTMLElement>('h1');
  useEffect(() => {
    // The button is removed with the last page: the focus moves to the first story of that page.
    if (more || pressedAt.current === undefined) return;
    if (document.activeElement === document.body) titleAt(pressedAt.current)?.focus();
    pressedAt.current = undefined;
  });
  /** The focus was on the card that is being removed: it moves to the next one. */
  const onGone = (index: number) => titleAt(index + 1 < cards.length ? index + 1 : index - 1)?.focus();
  return (
    <>
      <ul className="stories" ref={rows} aria-busy={busy}>
        {cards.map((story, index) =>
          story.status === 'making' ? (
            <MakingCard key={story.id} story={story} />
          ) : (
            <StoryCard
              key={story.id}
              story={story}
              eager={index < EAGER}
              onlyFavorites={filter === 'favorites'}
              onGone={() => onGone(index)}
            />
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
  // Observed again after each page: the end may still be visible.
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
        {coming ? LIBRARY.moreComing : LIBRARY.more}
      </Button>
    </div>
  );
}
