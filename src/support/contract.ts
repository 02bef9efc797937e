import * as z from 'zod/mini';
import { endpoint, idSchema, okSchema } from '../platform/contract.ts';

/** Categories of a report, with their labels. */
export const REPORT_CATEGORIES = {
  bug: 'Something is broken',
  content_issue: 'Something in a story',
  feature_request: 'An idea for Storywren',
  payment_issue: 'Payments and credits',
  general_feedback: 'General feedback',
  other: 'Something else',
} as const;
export type ReportCategory = keyof typeof REPORT_CATEGORIES;

/** Severities of a report, with their labels. */
export const REPORT_SEVERITIES = {
  low: 'Low: when you have time',
  medium: 'Medium: it bothers me',
  high: 'High: it spoils the story',
  critical: 'Critical: a child shouldn’t see this',
} as const;
export type ReportSeverity = keyof typeof REPORT_SEVERITIES;

const CATEGORIES = Object.keys(REPORT_CATEGORIES) as [ReportCategory, ...ReportCategory[]];
const SEVERITIES = Object.keys(REPORT_SEVERITIES) as [ReportSeverity, ...ReportSeverity[]];

export const NAME_MAX = 50;
export const SUBJECT_MAX = 100;
export const DESCRIPTION_MIN = 10;
export const DESCRIPTION_MAX = 1000;

const NAME_MISSING = 'Please enter your name';
const NAME_LONG = `Name must be ${NAME_MAX} characters or less`;
const EMAIL_WRONG = 'Please enter a valid email address';
const SUBJECT_MISSING = 'Please enter a subject';
const DESCRIPTION_SHORT = `Please provide at least ${DESCRIPTION_MIN} characters`;

const category = z.enum(CATEGORIES, 'Please select a category');
const severity = z.enum(SEVERITIES, 'Please select a severity level');
const subject = z
  .string(SUBJECT_MISSING)
  .check(
    z.trim(),
    z.minLength(1, SUBJECT_MISSING),
    z.maxLength(SUBJECT_MAX, `Subject must be ${SUBJECT_MAX} characters or less`),
  );
const description = z
  .string(DESCRIPTION_SHORT)
  .check(
    z.trim(),
    z.minLength(DESCRIPTION_MIN, DESCRIPTION_SHORT),
    z.maxLength(DESCRIPTION_MAX, `Description must be ${DESCRIPTION_MAX} characters or less`),
  );
const name = z.string(NAME_MISSING).check(z.trim(), z.maxLength(NAME_MAX, NAME_LONG));
/** An email address, or an empty string. */
const email = z
  .string(EMAIL_WRONG)
  .check(
    z.trim(),
    z.toLowerCase(),
    z.maxLength(254, EMAIL_WRONG),
    z.regex(/^$|^[^\s@]+@[^\s@]+\.[^\s@]+$/, EMAIL_WRONG),
  );

/** A report about a story from a reader. Guests may add their name and email. */
export const storyReport = z.object({
  category,
  severity,
  subject,
  description,
  contactName: z.optional(name),
  contactEmail: z.optional(email),
});
export type StoryReport = z.output<typeof storyReport>;

/** A message from the contact page, where name and email are required. */
export const contactMessage = z.object({
  contactName: name.check(z.minLength(1, NAME_MISSING)),
  contactEmail: email.check(z.minLength(1, EMAIL_WRONG)),
  category,
  subject,
  description,
});
export type ContactMessage = z.output<typeof contactMessage>;

/** Requires a contact field when the report has no `storyId`. Checked even when other fields are invalid. */
const requiredWithoutStory = <F extends 'contactName' | 'contactEmail'>(field: F, message: string) =>
  z.refine<{ storyId?: unknown } & { [K in F]?: unknown }>(
    (report) => Boolean(report.storyId) || Boolean(report[field]),
    { path: [field], message, when: ({ value }) => typeof value === 'object' && value !== null },
  );

export const createReport = endpoint({
  method: 'POST',
  path: '/api/reports',
  summary: 'Tell us about a story (`storyId`), or anything else (then with name and email); guests may, too',
  who: 'anyone',
  rate: 'mail',
  body: z
    .object({
      ...storyReport.shape,
      /** A copy of `contactEmail`, as some clients send it. */
      userEmail: z.optional(email),
      storyId: z.optional(idSchema),
    })
    .check(
      requiredWithoutStory('contactName', NAME_MISSING),
      requiredWithoutStory('contactEmail', EMAIL_WRONG),
    ),
  reply: okSchema,
});
