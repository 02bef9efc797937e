/** The parsed form parameters of a request: strings, and lists and objects of them. */
export type Params = Readonly<Record<string, unknown>>;

export function textIn(params: Params, name: string): string | undefined {
  const value = params[name];
  return typeof value === 'string' ? value : undefined;
}

export function numberIn(params: Params, name: string): number | undefined {
  const text = textIn(params, name);
  return text ? Number(text) : undefined;
}

/** A boolean parameter; undefined when it is missing. */
export function flagIn(params: Params, name: string): boolean | undefined {
  const text = textIn(params, name);
  return text === undefined ? undefined : text === 'true';
}

/** An object parameter; empty when it is missing. */
export function objectIn(params: Params, name: string): Params {
  const value = params[name];
  return typeof value === 'object' && value !== null && !Array.isArray(value) ? (value as Params) : {};
}

export function listIn(params: Params, name: string): readonly Params[] {
  const value = params[name];
  return Array.isArray(value) ? (value as Params[]) : [];
}

export function textsIn(params: Params, name: string): readonly string[] {
  const value = params[name];
  return Array.isArray(value) ? value.map(String) : [];
}

/** Merges metadata; an empty value removes its key. */
export function mergedMetadata(before: Record<string, string>, params: Params): Record<string, string> {
  const merged = { ...before };
  for (const [key, value] of Object.entries(objectIn(params, 'metadata'))) {
    if (value === '') delete merged[key];
    else merged[key] = String(value);
  }
  return merged;
}
