/** Loads the code of the dialogs. */
function loadDialogs(): void {
  void import('../../accounts/web/auth-forms.tsx');
  void import('../../accounts/web/forgot-form.tsx');
  void import('../../stories/creation/web/form/create-form.tsx');
  void import('../../billing/web/plans/plans.tsx');
}

/** Preloads the dialogs that a visitor is likely to open, when the page has loaded and the browser is idle. */
export function warmUp(): void {
  const schedule = () => {
    if ('requestIdleCallback' in window) requestIdleCallback(loadDialogs, { timeout: 3000 });
    else setTimeout(loadDialogs, 1000);
  };
  if (document.readyState === 'complete') schedule();
  else addEventListener('load', schedule, { once: true });
}
