import { onTracked } from '../../../platform/web/analytics.ts';

declare global {
  interface Window {
    dataLayer?: unknown[];
    /** Google's own switch: while it is on, its script sends nothing for this id. */
    [disable: `ga-disable-${string}`]: boolean | undefined;
  }
}

/** Google's queue takes `arguments` objects and nothing else. https://developers.google.com/tag-platform/gtagjs/reference */
function gtag(..._: unknown[]): void {
  window.dataLayer ??= [];
  // biome-ignore lint/complexity/noArguments: an array in its place is ignored by Google's script
  window.dataLayer.push(arguments);
}

/** A route's pattern in place of the address, and no title: both could name a story, and a story a child. */
function whereabouts(pattern: string) {
  return { page_location: `${location.origin}${pattern}`, page_title: 'Storywren', page_referrer: '' };
}

let isLoaded = false;
let isCounting = false;

/**
 * Loads Google Analytics 4, with everything about advertising off, and passes on what `track` says. To be called after
 * a yes, and not before: nothing of Google is asked for until then. After `stopMeasuring` it goes on.
 */
export function beginMeasuring(measurementId: string): void {
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
    ...whereabouts('/'),
  });
  const script = document.createElement('script');
  script.async = true;
  script.src = `https://www.googletagmanager.com/gtag/js?id=${encodeURIComponent(measurementId)}`;
  document.head.append(script);
  onTracked(({ name, params }) => {
    if (isCounting) gtag('event', name, params);
  });
}

/** Stops at once, also while the page stays open, and takes away the cookies by which Google knew this browser. */
export function stopMeasuring(measurementId: string): void {
  window[`ga-disable-${measurementId}`] = true;
  isCounting = false;
  const labels = location.hostname.split('.');
  // Google keeps them for the widest domain that the browser lets it.
  const domains = ['', ...labels.map((_, at) => `; Domain=${labels.slice(at).join('.')}`)];
  for (const pair of document.cookie.split('; ').filter((one) => one.startsWith('_ga'))) {
    const name = pair.split('=', 1)[0];
    for (const domain of domains) {
      // biome-ignore lint/suspicious/noDocumentCookie: not every browser that we support has the Cookie Store
      document.cookie = `${name}=; Path=/; Max-Age=0${domain}`;
    }
  }
}

/** Says that a page was opened, by its route alone. */
export function countPage(pattern: string): void {
  if (!isCounting) return;
  gtag('set', whereabouts(pattern));
  gtag('event', 'page_view');
}
