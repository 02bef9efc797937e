/** Says, in a history entry, that the parent wants to read a story that is still being made. */
export const readingState = { reading: true } as const;

/** Whether this history entry says so. */
export function isReading(state: unknown): boolean {
  return typeof state === 'object' && state !== null && 'reading' in state && state.reading === true;
}
