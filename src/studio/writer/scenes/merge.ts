type Lists = Readonly<Record<string, readonly string[]>>;

/** The passages of both, step by step. */
export function withMore<Book extends object>(
  book: Book,
  more: { readonly [Step in keyof Book]?: unknown },
): Book {
  const added = Object.entries(more as Lists).map(([step, passages]) => [
    step,
    [...((book as unknown as Lists)[step] ?? []), ...passages],
  ]);
  return { ...book, ...(Object.fromEntries(added) as Partial<Book>) };
}
