/** What an event may carry. Never a name, an address or anything of a child. */
type EventFacts = Readonly<Record<string, string | number | boolean>>;
type EventParams = Readonly<Record<string, EventFacts[string] | readonly EventFacts[]>>;

/** Where a listener would hear of events. Nobody listens by default, so nothing leaves the page. */
const TRACKED = 'storywren:tracked';

/** Lower case, everything but letters and digits an underscore, at most 50 characters. */
export function sanitiseName(name: string): string {
  return name
    .toLowerCase()
    .replace(/[^a-z0-9]/g, '_')
    .slice(0, 50);
}

interface Tracked {
  readonly name: string;
  readonly params: EventParams;
}

/** Listens to what `track` says from now on. */
export function onTracked(listener: (event: Tracked) => void): void {
  addEventListener(TRACKED, (event) => listener((event as CustomEvent<Tracked>).detail));
}

/** The way in which something was done, such as the plan of a sign-up, is a name as well. */
function sanitised(params: EventParams): EventParams {
  const { method } = params;
  return typeof method === 'string' ? { ...params, method: sanitiseName(method) } : params;
}

/** Says that something happened, to whoever listens on this page and to nobody else. */
export function track(name: string, params: EventParams = {}): void {
  dispatchEvent(
    new CustomEvent(TRACKED, { detail: { name: sanitiseName(name), params: sanitised(params) } }),
  );
}
