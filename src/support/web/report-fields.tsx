import type { UseFormReturn } from 'react-hook-form';
import { Field } from '../../platform/web/ui/field.tsx';
import { DESCRIPTION_MAX, REPORT_CATEGORIES, REPORT_SEVERITIES, type StoryReport } from '../contract.ts';
import { FIELDS } from './messages/report.ts';
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

/** The options of the category select, with an empty one first. */
export function CategoryOptions() {
  return (
    <>
      <option value="">{FIELDS.chooseCategory}</option>
      {options(REPORT_CATEGORIES)}
    </>
  );
}

export function CategoryField({ form }: ReportFieldProps) {
  return (
    <Field label={FIELDS.category} error={form.formState.errors.category?.message}>
      {(control) => (
        <select {...control} {...form.register('category')}>
          <CategoryOptions />
        </select>
      )}
    </Field>
  );
}

export function SeverityField({ form }: ReportFieldProps) {
  return (
    <Field label={FIELDS.severity} error={form.formState.errors.severity?.message}>
      {(control) => (
        <select {...control} {...form.register('severity')}>
          <option value="">{FIELDS.chooseSeverity}</option>
          {options(REPORT_SEVERITIES)}
        </select>
      )}
    </Field>
  );
}

export function SubjectField({ form }: ReportFieldProps) {
  return (
    <Field label={FIELDS.subject} error={form.formState.errors.subject?.message}>
      {(control) => <input type="text" autoComplete="off" {...control} {...form.register('subject')} />}
    </Field>
  );
}

export function DescriptionField({ form }: ReportFieldProps) {
  return (
    <Field
      label={FIELDS.description}
      hint={FIELDS.descriptionHint(DESCRIPTION_MAX)}
      error={form.formState.errors.description?.message}
    >
      {(control) => <textarea rows={5} {...control} {...form.register('description')} />}
    </Field>
  );
}

/** Optional name and email, for guests who would like an answer. */
export function SenderFields({ form }: ReportFieldProps) {
  const { errors } = form.formState;
  const optional = <span className="optional">{FIELDS.optional}</span>;
  return (
    <>
      <Field
        label={
          <>
            {FIELDS.name} {optional}
          </>
        }
        error={errors.contactName?.message}
      >
        {(control) => (
          <input type="text" autoComplete="name" {...control} {...form.register('contactName')} />
        )}
      </Field>
      <Field
        label={
          <>
            {FIELDS.email} {optional}
          </>
        }
        hint={FIELDS.emailHint}
        error={errors.contactEmail?.message}
      >
        {(control) => (
          <input type="email" autoComplete="email" {...control} {...form.register('contactEmail')} />
        )}
      </Field>
    </>
  );
}
