import { toggleTheme, useDark } from '../theme.ts';
import { IconButton } from './button.tsx';

/** The lamp by the bed: day or lights out. */
export function ThemeSwitch({ className }: { className?: string }) {
  const dark = useDark();
  return (
    <IconButton
      icon={dark ? 'lamp' : 'moon'}
      label={dark ? 'Lights on (light theme)' : 'Lights out (dark theme)'}
      onClick={toggleTheme}
      className={className}
    />
  );
}
