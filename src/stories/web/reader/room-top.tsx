import { Link } from 'wouter';
import { toggleTheme, useDark } from '../../../platform/web/theme.ts';
import { IconButton } from '../../../platform/web/ui/button.tsx';
import { Heading } from '../../../platform/web/ui/heading.tsx';
import { Icon } from '../../../platform/web/ui/icon.tsx';
import type { Story } from '../../contract.ts';
import { useFavorite } from './use-favorite.ts';

/** The way out, the title, the lamp, and on phones the heart. */
export function RoomTop({ story }: { story: Story }) {
  const dark = useDark();
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
        <IconButton
          icon={dark ? 'lamp' : 'moon'}
          label={dark ? 'Lights on (light theme)' : 'Lights out (dark theme)'}
          onClick={toggleTheme}
        />
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
