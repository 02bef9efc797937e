import './the-end.css';
import { useQuery } from '@tanstack/react-query';
import { Link } from 'wouter';
import { call } from '../../../../platform/web/call.ts';
import { Button } from '../../../../platform/web/ui/button.tsx';
import type { Story } from '../../../story/contract.ts';
import { readTimeIn } from '../../../story/read-time.ts';
import { picturesOf, withWidth } from '../../../story/web/pictures.ts';
import { listStories } from '../../contract.ts';
import { BOOK } from '../messages/book.ts';
import { ENDING } from '../messages/reader.ts';
import { nextStory } from './next-story.ts';

/** The next finished story in the parent's library, if there is another one. */
function NextBook({ story }: { story: Story }) {
  const library = useQuery({
    queryKey: [listStories.path],
    queryFn: ({ signal }) => call(listStories, { signal }),
  });
  const next = nextStory(library.data ?? [], story.id);
  if (!next) return null;
  const cover = picturesOf(next, 1)[0];
  return (
    <Link href={`/story/${next.id}`} className="next-book">
      {cover && <img src={withWidth(cover.url, 320)} width="320" height="320" alt="" />}
      <span>
        <small>{ENDING.next}</small>
        <b>{next.title}</b>
        <small>{readTimeIn(next)}</small>
      </span>
    </Link>
  );
}

interface TheEndProps {
  story: Story;
  isOwn: boolean;
  onAgain: () => void;
}

/** Below the last page of the text: good night, read again, or the next story. */
export function TheEnd({ story, isOwn, onAgain }: TheEndProps) {
  return (
    <div className="the-end">
      <p className="display">{BOOK.theEnd}</p>
      <p className="text-soft">{BOOK.goodNight(story.childName)}</p>
      <div className="btn-row">
        <Button kind="main" onClick={onAgain}>
          {ENDING.again}
        </Button>
        {isOwn && (
          <Link href="/my-stories" className="btn">
            {ENDING.library}
          </Link>
        )}
      </div>
      {isOwn && <NextBook story={story} />}
    </div>
  );
}
