import './continue-reading.css';
import { useQuery } from '@tanstack/react-query';
import { Link } from 'wouter';
import { Icon } from '../../../platform/web/ui/icon.tsx';
import { bookmarks } from '../../reading/web/reader/bookmarks.ts';
import { CONTINUE } from '../../reading/web/reader/first-page.ts';
import { pagesOf } from '../../story/web/paging.ts';
import { storyQuery } from '../../story/web/story-query.ts';
import type { Card } from '../contract.ts';
import { LIBRARY } from './messages/library.ts';

/** A link to the story that was last left unfinished on this device, if it is among these stories. */
export function ContinueReading({ stories }: { stories: readonly Card[] }) {
  const ready = new Map(stories.filter(({ status }) => status === 'ready').map((card) => [card.id, card]));
  const left = bookmarks().find(({ id }) => ready.has(id));
  const card = left && ready.get(left.id);
  const { data: story } = useQuery({ ...storyQuery(left?.id ?? ''), enabled: left !== undefined });
  if (!card) return null;
  const { page } = left;
  const pageCount = story ? pagesOf(story.content).length : undefined;
  if (pageCount !== undefined && page + 1 >= pageCount) return null;
  return (
    <p className="continue-reading">
      <Link href={`/story/${card.id}${CONTINUE}`}>
        <span>
          {LIBRARY.continueReading} <b>{card.title}</b>,{' '}
          {/* Has its room before the number of pages is known. */}
          <span className={pageCount ? 'nums' : 'nums invisible'}>
            {LIBRARY.place(page + 1, pageCount ?? page + 2)}
          </span>
        </span>
        <Icon name="next" />
      </Link>
    </p>
  );
}
