import { useSyncExternalStore } from 'react';

const root = document.documentElement;
const system = matchMedia('(prefers-color-scheme: dark)');

/** True for the dark theme: the user's choice, or else the system's. */
function isDark(): boolean {
  return root.dataset.theme ? root.dataset.theme === 'dark' : system.matches;
}

function subscribe(changed: () => void): () => void {
  const observer = new MutationObserver(changed);
  observer.observe(root, { attributeFilter: ['data-theme'] });
  system.addEventListener('change', changed);
  return () => {
    observer.disconnect();
    system.removeEventListener('change', changed);
  };
}

/** Switches between the themes and stores the choice on this device. */
export function toggleTheme(): void {
  root.dataset.theme = isDark() ? 'light' : 'dark';
  try {
    localStorage.setItem('theme', root.dataset.theme);
  } catch {
    // Storage may be forbidden; the choice then lasts as long as the page.
  }
}

/** Whether the dark theme is active. */
export function useDark(): boolean {
  return useSyncExternalStore(subscribe, isDark);
}
