// Runs before the first paint, so that lights out stays out. The switch itself is platform/web/theme.ts.
(() => {
  // What the server wrote for readers without scripts steps aside before it is seen.
  document.documentElement.dataset.scripts = '';
  let saved = null;
  try {
    saved = localStorage.getItem('theme');
  } catch {
    // Storage may be forbidden; the system's own choice stands then.
  }
  if (saved === 'light' || saved === 'dark') document.documentElement.dataset.theme = saved;
})();
