/** Waits for `work` up to a timeout. @throws an error with `message` after the timeout; the work continues, but its result is dropped. */
export async function withTimeout<T>(milliseconds: number, work: Promise<T>, message: string): Promise<T> {
  let timer: NodeJS.Timeout | undefined;
  const timedOut = new Promise<never>((_, reject) => {
    timer = setTimeout(() => reject(new Error(message)), milliseconds);
  });
  try {
    return await Promise.race([work, timedOut]);
  } finally {
    clearTimeout(timer);
  }
}
