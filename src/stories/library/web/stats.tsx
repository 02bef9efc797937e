import type { LibraryPage } from '../contract.ts';
import { STATS } from './messages/library.ts';

/** The numbers of stories, favorites and recent stories. */
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
