import type { LibraryPage } from '../../library-contract.ts';
import { STATS } from '../words/shelf.ts';

/** How many stories there are, how many are loved, how many are new. */
export function Stats({ stats: { total, favorites, recent } }: Pick<LibraryPage, 'stats'>) {
  const numbers = [
    [STATS.stories(total), total],
    [STATS.favorites(favorites), favorites],
    [STATS.recent, recent],
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
