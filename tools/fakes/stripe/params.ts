/** The parameters of a request, as a form has them: texts, lists and objects of these. */
export type Params = Readonly<Record<string, unknown>>;

export function textIn(params: Params, name: string): string | undefined {
  const value = params[name];
  return typeof value === 'string' ? value : undefined;
}

export function numberIn(params: Params, name: string): number | undefined {
  const text = textIn(params, name);
  return text ? Number(text) : undefined;
}

/** Undefined when it was not said. */
export function flagIn(params: Params, name: string): boolean | undefined {
  const text = textIn(params, name);
  return text === undefined ? undefined : text === 'true';
}

/** An object among the parameters; empty when there is none. */
export function within(params: Params, name: string): Params {
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

/** Metadata after a change: an empty value takes its key away. */
export function mergedMetadata(before: Record<string, string>, params: Params): Record<string, string> {
  const merged = { ...before };
  for (const [key, value] of Object.entries(within(params, 'metadata'))) {
    if (value === '') delete merged[key];
    else merged[key] = String(value);
  }
  return merged;
}
