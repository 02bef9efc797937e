import { track } from '../../../platform/web/analytics.ts';
import { Button } from '../../../platform/web/ui/button.tsx';
import { Field } from '../../../platform/web/ui/field.tsx';
import { Icon } from '../../../platform/web/ui/icon.tsx';
import { toast } from '../../../platform/web/ui/toasts.tsx';
import { downloadCover } from './cover-download.ts';
import { PASS_ON } from './messages/share.ts';
import { SERVICES, type ShareData } from './share-data.ts';

/** Opens the app on a phone; elsewhere nothing happens, and the toast explains what to do. */
const INSTAGRAM = 'instagram://app';

async function shareNatively({ title, text, url }: ShareData): Promise<void> {
  try {
    await navigator.share({ title, text, url });
    track('share', { method: 'native' });
    toast.success(PASS_ON.shared);
  } catch (error) {
    // The user closed the share sheet of the system: no error message is needed.
    if (error instanceof DOMException && error.name === 'AbortError') return;
    toast.error(PASS_ON.notShared);
  }
}

async function copyLink({ url }: ShareData): Promise<void> {
  try {
    await navigator.clipboard.writeText(url);
    track('share', { method: 'link' });
    toast.success(PASS_ON.copied);
  } catch {
    toast.error(PASS_ON.notCopied);
  }
}

function openInstagram(): void {
  track('share', { method: 'Instagram' });
  toast.success(PASS_ON.instagram);
  open(INSTAGRAM, '_blank', 'noopener');
}

async function takeCover(address: string): Promise<void> {
  try {
    await downloadCover(address);
    track('cover_download');
    toast.success(PASS_ON.coverComing);
  } catch {
    toast.error(PASS_ON.noCover);
  }
}

/** Every way to share the link: the share sheet of the phone, copying, and the services. */
export function PassOn({ data }: { data: ShareData }) {
  const { coverImage } = data;
  return (
    <div className="pass-on">
      {'share' in navigator && (
        <Button kind="main" wide onClick={() => void shareNatively(data)}>
          <Icon name="share" />
          {PASS_ON.now}
        </Button>
      )}
      <div className="link-row">
        <Field label={PASS_ON.link}>
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
          {PASS_ON.copy}
          <span className="sr-only">{PASS_ON.copyWhat}</span>
        </Button>
      </div>
      <fieldset className="services">
        <legend className="label">{PASS_ON.services}</legend>
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
            <span className="sr-only">{PASS_ON.newWindow}</span>
          </Button>
        ))}
        <Button kind="second" size="small" onClick={openInstagram}>
          Instagram
        </Button>
      </fieldset>
      {coverImage && (
        <Button kind="quiet" className="take-cover" onClick={() => void takeCover(coverImage)}>
          <Icon name="download" />
          {PASS_ON.cover}
        </Button>
      )}
    </div>
  );
}
