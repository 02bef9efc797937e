import { useEffect, useRef, useState } from 'react';
import { Link, useLocation } from 'wouter';
import { Button, IconButton } from '../../../platform/web/ui/button.tsx';
import { useFavorite } from '../../reading/web/reader/favorite/use-favorite.ts';
import { FAVORITE, PICTURE } from '../../story/web/messages/story.ts';
import { usableUrl, widthsOf, withWidth } from '../../story/web/pictures.ts';
import type { Card } from '../contract.ts';
import { factsOf } from './card-facts.ts';
import { CARD } from './messages/library.ts';
import { DeleteButton, StoryActions } from './story-actions.tsx';

/** How long the Read button shows that it was pressed, in milliseconds. */
const OPENING_MS = 1000;

function Cover({ story, eager }: { story: Card; eager: boolean }) {
  const [failed, setFailed] = useState(false);
  const { cover } = story;
  const url = usableUrl(cover?.url ?? story.imageUrl);
  if (!url || failed) {
    return (
      <div className="book paper-cover">
        <p className="no-cover">{failed ? PICTURE.failed : PICTURE.missing}</p>
      </div>
    );
  }
  return (
    <div className="book">
      <img
        src={withWidth(url, 320)}
        srcSet={cover ? widthsOf({ ...cover, page: 0 }) : undefined}
        sizes="(max-width: 40rem) 7rem, 12rem"
        width="320"
        height="320"
        alt={cover?.alt ?? ''}
        loading={eager ? 'eager' : 'lazy'}
        onError={() => setFailed(true)}
      />
    </div>
  );
}

interface StoryCardProps {
  story: Card;
  eager: boolean;
  /** The list shows favorites only: a story that is none any more leaves it. */
  onlyFavorites: boolean;
  /** Called before the card is removed, so that the focus can move on. */
  onGone: () => void;
}

/** A finished story in the library. */
export function StoryCard({ story, eager, onlyFavorites, onGone }: StoryCardProps) {
  const card = useRef<HTMLLIElement>(null);
  const [, navigate] = useLocation();
  const [opening, setOpening] = useState(false);
  const { toggle, busy } = useFavorite(story, (isFavorite) => {
    if (onlyFavorites && !isFavorite && card.current?.contains(document.activeElement)) onGone();
  });
  const failed = story.status === 'failed';
  const href = `/story/${story.id}`;
  useEffect(() => {
    if (!opening) return;
    const timer = setTimeout(() => navigate(href), OPENING_MS);
    return () => clearTimeout(timer);
  }, [opening, href, navigate]);
  return (
    <li className="card" ref={card}>
      <Cover story={story} eager={eager} />
      <div className="card-words">
        <div className="card-title">
          <h2>
            <Link href={href}>{story.title || CARD.untitled}</Link>
          </h2>
          {!failed && (
            <IconButton
              icon="heart"
              label={
                <>
                  {FAVORITE.name}
                  <span className="sr-only"> {story.title}</span>
                </>
              }
              aria-pressed={story.isFavorite}
              aria-disabled={busy}
              className={story.isFavorite ? 'heart-on' : undefined}
              onClick={toggle}
            />
          )}
        </div>
        {failed ? (
          <>
            <p className="badge badge-bad">{CARD.notFinished}</p>
            <p className="about">{story.failure ?? CARD.failed}</p>
            <div className="card-act">
              <DeleteButton card={story} onGone={onGone} />
            </div>
          </>
        ) : (
          <>
            <p className="about">{story.excerpt}</p>
            <p className="facts">{factsOf(story)}</p>
            <div className="card-act">
              <Button kind="second" size="small" onClick={() => setOpening(true)}>
                {opening ? CARD.opening : CARD.read}
                <span className="sr-only"> {story.title}</span>
              </Button>
              <StoryActions card={story} onGone={onGone} />
            </div>
          </>
        )}
      </div>
    </li>
  );
}
