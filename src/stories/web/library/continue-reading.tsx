import './continue-reading.css';
import { useQuery } from '@tanstack/react-query';
import { Link } from 'wouter';
import { Icon } from '../../../platform/web/ui/icon.tsx';
import type { Card } from '../../library-contract.ts';
import { pagesOf } from '../paging.ts';
import { bookmarks } from '../reader/bookmarks.ts';
import { CONTINUE } from '../reader/first-page.ts';
import { storyQuery } from '../story-query.ts';
import { SHELF } from '../words/shelf.ts';

/** The way back into the story that was last left unfinished on this device, as far as it stands on this shelf. */
export function ContinueReading({ stories }: { stories: readonly Card[] }) {
  const ready = new Set(stories.filter(({ status }) => status === 'ready').map(({ id }) => id));
  const left = bookmarks().find(({ id }) => ready.has(id));
  const { data: story } = useQuery({ ...storyQuery(left?.id ?? ''), enabled: left !== undefined });
  const pageCount = story ? pagesOf(story.content).length : 0;
  if (!left || !story || left.page + 1 >= pageCount) return null;
  const { page } = left;
  return (
    <p className="continue-reading">
      <Link href={`/story/${story.id}${CONTINUE}`}>
        <span>
          {SHELF.continueReading} <b>{story.title}</b>,{' '}
          <span className="nums">{SHELF.place(page + 1, pageCount)}</span>
        </span>
        <Icon name="next" />
      </Link>
    </p>
  );
}
