// Runs before the first paint, so that lights out stays out. The switch itself is platform/web/theme.ts.
(() => {
  let saved = null;
  try {
    saved = localStorage.getItem('theme');
  } catch {
    // Storage may be forbidden; the system's own choice stands then.
  }
  if (saved === 'light' || saved === 'dark') document.documentElement.dataset.theme = saved;
})();
