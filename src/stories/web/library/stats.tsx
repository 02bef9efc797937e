import type { LibraryPage } from '../../library-contract.ts';

/** How many stories there are, how many are loved, how many are new. */
export function Stats({ stats: { total, favorites, recent } }: Pick<LibraryPage, 'stats'>) {
  const numbers = [
    [total === 1 ? 'story' : 'stories', total],
    [favorites === 1 ? 'favorite' : 'favorites', favorites],
    ['from the last 7 days', recent],
  ] as const;
  return (
    <dl className="stats nums">
      {numbers.map(([name, number]) => (
        <div key={name}>
          <dt>{name}</dt>
          <dd>{number}</dd>
        </div>
      ))}
    </dl>
  );
}
