import * as z from 'zod/mini';

/** Where a value is stored: on this device until it is removed, or in this tab, where it survives a reload only. */
type Place = 'device' | 'tab';

/** Values under these names are about a user, and are removed at logout. */
const OWN = 'own:';

/** The name of a value that must not outlive the session of its user on this device. */
export function ownName(name: string): string {
  return `${OWN}${name}`;
}

// Reading `localStorage` itself throws where storage is forbidden, so it is read inside of each `try`.
const storageOf = (place: Place): Storage => (place === 'device' ? localStorage : sessionStorage);

/** The value stored under a name; undefined when there is none, it is invalid, or storage is forbidden. */
export function recall<S extends z.ZodMiniType>(
  name: string,
  schema: S,
  place: Place = 'device',
): z.output<S> | undefined {
  try {
    const read = z.safeParse(schema, JSON.parse(storageOf(place).getItem(name) ?? 'null'));
    return read.success ? read.data : undefined;
  } catch {
    return undefined;
  }
}

/** Stores a value, if possible. */
export function remember(name: string, value: unknown, place: Place = 'device'): void {
  try {
    storageOf(place).setItem(name, JSON.stringify(value));
  } catch {
    // Forbidden or full: the value is lost with the page.
  }
}

/** Removes the value stored under a name. */
export function forget(name: string, place: Place = 'device'): void {
  try {
    storageOf(place).removeItem(name);
  } catch {
    // Forbidden, and then there is nothing to remove.
  }
}

/** Removes everything about a user from this device. */
export function forgetOwn(): void {
  for (const place of ['device', 'tab'] as const) {
    try {
      const storage = storageOf(place);
      for (const name of Object.keys(storage)) if (name.startsWith(OWN)) storage.removeItem(name);
    } catch {
      // Forbidden, and then there is nothing to remove.
    }
  }
}
