import type { UseFormReturn } from 'react-hook-form';
import { Field } from '../../platform/web/ui/field.tsx';
import { DESCRIPTION_MAX, REPORT_CATEGORIES, REPORT_SEVERITIES, type StoryReport } from '../contract.ts';
import type { ReportDraft } from './report-draft.ts';

interface ReportFieldProps {
  form: UseFormReturn<ReportDraft, unknown, StoryReport>;
}

const options = (words: Readonly<Record<string, string>>) =>
  Object.entries(words).map(([value, word]) => (
    <option key={value} value={value}>
      {word}
    </option>
  ));

/** The categories to choose from, none of them chosen. */
export function CategoryOptions() {
  return (
    <>
      <option value="">Choose a category</option>
      {options(REPORT_CATEGORIES)}
    </>
  );
}

/** What it is about. */
export function CategoryField({ form }: ReportFieldProps) {
  return (
    <Field label="Category" error={form.formState.errors.category?.message}>
      {(control) => (
        <select {...control} {...form.register('category')}>
          <CategoryOptions />
        </select>
      )}
    </Field>
  );
}

/** How bad it is. */
export function SeverityField({ form }: ReportFieldProps) {
  return (
    <Field label="Severity" error={form.formState.errors.severity?.message}>
      {(control) => (
        <select {...control} {...form.register('severity')}>
          <option value="">Choose a severity</option>
          {options(REPORT_SEVERITIES)}
        </select>
      )}
    </Field>
  );
}

/** What it is, in a few words. */
export function SubjectField({ form }: ReportFieldProps) {
  return (
    <Field label="Subject" error={form.formState.errors.subject?.message}>
      {(control) => <input type="text" autoComplete="off" {...control} {...form.register('subject')} />}
    </Field>
  );
}

/** What happened, in as many words as it takes. */
export function DescriptionField({ form }: ReportFieldProps) {
  return (
    <Field
      label="Description"
      hint={`What happened, and where? Up to ${DESCRIPTION_MAX.toLocaleString('en-AU')} characters.`}
      error={form.formState.errors.description?.message}
    >
      {(control) => <textarea rows={5} {...control} {...form.register('description')} />}
    </Field>
  );
}

/** Who writes, for guests who would like an answer. */
export function SenderFields({ form }: ReportFieldProps) {
  const { errors } = form.formState;
  const optional = <span className="optional">(optional)</span>;
  return (
    <>
      <Field label={<>Your name {optional}</>} error={errors.contactName?.message}>
        {(control) => (
          <input type="text" autoComplete="name" {...control} {...form.register('contactName')} />
        )}
      </Field>
      <Field
        label={<>Your email {optional}</>}
        hint="Only if you would like an answer."
        error={errors.contactEmail?.message}
      >
        {(control) => (
          <input type="email" autoComplete="email" {...control} {...form.register('contactEmail')} />
        )}
      </Field>
    </>
  );
}
