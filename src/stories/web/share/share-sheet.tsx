import './share.css';
import { useQuery } from '@tanstack/react-query';
import { Button } from '../../../platform/web/ui/button.tsx';
import { DialogHead } from '../../../platform/web/ui/dialog.tsx';
import { SwitchRow } from '../../../platform/web/ui/switch.tsx';
import type { Story } from '../../contract.ts';
import { publicPath, sharePath } from '../../share-contract.ts';
import { publicStoryQuery } from '../public/public-story-query.ts';
import { PassOn } from './pass-on.tsx';
import { shareDataOf } from './share-data.ts';
import type { ShareRequest } from './share-handle.ts';
import { useShare } from './use-share.ts';

/** What lies in the share dialog. */
export function ShareSheet({ request }: { request: ShareRequest }) {
  const { story, whose } = request;
  return (
    <>
      <DialogHead title="Share Story">{story.title}</DialogHead>
      <div className="sheet-body">
        {whose === 'own' ? (
          <OwnStory story={story} />
        ) : (
          <PassOn data={shareDataOf(story, location.origin + sharePath(story.id))} />
        )}
      </div>
    </>
  );
}

function OwnStory({ story }: { story: Story }) {
  const { share, failed, again, busy, setShared, setShowNames } = useShare(story.id);
  const child = story.childName;
  if (failed) {
    return (
      <div className="note note-bad" role="alert">
        <b>We could not look up whether this story is shared.</b>
        <Button kind="second" size="small" onClick={again}>
          Try again
        </Button>
      </div>
    );
  }
  const { shared = false, showNames = false } = share ?? {};
  return (
    <>
      <div className="share-switches" aria-busy={busy}>
        <SwitchRow
          label="Share this story with a link"
          hint={
            shared
              ? 'Anybody with the link can read it. Turn this off, and the link leads nowhere.'
              : 'Nobody but you can read it now.'
          }
          checked={shared}
          disabled={!share || busy}
          onChange={setShared}
        />
        <SwitchRow
          label={child ? `Show ${child}’s name` : 'Show names'}
          hint={namesHint(child, showNames)}
          checked={showNames}
          disabled={!shared || busy}
          onChange={setShowNames}
        />
      </div>
      <p className="share-seen">
        A stranger sees the title, the words and the pictures. Never who you are, or what you told us about
        your child.{' '}
        {shared && (
          <a className="link" href={publicPath(story.id)} target="_blank" rel="noopener">
            See what they see<span className="sr-only"> (opens a new window)</span>
          </a>
        )}
      </p>
      {shared && share?.url && <SharedStory id={story.id} url={share.url} />}
    </>
  );
}

/** What the second switch means. A name that we were not told as the child's is one of many words to us. */
function namesHint(child: string | null, showNames: boolean): string {
  if (!child)
    return 'You gave no child’s name for this story, so we cannot hide one: names written in your wish stay where they are.';
  return showNames
    ? 'The name can be read in the story, its title and previews of the link.'
    : 'Another name stands in for your child’s, in the story and in its title. Other names stay.';
}

/** Passing on one's own story: in the words that strangers may read, not in one's own. */
function SharedStory({ id, url }: { id: string; url: string }) {
  const { data } = useQuery(publicStoryQuery(id));
  if (!data) return <p className="text-soft">One moment…</p>;
  return <PassOn data={shareDataOf(data, url)} />;
}
