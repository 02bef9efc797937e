// Runs before the first paint, so that the stored theme applies at once. The switch is platform/web/theme.ts.
(() => {
  // Hides the server-rendered content for readers without scripts before it is painted.
  document.documentElement.dataset.scripts = '';
  let saved = null;
  try {
    saved = localStorage.getItem('theme');
  } catch {
    // Storage may be forbidden; the system's theme applies then.
  }
  if (saved === 'light' || saved === 'dark') document.documentElement.dataset.theme = saved;
})();
