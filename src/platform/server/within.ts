/** Waits for work no longer than so many milliseconds. @throws an error with `complaint` when it takes longer; the work itself goes on unheard. */
export async function within<T>(milliseconds: number, work: Promise<T>, complaint: string): Promise<T> {
  let timer: NodeJS.Timeout | undefined;
  const late = new Promise<never>((_, reject) => {
    timer = setTimeout(() => reject(new Error(complaint)), milliseconds);
  });
  try {
    return await Promise.race([work, late]);
  } finally {
    clearTimeout(timer);
  }
}
