import type { Activity } from '../../contract.ts';

/** The reason in the JSON of an audit entry; an empty string when it is missing or the JSON is invalid. */
export function reasonIn(details: string): string {
  try {
    const parsed: unknown = JSON.parse(details);
    if (typeof parsed === 'object' && parsed !== null && 'reason' in parsed) {
      return typeof parsed.reason === 'string' ? parsed.reason : '';
    }
  } catch {
    // An invalid row must not break the table.
  }
  return '';
}

const plainValue = (value: string | null) => value?.replaceAll('_', ' ') ?? 'none';

/** "3 → 8"; undefined when there is no value before or after. */
export function changeText({ previousValue, newValue }: Pick<Activity, 'previousValue' | 'newValue'>) {
  if (previousValue === null && newValue === null) return undefined;
  return `${plainValue(previousValue)} → ${plainValue(newValue)}`;
}
