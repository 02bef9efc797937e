import '@fontsource-variable/fraunces/opsz-italic.css';
import '@fontsource/andika/400.css';
import '@fontsource/andika/700.css';
import '../reader/book.css';
import { Fragment, useMemo, useRef, useState } from 'react';
import { flushSync } from 'react-dom';
import { useTitle } from '../../../../platform/web/head.ts';
import { Button } from '../../../../platform/web/ui/button.tsx';
import { Heading } from '../../../../platform/web/ui/heading.tsx';
import { openCreate } from '../../../creation/web/form/create-handle.ts';
import { DEFAULT_SHARE_TITLE, longDate, type PublicStory } from '../../../sharing/contract.ts';
import { readTimeIn } from '../../../story/read-time.ts';
import { STORY } from '../../../story/web/messages/story.ts';
import { BOOK } from '../messages/book.ts';
import { CALL, PUBLIC } from '../messages/public.ts';
import { SpokenParagraphs } from '../narration/spoken-paragraphs.tsx';
import { type Narration, useNarration } from '../narration/use-narration.ts';
import { firstInSight } from './first-in-sight.ts';
import { inPairs } from './in-pairs.ts';
import { Painting } from './painting.tsx';
import { PublicBar } from './public-bar.tsx';

/** A shared story on one long page, at the width of a book. */
export function PublicBook({ story }: { story: PublicStory }) {
  const { cover, pairs, behind } = useMemo(() => inPairs(story), [story]);
  const [pair, setPair] = useState(0);
  const places = useRef<(HTMLDivElement | null)[]>([]);
  const turnTo = (next: number) => {
    setPair(next);
    const still = matchMedia('(prefers-reduced-motion: reduce)').matches;
    places.current[next]?.scrollIntoView({ block: 'nearest', behavior: still ? 'auto' : 'smooth' });
  };
  const player = useNarration({ id: story.id, pages: pairs, page: pair, turnTo });
  const wasStopped = useRef(false);
  const narration: Narration = {
    ...player,
    listen() {
      const isOver = pair === pairs.length - 1 && !wasStopped.current;
      wasStopped.current = false;
      const boxes = places.current.flatMap((place) => place?.getBoundingClientRect() ?? []);
      // The narrator needs the position before it starts.
      flushSync(() => turnTo(isOver ? 0 : firstInSight(boxes)));
      player.listen();
    },
    stop() {
      wasStopped.current = true;
      player.stop();
    },
  };
  const title = story.title.trim() || DEFAULT_SHARE_TITLE;
  useTitle(STORY.pageTitle(title));
  return (
    <main id="main" tabIndex={-1} className="wrap public">
      <header className="public-head">
        <p className="badge badge-good">{PUBLIC.badge}</p>
        <Heading>{title}</Heading>
        <p className="text-soft">
          {story.createdAt && <time dateTime={story.createdAt}>{longDate(story.createdAt)}</time>}
          {story.createdAt && ' · '}
          {readTimeIn(story)}
        </p>
        <PublicBar story={story} narration={narration} hasWords={pairs.length > 0} />
      </header>
      <article className="public-book" aria-label={title}>
        {cover && <Painting picture={cover} eager />}
        {pairs.map((paragraphs, n) => {
          const picture = behind[n];
          return (
            // biome-ignore lint/suspicious/noArrayIndexKey: a pair may occur twice, and nothing is reordered
            <Fragment key={n}>
              <div
                ref={(place) => {
                  places.current[n] = place;
                }}
                className={`story story-${story.targetAgeGroup ?? '3-7'}`}
                lang="en"
              >
                <SpokenParagraphs paragraphs={paragraphs} page={n} narration={narration} />
              </div>
              {picture && <Painting picture={picture} />}
            </Fragment>
          );
        })}
        <p className="display public-end">{BOOK.theEnd}</p>
      </article>
      <section className="public-call" aria-labelledby="yours">
        <img src="/pictures/lamp.webp" width="640" height="640" alt="" loading="lazy" />
        <div>
          <h2 id="yours">{CALL.title}</h2>
          <p>{CALL.lead}</p>
          <Button kind="main" onClick={openCreate}>
            {CALL.create}
          </Button>
        </div>
      </section>
    </main>
  );
}
