import { THEME } from '../messages.ts';
import { toggleTheme, useDark } from '../theme.ts';
import { IconButton } from './button.tsx';

/** Switches between the light and the dark theme. */
export function ThemeSwitch({ className }: { className?: string }) {
  const dark = useDark();
  return (
    <IconButton
      icon={dark ? 'lamp' : 'moon'}
      label={dark ? THEME.light : THEME.dark}
      onClick={toggleTheme}
      className={className}
    />
  );
}
