import { onTracked } from '../../../platform/web/analytics.ts';

declare global {
  interface Window {
    dataLayer?: unknown[];
    /** Google's opt-out: while true, its script sends nothing for this id. */
    [disable: `ga-disable-${string}`]: boolean | undefined;
  }
}

/** Google's queue takes `arguments` objects and nothing else. https://developers.google.com/tag-platform/gtagjs/reference */
function gtag(..._: unknown[]): void {
  window.dataLayer ??= [];
  // biome-ignore lint/complexity/noArguments: an array in its place is ignored by Google's script
  window.dataLayer.push(arguments);
}

/** The route's pattern instead of the URL, and no page title: both could contain a story's title and so a child's name. */
function pageFields(pattern: string) {
  return { page_location: `${location.origin}${pattern}`, page_title: 'Storywren', page_referrer: '' };
}

let isLoaded = false;
let isCounting = false;

/**
 * Loads Google Analytics 4 without advertising and forwards the events of `track`. Call it only with consent: nothing is
 * loaded from Google before. Resumes measuring after `stopMeasuring`.
 */
export function startMeasuring(measurementId: string): void {
  window[`ga-disable-${measurementId}`] = false;
  isCounting = true;
  if (isLoaded) return;
  isLoaded = true;
  gtag('js', new Date());
  gtag('consent', 'default', {
    ad_storage: 'denied',
    ad_user_data: 'denied',
    ad_personalization: 'denied',
    analytics_storage: 'granted',
  });
  gtag('config', measurementId, {
    send_page_view: false,
    allow_google_signals: false,
    allow_ad_personalization_signals: false,
    ...pageFields('/'),
  });
  const script = document.createElement('script');
  script.async = true;
  script.src = `https://www.googletagmanager.com/gtag/js?id=${encodeURIComponent(measurementId)}`;
  document.head.append(script);
  onTracked(({ name, params }) => {
    if (isCounting) gtag('event', name, params);
  });
}

/** Stops measuring at once, without a reload, and deletes Google's cookies. */
export function stopMeasuring(measurementId: string): void {
  window[`ga-disable-${measurementId}`] = true;
  isCounting = false;
  const labels = location.hostname.split('.');
  // Google sets them on the widest domain that the browser allows.
  const domains = ['', ...labels.map((_, at) => `; Domain=${labels.slice(at).join('.')}`)];
  for (const pair of document.cookie.split('; ').filter((one) => one.startsWith('_ga'))) {
    const name = pair.split('=', 1)[0];
    for (const domain of domains) {
      // biome-ignore lint/suspicious/noDocumentCookie: not every browser that we support has the Cookie Store
      document.cookie = `${name}=; Path=/; Max-Age=0${domain}`;
    }
  }
}

/** Sends a page view with the route's pattern only. */
export function countPage(pattern: string): void {
  if (!isCounting) return;
  gtag('set', pageFields(pattern));
  gtag('event', 'page_view');
}
