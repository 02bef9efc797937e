/** Pictures that are worked on at once; a machine with two cores gains nothing by more. */
const MOST = 2;

let running = 0;
const waiting: (() => void)[] = [];

/**
 * Works on a picture when it is its turn. Decoding runs on the threads that also write files, and there are four: without
 * turns, the pictures of a few stories would occupy them all for a second, and what has just been paid for could not be
 * stored meanwhile.
 */
export async function inTurn<T>(work: () => Promise<T>): Promise<T> {
  if (running >= MOST) await new Promise<void>((resolve) => waiting.push(resolve));
  else running += 1;
  try {
    return await work();
  } finally {
    const next = waiting.shift();
    if (next) next();
    else running -= 1;
  }
}
