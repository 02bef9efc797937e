import './share.css';
import { useQuery } from '@tanstack/react-query';
import { Button } from '../../../platform/web/ui/button.tsx';
import { DialogHead } from '../../../platform/web/ui/dialog.tsx';
import { SwitchRow } from '../../../platform/web/ui/switch.tsx';
import type { Story } from '../../contract.ts';
import { publicPath, sharePath } from '../../share-contract.ts';
import { publicStoryQuery } from '../public/public-story-query.ts';
import { COMING, SHARE_DIALOG } from '../words/dialogs.ts';
import { PASS_ON, SHARING } from '../words/share.ts';
import { PassOn } from './pass-on.tsx';
import { shareDataOf } from './share-data.ts';
import type { ShareRequest } from './share-handle.ts';
import { useShare } from './use-share.ts';

/** What lies in the share dialog. */
export function ShareSheet({ request }: { request: ShareRequest }) {
  const { story, whose } = request;
  return (
    <>
      <DialogHead title={SHARE_DIALOG}>{story.title}</DialogHead>
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
        <b>{SHARING.unknown}</b>
        <Button kind="second" size="small" onClick={again}>
          {SHARING.again}
        </Button>
      </div>
    );
  }
  const { shared = false, showNames = false } = share ?? {};
  return (
    <>
      <div className="share-switches" aria-busy={busy}>
        <SwitchRow
          label={SHARING.link}
          hint={shared ? SHARING.linkOn : SHARING.linkOff}
          checked={shared}
          disabled={!share || busy}
          onChange={setShared}
        />
        <SwitchRow
          label={SHARING.names(child)}
          hint={namesHint(child, showNames)}
          checked={showNames}
          disabled={!shared || busy}
          onChange={setShowNames}
        />
      </div>
      <p className="share-seen">
        {SHARING.seen}{' '}
        {shared && (
          <a className="link" href={publicPath(story.id)} target="_blank" rel="noopener">
            {SHARING.look}
            <span className="sr-only">{PASS_ON.newWindow}</span>
          </a>
        )}
      </p>
      {shared && share?.url && <SharedStory id={story.id} url={share.url} />}
    </>
  );
}

/** What the second switch means. A name that we were not told as the child's is one of many words to us. */
function namesHint(child: string | null, showNames: boolean): string {
  if (!child) return SHARING.namesUnknown;
  return showNames ? SHARING.namesOn : SHARING.namesOff;
}

/** Passing on one's own story: in the words that strangers may read, not in one's own. */
function SharedStory({ id, url }: { id: string; url: string }) {
  const { data } = useQuery(publicStoryQuery(id));
  if (!data) return <p className="text-soft">{COMING}</p>;
  return <PassOn data={shareDataOf(data, url)} />;
}
