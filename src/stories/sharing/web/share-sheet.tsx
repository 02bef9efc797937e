import './share.css';
import { useQuery } from '@tanstack/react-query';
import { Button } from '../../../platform/web/ui/button.tsx';
import { DialogHead } from '../../../platform/web/ui/dialog.tsx';
import { SwitchRow } from '../../../platform/web/ui/switch.tsx';
import { COMING, SHARE_DIALOG } from '../../creation/web/messages/dialogs.ts';
import type { Story } from '../../story/contract.ts';
import { publicPath, sharePath } from '../contract.ts';
import { PASS_ON, SHARING } from './messages/share.ts';
import { publicStoryQuery } from './public-story-query.ts';
import { shareDataOf } from './share-data.ts';
import type { ShareRequest } from './share-handle.ts';
import { PassOn } from './share-options.tsx';
import { useShare } from './use-share.ts';

/** The content of the share dialog. */
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
            {SHARING.preview}
            <span className="sr-only">{PASS_ON.newWindow}</span>
          </a>
        )}
      </p>
      {shared && share?.url && <SharedStory id={story.id} url={share.url} />}
    </>
  );
}

/** The hint of the second switch. A name that was not given as the child's cannot be hidden. */
function namesHint(child: string | null, showNames: boolean): string {
  if (!child) return SHARING.namesUnknown;
  return showNames ? SHARING.namesOn : SHARING.namesOff;
}

/** Shares one's own story with its public text, which may differ from the private one. */
function SharedStory({ id, url }: { id: string; url: string }) {
  const { data } = useQuery(publicStoryQuery(id));
  if (!data) return <p className="text-soft">{COMING}</p>;
  return <PassOn data={shareDataOf(data, url)} />;
}
