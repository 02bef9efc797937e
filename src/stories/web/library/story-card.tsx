import { useState } from 'react';
import { Link, useLocation } from 'wouter';
import { Button, IconButton } from '../../../platform/web/ui/button.tsx';
import type { Story } from '../../contract.ts';
import { picturesOf, usableUrl, widthsOf, withWidth } from '../pictures.ts';
import { useFavorite } from '../reader/use-favorite.ts';
import { excerptOf } from './excerpt.ts';

/** How long the Read button says that it heard. */
const OPENING_MS = 1000;
const THEMES_SHOWN = 3;

function Cover({ story, eager }: { story: Story; eager: boolean }) {
  const [failed, setFailed] = useState(false);
  const picture = picturesOf(story, 1)[0];
  const url = picture?.url ?? usableUrl(story.imageUrl);
  if (!url || failed) {
    return (
      <div className="book paper-cover">
        <p className="no-cover">{failed ? 'Illustration Unavailable' : 'Illustration Coming Soon'}</p>
      </div>
    );
  }
  return (
    <div className="book">
      <img
        src={withWidth(url, 320)}
        srcSet={picture && widthsOf(picture)}
        sizes="(max-width: 40rem) 7rem, 12rem"
        width="320"
        height="320"
        alt={picture?.alt ?? ''}
        loading={eager ? 'eager' : 'lazy'}
        onError={() => setFailed(true)}
      />
    </div>
  );
}

function factsOf({ childName, themes, readTime }: Story): string {
  const shown = themes.slice(0, THEMES_SHOWN).join(', ');
  return [childName, shown, readTime].filter(Boolean).join(' · ');
}

/** A finished story on the shelf. */
export function StoryCard({ story, eager }: { story: Story; eager: boolean }) {
  const [, navigate] = useLocation();
  const [opening, setOpening] = useState(false);
  const { toggle, busy } = useFavorite(story);
  const failed = story.status === 'failed';
  const href = `/story/${story.id}`;
  const read = () => {
    setOpening(true);
    setTimeout(() => setOpening(false), OPENING_MS);
    navigate(href);
  };
  return (
    <li className="card">
      <Cover story={story} eager={eager} />
      <div className="card-words">
        <div className="card-title">
          <h2>
            <Link href={href}>{story.title || 'A story without a title'}</Link>
          </h2>
          {!failed && (
            <IconButton
              icon="heart"
              label={
                <>
                  Favorite<span className="sr-only"> {story.title}</span>
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
            <p className="badge badge-bad">Not finished</p>
            <p className="about">{story.failure ?? 'It did not come out right. Your credit is back.'}</p>
          </>
        ) : (
          <>
            <p className="about">{excerptOf(story.content)}</p>
            <p className="facts">{factsOf(story)}</p>
            <div className="card-act">
              <Button kind="second" size="small" onClick={read}>
                {opening ? 'Opening...' : 'Read'}
                <span className="sr-only"> {story.title}</span>
              </Button>
            </div>
          </>
        )}
      </div>
    </li>
  );
}
