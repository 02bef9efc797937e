import type { Story } from '../../contract.ts';

const WEEK_MS = 7 * 24 * 60 * 60 * 1000;

/** How many stories there are, how many are loved, how many are new. */
export function Stats({ stories }: { stories: readonly Story[] }) {
  const ready = stories.filter(({ status }) => status === 'ready');
  const favorites = ready.filter(({ isFavorite }) => isFavorite).length;
  const weekAgo = Date.now() - WEEK_MS;
  const recent = ready.filter(({ createdAt }) => createdAt && Date.parse(createdAt) > weekAgo).length;
  const numbers = [
    [ready.length === 1 ? 'story' : 'stories', ready.length],
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
