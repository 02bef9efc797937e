import './contact.css';
import { standardSchemaResolver } from '@hookform/resolvers/standard-schema';
import { useMutation } from '@tanstack/react-query';
import { useEffect, useState } from 'react';
import { useForm } from 'react-hook-form';
import { Link } from 'wouter';
import type * as z from 'zod/mini';
import { useSession } from '../../accounts/web/session.ts';
import { call, sentenceOf } from '../../platform/web/call.ts';
import { Button, buttonClass } from '../../platform/web/ui/button.tsx';
import { Field } from '../../platform/web/ui/field.tsx';
import { Heading } from '../../platform/web/ui/heading.tsx';
import { toast } from '../../platform/web/ui/toasts.tsx';
import { type ContactMessage, contactMessage, createReport, DESCRIPTION_MAX } from '../contract.ts';
import { CONTACT, THANKS } from './messages/contact.ts';
import { FIELDS, SENDING } from './messages/report.ts';
import { CategoryOptions } from './report-fields.tsx';

type Draft = { [K in keyof ContactMessage]: string };

function ThankYou({ onAnother }: { onAnother: () => void }) {
  useEffect(() => {
    // The form was long, and its button at the end.
    scrollTo({ top: 0 });
  }, []);
  return (
    <div className="empty">
      <img src="/pictures/spot-lamp.webp" width="320" height="320" alt={THANKS.picture} />
      <div>
        <Heading takesFocus>{THANKS.title}</Heading>
        <p>{THANKS.message}</p>
        <div className="btn-row">
          <Button kind="main" onClick={onAnother}>
            {THANKS.another}
          </Button>
          <Link href="/" className={buttonClass({ kind: 'quiet' })}>
            {THANKS.home}
          </Link>
        </div>
      </div>
    </div>
  );
}

function ContactForm({ name, email, onSent }: { name: string; email: string; onSent: () => void }) {
  const form = useForm<Draft, unknown, ContactMessage>({
    // The draft type is wider than the schema's input.
    resolver: standardSchemaResolver(contactMessage as unknown as z.ZodMiniType<ContactMessage, Draft>),
    defaultValues: { contactName: name, contactEmail: email, category: '', subject: '', description: '' },
  });
  const { errors } = form.formState;
  const send = useMutation({
    mutationFn: (message: ContactMessage) =>
      call(createReport, { body: { ...message, userEmail: message.contactEmail, severity: 'medium' } }),
    onSuccess: () => {
      toast.success(SENDING.sent);
      onSent();
    },
    onError: (error) =>
      toast.error({ title: CONTACT.failed, message: sentenceOf(error, SENDING.failedAdvice) }),
  });
  return (
    <form
      className="stack contact"
      noValidate
      onSubmit={form.handleSubmit((message) => send.mutate(message))}
    >
      <div className="pair">
        <Field label={CONTACT.name} error={errors.contactName?.message}>
          {(control) => (
            <input type="text" autoComplete="name" {...control} {...form.register('contactName')} />
          )}
        </Field>
        <Field label={CONTACT.email} error={errors.contactEmail?.message}>
          {(control) => (
            <input type="email" autoComplete="email" {...control} {...form.register('contactEmail')} />
          )}
        </Field>
      </div>
      <Field label={FIELDS.category} error={errors.category?.message}>
        {(control) => (
          <select {...control} {...form.register('category')}>
            <CategoryOptions />
          </select>
        )}
      </Field>
      <Field label={FIELDS.subject} error={errors.subject?.message}>
        {(control) => <input type="text" autoComplete="off" {...control} {...form.register('subject')} />}
      </Field>
      <Field
        label={CONTACT.message}
        hint={CONTACT.messageHint(DESCRIPTION_MAX)}
        error={errors.description?.message}
      >
        {(control) => <textarea rows={7} {...control} {...form.register('description')} />}
      </Field>
      <div className="btn-row">
        <Button kind="main" type="submit" disabled={send.isPending}>
          {send.isPending ? SENDING.busy : CONTACT.send}
        </Button>
      </div>
    </form>
  );
}

/** /contact: the form, then a thank-you page that links back to it. */
export function ContactPage() {
  const { user, isLoading } = useSession();
  const [sent, setSent] = useState(false);
  const [isAnother, setAnother] = useState(false);
  if (isLoading) return <main id="main" tabIndex={-1} className="arriving" aria-busy="true" />;
  return (
    <main id="main" tabIndex={-1} className="wrap">
      {sent ? (
        <ThankYou
          onAnother={() => {
            setAnother(true);
            setSent(false);
          }}
        />
      ) : (
        <>
          <header className="contact-head">
            <Heading takesFocus={isAnother}>{CONTACT.title}</Heading>
            <p>
              Whether it’s a payment, a story, a problem or an idea, write to us and we’ll reply within 24
              hours. You might find your answer in our <Link href="/faq">common questions</Link>.
            </p>
          </header>
          <ContactForm name={user?.fullName ?? ''} email={user?.email ?? ''} onSent={() => setSent(true)} />
        </>
      )}
    </main>
  );
}
