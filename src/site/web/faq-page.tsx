import './content.css';
import { Accordion } from '@base-ui/react/accordion';
import { useState } from 'react';
import { Link } from 'wouter';
import { Button, buttonClass } from '../../platform/web/ui/button.tsx';
import { Field } from '../../platform/web/ui/field.tsx';
import { Heading } from '../../platform/web/ui/heading.tsx';
import { Tabs } from '../../platform/web/ui/tabs.tsx';
import { openCreate } from '../../stories/creation/web/form/create-handle.ts';
import { findQuestions } from './faq-search.ts';
import { FAQ, FAQ_WORDS, type Question, type QuestionGroup } from './messages/faq.ts';

function Questions({ questions }: { questions: readonly Question[] }) {
  return (
    <Accordion.Root className="questions" multiple>
      {questions.map(({ question, answer }) => (
        <Accordion.Item key={question} value={question}>
          {/* biome-ignore lint/a11y/useHeadingContent: Base UI puts the question into it */}
          <Accordion.Header render={<h2 />}>
            <Accordion.Trigger>
              {question}
              <span className="sign" aria-hidden="true" />
            </Accordion.Trigger>
          </Accordion.Header>
          <Accordion.Panel className="answer">
            <p>{answer}</p>
          </Accordion.Panel>
        </Accordion.Item>
      ))}
    </Accordion.Root>
  );
}

function Categories() {
  const [open, setOpen] = useState<QuestionGroup['id']>('start');
  return (
    <Tabs
      label="Categories"
      open={open}
      onOpen={setOpen}
      tabs={FAQ.map(({ id, label, questions }) => ({
        value: id,
        label,
        panel: <Questions questions={questions} />,
      }))}
    />
  );
}

function Found({ typed }: { typed: string }) {
  const found = findQuestions(FAQ, typed);
  return (
    <>
      <div role="status" className={found.length > 0 ? 'sr-only' : 'no-results'}>
        {found.length > 0 ? (
          <p>{found.length === 1 ? '1 answer' : `${found.length} answers`}</p>
        ) : (
          <>
            <p className="display">{FAQ_WORDS.nothing}</p>
            <p className="text-soft">{FAQ_WORDS.nothingHint}</p>
          </>
        )}
      </div>
      {found.length > 0 ? <Questions key={typed} questions={found} /> : <Categories />}
    </>
  );
}

/** /faq: five groups of questions; typing searches all of them. */
export function FaqPage() {
  const [typed, setTyped] = useState('');
  return (
    <main id="main" tabIndex={-1} className="wrap content-page faq">
      <header>
        <Heading>{FAQ_WORDS.title}</Heading>
        <p>{FAQ_WORDS.lead}</p>
      </header>
      <search>
        <Field label={FAQ_WORDS.search}>
          {(control) => (
            <input
              {...control}
              type="search"
              autoComplete="off"
              maxLength={100}
              value={typed}
              onChange={({ target }) => setTyped(target.value)}
            />
          )}
        </Field>
      </search>
      <div className="stack">{typed.trim() === '' ? <Categories /> : <Found typed={typed.trim()} />}</div>
      <section className="still" aria-labelledby="still">
        <h2 id="still">Still have a question?</h2>
        <div className="btn-row">
          <Button kind="main" onClick={openCreate}>
            Create Your Story
          </Button>
          <Link href="/contact" className={buttonClass({ kind: 'second' })}>
            Contact Support
          </Link>
          <Link href="/privacy" className={buttonClass({ kind: 'quiet' })}>
            Privacy
          </Link>
        </div>
      </section>
    </main>
  );
}
