import type { Activity } from '../../contract.ts';

/** The reason in the JSON of an activity; an empty text when there is none, or no JSON. */
export function reasonIn(details: string): string {
  try {
    const parsed: unknown = JSON.parse(details);
    if (typeof parsed === 'object' && parsed !== null && 'reason' in parsed) {
      return typeof parsed.reason === 'string' ? parsed.reason : '';
    }
  } catch {
    // An odd row must not take the others with it.
  }
  return '';
}

const plainValue = (value: string | null) => value?.replaceAll('_', ' ') ?? 'none';

/** "3 → 8"; undefined where nothing had a value before or after. */
export function changeText({ previousValue, newValue }: Pick<Activity, 'previousValue' | 'newValue'>) {
  if (previousValue === null && newValue === null) return undefined;
  return `${plainValue(previousValue)} → ${plainValue(newValue)}`;
}
