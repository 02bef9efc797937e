/** Asks again until there is an answer, for as long as `patience` milliseconds. @throws when there is none by then. */
export async function eventually<T>(
  ask: () => Promise<T | undefined>,
  what = 'an answer',
  patience = 10_000,
): Promise<T> {
  const latest = Date.now() + patience;
  while (Date.now() < latest) {
    const answer = await ask();
    if (answer !== undefined) return answer;
    await new Promise((resolve) => setTimeout(resolve, 40));
  }
  throw new Error(`waited in vain for ${what}`);
}
