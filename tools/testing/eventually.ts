/** Polls until `poll` returns a value, for at most `timeout` milliseconds. @throws when there is none by then. */
export async function eventually<T>(
  poll: () => Promise<T | undefined>,
  what = 'an answer',
  timeout = 10_000,
): Promise<T> {
  const latest = Date.now() + timeout;
  while (Date.now() < latest) {
    const value = await poll();
    if (value !== undefined) return value;
    await new Promise((resolve) => setTimeout(resolve, 40));
  }
  throw new Error(`waited in vain for ${what}`);
}
