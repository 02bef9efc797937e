import { Link } from 'wouter';
import { IconButton } from '../../../platform/web/ui/button.tsx';
import { Heading } from '../../../platform/web/ui/heading.tsx';
import { Icon } from '../../../platform/web/ui/icon.tsx';
import { ThemeSwitch } from '../../../platform/web/ui/theme-switch.tsx';
import type { Story } from '../../contract.ts';
import { useFavorite } from './use-favorite.ts';

/** The way out, the title, the lamp, and on phones the heart. */
export function RoomTop({ story }: { story: Story }) {
  const { toggle, busy } = useFavorite(story);
  return (
    <header className="room-top">
      <div className="start">
        <Link href="/my-stories" className="btn">
          <Icon name="close" />
          <span className="sr-only">Close and go to </span>
          <span className="hide-small">My Stories</span>
        </Link>
      </div>
      <Heading>{story.title || 'A new story'}</Heading>
      <div className="end">
        <ThemeSwitch />
        <IconButton
          icon="heart"
          label="Favorite"
          aria-pressed={story.isFavorite}
          aria-disabled={busy}
          className={story.isFavorite ? 'only-bar-small heart-on' : 'only-bar-small'}
          onClick={toggle}
        />
      </div>
    </header>
  );
}
