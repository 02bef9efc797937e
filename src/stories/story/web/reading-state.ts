/** State of a history entry whose parent reads a story that is still being made. */
export const readingState = { reading: true } as const;

/** Whether this history entry has that state. */
export function isReading(state: unknown): boolean {
  return typeof state === 'object' && state !== null && 'reading' in state && state.reading === true;
}
