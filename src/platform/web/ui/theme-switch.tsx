import { toggleTheme, useDark } from '../theme.ts';
import { THEME } from '../words.ts';
import { IconButton } from './button.tsx';

/** The lamp by the bed: day or lights out. */
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
