import { Fragment, type ReactNode } from 'react';

/** Facts by name, one below the other; what is not known says so. */
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

/** Figures in a row: a name, a large number, and what it means. */
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
