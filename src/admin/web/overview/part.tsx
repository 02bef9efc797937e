import { type ReactNode, useId } from 'react';

/** A part of the overview under its heading. */
export function Part({ title, children }: { title: string; children: ReactNode }) {
  const heading = useId();
  return (
    <section className="overview-part" aria-labelledby={heading}>
      <h2 id={heading}>{title}</h2>
      {children}
    </section>
  );
}
