/** An asynchronous queue: items are consumed while the work that produces them runs. */
export class Queue<T> {
  readonly #items: T[] = [];
  #wake = () => {};

  put(item: T): void {
    this.#items.push(item);
    this.#wake();
  }

  /** Yields all items until the work has ended, then rethrows its error if it failed. */
  async *until(work: Promise<unknown>): AsyncGenerator<T> {
    let ended = false;
    const end = work.then(
      () => undefined,
      (error: unknown) => ({ error }),
    );
    void end.then(() => {
      ended = true;
      this.#wake();
    });
    while (true) {
      const item = this.#items.shift();
      if (item !== undefined) yield item;
      else if (ended) break;
      else
        await new Promise<void>((resolve) => {
          this.#wake = resolve;
          if (ended || this.#items.length > 0) resolve();
        });
    }
    const failed = await end;
    if (failed) throw failed.error;
  }
}
