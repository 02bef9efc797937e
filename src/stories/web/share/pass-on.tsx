import { track } from '../../../platform/web/analytics.ts';
import { Button } from '../../../platform/web/ui/button.tsx';
import { Field } from '../../../platform/web/ui/field.tsx';
import { Icon } from '../../../platform/web/ui/icon.tsx';
import { bad, good } from '../../../platform/web/ui/toasts.tsx';
import { downloadCover } from './cover-download.ts';
import { SERVICES, type ShareData } from './share-data.ts';

/** What opens the app on a phone; elsewhere nothing happens, and the toast says what to do. */
const INSTAGRAM = 'instagram://app';

async function shareNatively({ title, text, url }: ShareData): Promise<void> {
  try {
    await navigator.share({ title, text, url });
    track('share', { method: 'native' });
    good({ title: 'Story shared successfully!' });
  } catch (error) {
    // Whoever closes the sheet of the system has changed their mind, and knows it.
    if (error instanceof DOMException && error.name === 'AbortError') return;
    bad({ title: 'Sharing failed', message: 'Please try one of the other sharing options below.' });
  }
}

async function copyLink({ url }: ShareData): Promise<void> {
  try {
    await navigator.clipboard.writeText(url);
    track('share', { method: 'link' });
    good({ title: 'Link copied!' });
  } catch {
    bad({ title: 'Copy failed', message: 'Please manually copy the link from the text field.' });
  }
}

function openInstagram(): void {
  track('share', { method: 'Instagram' });
  good({ title: 'Opening Instagram', message: 'Copy the link and share manually in Instagram app.' });
  open(INSTAGRAM, '_blank', 'noopener');
}

async function takeCover(address: string): Promise<void> {
  try {
    await downloadCover(address);
    track('cover_download');
    good({ title: 'Cover image downloading' });
  } catch {
    bad({ title: 'Download Failed', message: 'Unable to download the cover. Please try again.' });
  }
}

/** Every way to pass a shared story on: the phone's own, the link, and the services. */
export function PassOn({ data }: { data: ShareData }) {
  const { coverImage } = data;
  return (
    <div className="pass-on">
      {'share' in navigator && (
        <Button kind="main" wide onClick={() => void shareNatively(data)}>
          <Icon name="share" />
          Share now
        </Button>
      )}
      <div className="link-row">
        <Field label="Story link">
          {(control) => (
            <input
              {...control}
              type="url"
              readOnly
              value={data.url}
              onFocus={(event) => event.currentTarget.select()}
            />
          )}
        </Field>
        <Button kind="second" onClick={() => void copyLink(data)}>
          Copy<span className="sr-only"> link</span>
        </Button>
      </div>
      <fieldset className="services">
        <legend className="label">Or pass it on with</legend>
        {SERVICES.map(({ name, address }) => (
          <Button
            key={name}
            kind="second"
            size="small"
            onClick={() => {
              track('share', { method: name });
              open(address(data), '_blank', 'noopener,noreferrer');
            }}
          >
            {name}
            <span className="sr-only"> (opens a new window)</span>
          </Button>
        ))}
        <Button kind="second" size="small" onClick={openInstagram}>
          Instagram
        </Button>
      </fieldset>
      {coverImage && (
        <Button kind="quiet" className="take-cover" onClick={() => void takeCover(coverImage)}>
          <Icon name="download" />
          Download cover for Instagram
        </Button>
      )}
    </div>
  );
}
