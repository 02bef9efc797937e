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
  /** Formats a value: "3 stories", "$9.50 AUD". */
  format: (value: number) => string;
  /** Whether high values are good or bad. */
  tone: 'good' | 'bad' | 'plain';
}

const HEIGHT = 100;
/** Width of a bar, of 10 units per day. */
const BAR = 7;

/** Bars by day, with a summary in words and the values as a table in a disclosure. */
export function Chart({ title, days, format, tone }: ChartProps) {
  const heading = useId();
  const max = Math.max(...days.map(({ value }) => value), 0);
  const sum = days.reduce((total, { value }) => total + value, 0);
  const peak = days.find(({ value }) => value === max);
  const [first, last] = [days[0], days.at(-1)];
  if (!first || !last) return null;
  const summary =
    sum === 0 || !peak
      ? `None in ${days.length} days.`
      : `${format(sum)} in ${days.length} days, most on ${shortDayText(peak.day)}: ${format(max)}.`;
  const columns: readonly Column<ChartDay>[] = [
    { name: 'Day (UTC)', cell: ({ day }) => shortDayText(day) },
    { name: title, num: true, cell: ({ value }) => format(value) },
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
          const height = max > 0 ? Math.max(value > 0 ? 1.5 : 0, (value / max) * HEIGHT) : 0;
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
