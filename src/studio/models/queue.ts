/** Hands over what one side puts in while the other side waits, until the work is done. */
export class Queue<T> {
  readonly #items: T[] = [];
  #wake = () => {};

  put(item: T): void {
    this.#items.push(item);
    this.#wake();
  }

  /** Everything that is put in until the work has ended, and then the work's failure if it has one. */
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
