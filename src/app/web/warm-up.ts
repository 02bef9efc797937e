/** The dialogs' code, fetched once the page stands and the browser has nothing better to do. */
function fetchDialogs(): void {
  void import('../../accounts/web/auth-forms.tsx');
  void import('../../accounts/web/forgot-form.tsx');
  void import('../../stories/web/create/create-form.tsx');
  void import('../../billing/web/plans.tsx');
}

/** Warms up what a visitor is likely to open next, so that it opens at once. */
export function warmUp(): void {
  const later = () => {
    if ('requestIdleCallback' in window) requestIdleCallback(fetchDialogs, { timeout: 3000 });
    else setTimeout(fetchDialogs, 1000);
  };
  if (document.readyState === 'complete') later();
  else addEventListener('load', later, { once: true });
}
