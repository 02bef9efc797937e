import './content.css';
import { useState } from 'react';
import { Button } from '../../platform/web/ui/button.tsx';
import { Heading } from '../../platform/web/ui/heading.tsx';
import { openCreate } from '../../stories/creation/web/form/create-handle.ts';
import { INCLUDED, STEPS } from './messages/how-it-works.ts';

/** Four steps, with the details of the selected one. */
function Steps() {
  const [chosen, setChosen] = useState<string>(STEPS[0].id);
  const step = STEPS.find(({ id }) => id === chosen) ?? STEPS[0];
  return (
    <div className="steps">
      <ol>
        {STEPS.map(({ id, title, lead }, index) => (
          <li key={id}>
            <button
              type="button"
              aria-pressed={id === step.id}
              aria-controls="step"
              onClick={() => setChosen(id)}
            >
              <span className="display nums" aria-hidden="true">
                {index + 1}
              </span>
              <span>
                <b>{title}</b>
                <span className="text-soft">{lead}</span>
              </span>
            </button>
          </li>
        ))}
      </ol>
      <section className="step" id="step" aria-live="polite">
        <img src={`/pictures/${step.picture}.webp`} width="320" height="320" alt="" />
        <h2>{step.title}</h2>
        <p>{step.words}</p>
      </section>
    </div>
  );
}

/** /how-it-works */
export function HowItWorksPage() {
  return (
    <main id="main" tabIndex={-1} className="wrap content-page">
      <header>
        <Heading>How it works</Heading>
        <p>From what’s on your mind to a picture book, in about two minutes.</p>
      </header>
      <Steps />
      <section aria-labelledby="included" className="included">
        <h2 id="included">What’s in every story</h2>
        <ul className="ticks">
          {INCLUDED.map((line) => (
            <li key={line}>{line}</li>
          ))}
        </ul>
        <Button kind="main" onClick={openCreate}>
          Create Your Story
        </Button>
      </section>
    </main>
  );
}
