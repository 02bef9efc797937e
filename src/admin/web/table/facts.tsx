import { Fragment, type ReactNode } from 'react';

/** A list of names and values; missing values are shown as "Not given". */
export function Facts({
  facts,
  className,
}: {
  facts: Readonly<Record<string, ReactNode>>;
  className?: string;
}) {
  return (
    <dl className={['facts', className].filter(Boolean).join(' ')}>
      {Object.entries(facts).map(([name, value]) => (
        <Fragment key={name}>
          <dt>{name}</dt>
          <dd>{value ?? <span className="text-soft">Not given</span>}</dd>
        </Fragment>
      ))}
    </dl>
  );
}

/** A row of figures, each with a name, a value and a note. */
export function Figures({
  figures,
  name,
}: {
  name: string;
  figures: readonly { name: string; value: string; note: string }[];
}) {
  return (
    <dl className="figures" aria-label={name}>
      {figures.map((figure) => (
        <div key={figure.name}>
          <dt>{figure.name}</dt>
          <dd>{figure.value}</dd>
          <dd>{figure.note}</dd>
        </div>
      ))}
    </dl>
  );
}
