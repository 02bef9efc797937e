import './the-end.css';
import { useQuery } from '@tanstack/react-query';
import { Link } from 'wouter';
import { call } from '../../../platform/web/call.ts';
import { Button } from '../../../platform/web/ui/button.tsx';
import { listStories, type Story } from '../../contract.ts';
import { picturesOf, withWidth } from '../pictures.ts';
import { BOOK } from '../words/book.ts';
import { ENDING } from '../words/reader.ts';
import { nextOnShelf } from './next-on-shelf.ts';

/** The next finished story on the parent's shelf, if there is another one. */
function NextBook({ story }: { story: Story }) {
  const shelf = useQuery({
    queryKey: [listStories.path],
    queryFn: ({ signal }) => call(listStories, { signal }),
  });
  const next = nextOnShelf(shelf.data ?? [], story.id);
  if (!next) return null;
  const cover = picturesOf(next, 1)[0];
  return (
    <Link href={`/story/${next.id}`} className="next-book">
      {cover && <img src={withWidth(cover.url, 320)} width="320" height="320" alt="" />}
      <span>
        <small>{ENDING.next}</small>
        <b>{next.title}</b>
        {next.readTime && <small>{next.readTime}</small>}
      </span>
    </Link>
  );
}

interface TheEndProps {
  story: Story;
  isOwn: boolean;
  onAgain: () => void;
}

/** What stands below the last words: good night, once more, or another one. */
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
            {ENDING.shelf}
          </Link>
        )}
      </div>
      {isOwn && <NextBook story={story} />}
    </div>
  );
}
