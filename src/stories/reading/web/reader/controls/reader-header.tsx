import { Dialog } from '@base-ui/react/dialog';
import { Link } from 'wouter';
import { Heading } from '../../../../../platform/web/ui/heading.tsx';
import { Icon } from '../../../../../platform/web/ui/icon.tsx';
import { ThemeSwitch } from '../../../../../platform/web/ui/theme-switch.tsx';
import type { Story } from '../../../../story/contract.ts';
import { STORY } from '../../../../story/web/messages/story.ts';
import type { Download } from '../../download/use-download.ts';
import { READER } from '../../messages/reader.ts';
import { ListenToggle } from '../../narration/listen-buttons.tsx';
import type { Narration } from '../../narration/use-narration.ts';
import type { BookPlace } from '../book-place.ts';
import { ReaderPopover } from './reader-popover.tsx';
import { FavoriteIcon, PdfIcon, StoryActions } from './story-actions.tsx';
import { TextSettingsForm } from './text-settings-form.tsx';

interface ReaderHeaderProps {
  story: Story;
  download: Download;
  narration: Narration;
  place: BookPlace;
}

/** Closes the book: a dialog leads back to the page below, one's own story to the library, a featured one to the home page. */
function Close({ place }: { place: BookPlace }) {
  if (place === 'dialog') {
    return (
      <Dialog.Close className="btn">
        <Icon name="close" />
        <span className="hide-small">{READER.close}</span>
      </Dialog.Close>
    );
  }
  const [href, name] = place === 'own page' ? ['/my-stories', READER.library] : ['/', READER.home];
  return (
    <Link href={href} className="btn">
      <Icon name="close" />
      <span className="sr-only">{READER.closeTo}</span>
      <span className="hide-small">{name}</span>
    </Link>
  );
}

/** Close button, title, favorite, listening, PDF, text settings and theme; on phones also the other actions. */
export function ReaderHeader({ story, download, narration, place }: ReaderHeaderProps) {
  const title = story.title || STORY.untitled;
  const isOwn = place === 'own page';
  return (
    <header className="room-top">
      <div className="start">
        <Close place={place} />
      </div>
      {place === 'dialog' ? <Dialog.Title>{title}</Dialog.Title> : <Heading>{title}</Heading>}
      <div className="end">
        {isOwn && <FavoriteIcon story={story} />}
        <ListenToggle narration={narration} />
        <PdfIcon download={download} />
        <ReaderPopover
          title={READER.textSettings}
          triggerClassName="btn only-wide"
          trigger={
            <>
              <span aria-hidden="true">Aa</span>
              <span className="sr-only">{READER.textSettings}</span>
            </>
          }
        >
          {() => <TextSettingsForm />}
        </ReaderPopover>
        <ThemeSwitch />
        <ReaderPopover
          title={READER.more}
          triggerClassName="btn btn-icon only-small"
          trigger={
            <>
              <Icon name="more" />
              <span className="sr-only">{READER.more}</span>
            </>
          }
        >
          {(close) => (
            <>
              <div className="room-acts">
                <StoryActions story={story} download={download} isOwn={isOwn} onLeave={close} />
              </div>
              <TextSettingsForm />
            </>
          )}
        </ReaderPopover>
      </div>
    </header>
  );
}
