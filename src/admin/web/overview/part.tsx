import { type ReactNode, useId } from 'react';

/** A section of the overview with a heading. */
export function Part({ title, children }: { title: string; children: ReactNode }) {
  const heading = useId();
  return (
    <section className="overview-part" aria-labelledby={heading}>
      <h2 id={heading}>{title}</h2>
      {children}
    </section>
  );
}
