import * as z from 'zod/mini';

/** What this device remembers under a name, or undefined: nothing yet, not ours, or storage is forbidden. */
export function recall<S extends z.ZodMiniType>(name: string, schema: S): z.output<S> | undefined {
  try {
    const read = z.safeParse(schema, JSON.parse(localStorage.getItem(name) ?? 'null'));
    return read.success ? read.data : undefined;
  } catch {
    return undefined;
  }
}

/** Has this device remember something, where it may. */
export function remember(name: string, value: unknown): void {
  try {
    localStorage.setItem(name, JSON.stringify(value));
  } catch {
    // Forbidden or full: it is then forgotten with the page.
  }
}
