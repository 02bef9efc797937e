import { useId } from 'react';
import { shortDayText } from '../dates.ts';
import { type Column, Records } from '../table/records.tsx';

export interface ChartDay {
  /** "2026-11-22" */
  readonly day: string;
  readonly value: number;
}

interface ChartProps {
  title: string;
  days: readonly ChartDay[];
  /** What a value is in words: "3 stories", "$9.50 AUD". */
  say: (value: number) => string;
  /** What it means when there is much of it. */
  tone: 'good' | 'bad' | 'plain';
}

const HEIGHT = 100;
/** Of a day's room of 10; the rest is air. */
const BAR = 7;

/** Bars by day, with what they say in words and, behind a disclosure, as a table. */
export function Chart({ title, days, say, tone }: ChartProps) {
  const heading = useId();
  const most = Math.max(...days.map(({ value }) => value), 0);
  const sum = days.reduce((total, { value }) => total + value, 0);
  const best = days.find(({ value }) => value === most);
  const [first, last] = [days[0], days.at(-1)];
  if (!first || !last) return null;
  const summary =
    sum === 0 || !best
      ? `None in ${days.length} days.`
      : `${say(sum)} in ${days.length} days, most on ${shortDayText(best.day)}: ${say(most)}.`;
  const columns: readonly Column<ChartDay>[] = [
    { name: 'Day (UTC)', cell: ({ day }) => shortDayText(day) },
    { name: title, num: true, cell: ({ value }) => say(value) },
  ];
  return (
    <section className="chart" aria-labelledby={heading}>
      <h3 id={heading}>{title}</h3>
      <p className="text-sm text-soft">{summary}</p>
      <svg
        className={`chart-bars chart-${tone}`}
        viewBox={`0 0 ${days.length * 10} ${HEIGHT}`}
        preserveAspectRatio="none"
        role="img"
        aria-label={`${title} by day. ${summary}`}
      >
        {days.map(({ day, value }, index) => {
          const height = most > 0 ? Math.max(value > 0 ? 1.5 : 0, (value / most) * HEIGHT) : 0;
          const x = index * 10 + (10 - BAR) / 2;
          return <rect key={day} x={x} y={HEIGHT - height} width={BAR} height={height} />;
        })}
      </svg>
      <p className="chart-ends nums" aria-hidden="true">
        <span>{shortDayText(first.day)}</span>
        <span>{shortDayText(last.day)}</span>
      </p>
      <details className="behind">
        <summary>Show as a table</summary>
        <Records
          name={`${title} by day`}
          columns={columns}
          rows={[...days].reverse()}
          keyOf={({ day }) => day}
        />
      </details>
    </section>
  );
}
