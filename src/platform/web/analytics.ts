/** The parameters of an event. Never a name, an address or data about a child. */
type EventFacts = Readonly<Record<string, string | number | boolean>>;
type EventParams = Readonly<Record<string, EventFacts[string] | readonly EventFacts[]>>;

/** The DOM event that is dispatched. There is no listener by default, so nothing leaves the page. */
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

/** Subscribes to the events of `track`. */
export function onTracked(listener: (event: Tracked) => void): void {
  addEventListener(TRACKED, (event) => listener((event as CustomEvent<Tracked>).detail));
}

/** Sanitises the `method` parameter, such as the plan of a sign-up, like a name. */
function sanitised(params: EventParams): EventParams {
  const { method } = params;
  return typeof method === 'string' ? { ...params, method: sanitiseName(method) } : params;
}

/** Dispatches an event to listeners on this page. */
export function track(name: string, params: EventParams = {}): void {
  dispatchEvent(
    new CustomEvent(TRACKED, { detail: { name: sanitiseName(name), params: sanitised(params) } }),
  );
}
