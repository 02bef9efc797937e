import { standardSchemaResolver } from '@hookform/resolvers/standard-schema';
import { type ChangeEvent, type FormEvent, type ReactNode, useId } from 'react';
import { useForm } from 'react-hook-form';
import * as z from 'zod/mini';
import { Field } from '../../../../platform/web/ui/field.tsx';
import { sandboxConfirmBody } from '../../../sandbox-contract.ts';
import { CARD_FORM } from '../../messages/shop.ts';
import { formatCardNumber, formatCvc, formatExpiry } from './card-input.ts';
import type { Card } from './use-sandbox-card.ts';

const cardSchema = z.pick(sandboxConfirmBody, { number: true, expiry: true, cvc: true });

interface CardFormProps {
  /** The choices above the card. */
  before: ReactNode;
  /** False while nothing is chosen: the card fields are hidden. */
  open: boolean;
  onCard: (card: Card) => void;
  onClosed: () => void;
  /** The total and the button, below the card. */
  children: ReactNode;
}

/** The card fields of the sandbox, formatted while typing. */
export function CardForm({ before, open, onCard, onClosed, children }: CardFormProps) {
  const form = useForm<z.input<typeof cardSchema>, unknown, z.output<typeof cardSchema>>({
    resolver: standardSchemaResolver(cardSchema),
    defaultValues: { number: '', expiry: '', cvc: '' },
  });
  const { errors } = form.formState;
  const heading = useId();
  const pay = form.handleSubmit(onCard);
  const submit = (event: FormEvent) => {
    if (open) return pay(event);
    event.preventDefault();
    return onClosed();
  };
  const neat = (name: 'number' | 'expiry' | 'cvc', format: (text: string, before: string) => string) => {
    const registered = form.register(name);
    return {
      ...registered,
      type: 'text',
      inputMode: 'numeric' as const,
      spellCheck: false,
      onChange: (event: ChangeEvent<HTMLInputElement>) => {
        event.target.value = format(event.target.value, form.getValues(name));
        return registered.onChange(event);
      },
    };
  };
  return (
    <form className="stack" noValidate onSubmit={submit}>
      {before}
      <section className="paper-card" aria-labelledby={heading} hidden={!open}>
        <h3 className="label" id={heading}>
          {CARD_FORM.title}
        </h3>
        <p className="sandbox">
          <b>{CARD_FORM.sandbox}</b> <span>{CARD_FORM.sandboxHint}</span>
        </p>
        <Field label={CARD_FORM.number} error={errors.number?.message}>
          {(control) => (
            <input
              autoComplete="cc-number"
              placeholder={CARD_FORM.numberExample}
              {...control}
              {...neat('number', formatCardNumber)}
            />
          )}
        </Field>
        <div className="pair">
          <Field label={CARD_FORM.expiry} error={errors.expiry?.message}>
            {(control) => (
              <input
                autoComplete="cc-exp"
                placeholder={CARD_FORM.expiryExample}
                {...control}
                {...neat('expiry', formatExpiry)}
              />
            )}
          </Field>
          <Field label={CARD_FORM.cvc} error={errors.cvc?.message}>
            {(control) => (
              <input
                autoComplete="cc-csc"
                placeholder={CARD_FORM.cvcExample}
                {...control}
                {...neat('cvc', formatCvc)}
              />
            )}
          </Field>
        </div>
      </section>
      {children}
    </form>
  );
}
