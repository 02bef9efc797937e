import './content.css';
import type { ReactNode } from 'react';
import { Link } from 'wouter';
import { Heading } from '../../platform/web/ui/heading.tsx';
import type { LongText, TextSection } from './messages/text.ts';

function Section({ section: { id, title, body } }: { section: TextSection }) {
  return (
    <section aria-labelledby={id}>
      <h2 id={id}>{title}</h2>
      {body.map((block) =>
        typeof block === 'string' ? (
          <p key={block}>{block}</p>
        ) : (
          <ul key={block[0]}>
            {block.map((entry) => (
              <li key={entry}>{entry}</li>
            ))}
          </ul>
        ),
      )}
    </section>
  );
}

/** A long text with a summary and a table of contents. */
export function TextPage({ text, children }: { text: LongText; children?: ReactNode }) {
  return (
    <main id="main" tabIndex={-1} className="wrap text-page">
      <header>
        <Heading>{text.title}</Heading>
        <p className="text-soft">Last changed in {text.changed}</p>
      </header>
      <section className="in-short" aria-labelledby="in-short">
        <h2 id="in-short">In plain words</h2>
        <ul>
          {text.summary.map((line) => (
            <li key={line}>{line}</li>
          ))}
        </ul>
      </section>
      <div className="text-columns">
        <nav aria-label="On this page">
          <ol>
            {text.sections.map(({ id, title }) => (
              <li key={id}>
                <a href={`#${id}`}>{title}</a>
              </li>
            ))}
          </ol>
        </nav>
        <div className="running">
          {text.sections.map((section) => (
            <Section key={section.id} section={section} />
          ))}
          {children}
          <p>
            Have a question about this? <Link href="/contact">Write to us</Link>.
          </p>
        </div>
      </div>
    </main>
  );
}
