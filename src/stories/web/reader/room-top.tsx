import { Dialog } from '@base-ui/react/dialog';
import { Link } from 'wouter';
import { Heading } from '../../../platform/web/ui/heading.tsx';
import { Icon } from '../../../platform/web/ui/icon.tsx';
import { ThemeSwitch } from '../../../platform/web/ui/theme-switch.tsx';
import type { Story } from '../../contract.ts';
import type { Keeping } from '../keep/use-keep.ts';
import { READER } from '../words/reader.ts';
import { STORY } from '../words/story.ts';
import { RoomPopover } from './room-popover.tsx';
import { StoryActs } from './story-acts.tsx';
import { TextSettingsForm } from './text-settings-form.tsx';

interface RoomTopProps {
  story: Story;
  keeping: Keeping;
  /** The book lies over a page, and closing it leads back there. */
  isModal: boolean;
}

/** The way out, the title, how the words look, the lamp; and on phones everything that can be done with the story. */
export function RoomTop({ story, keeping, isModal }: RoomTopProps) {
  const title = story.title || STORY.untitled;
  return (
    <header className="room-top">
      <div className="start">
        {isModal ? (
          <Dialog.Close className="btn">
            <Icon name="close" />
            <span className="hide-small">{READER.close}</span>
          </Dialog.Close>
        ) : (
          <Link href="/my-stories" className="btn">
            <Icon name="close" />
            <span className="sr-only">Close and go to </span>
            <span className="hide-small">My Stories</span>
          </Link>
        )}
      </div>
      {isModal ? <Dialog.Title>{title}</Dialog.Title> : <Heading>{title}</Heading>}
      <div className="end">
        <RoomPopover
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
        </RoomPopover>
        <ThemeSwitch />
        <RoomPopover
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
                <StoryActs story={story} keeping={keeping} isOwn={!isModal} onLeave={close} />
              </div>
              <TextSettingsForm />
            </>
          )}
        </RoomPopover>
      </div>
    </header>
  );
}
