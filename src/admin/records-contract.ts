import * as z from 'zod/mini';
import { endpoint, idSchema, instantSchema } from '../platform/contract.ts';
import { periodQuery, tableQuery } from './contract.ts';

export const STORY_FILTERS = ['all', 'ready', 'making', 'failed', 'cancelled', 'favorites'] as const;
export type StoryFilter = (typeof STORY_FILTERS)[number];

/** A cost in US dollars with six decimals, such as "0.012345"; null when the price of no call is known. */
const usDollars = z.nullable(z.string());

/** A story as an admin sees it. For the reasons see docs/decisions/015-what-an-admin-sees.md. */
export const adminStorySchema = z.object({
  id: z.string(),
  /** As its parent reads it; null while nothing is written. */
  title: z.nullable(z.string()),
  storyType: z.string(),
  targetAgeGroup: z.string(),
  storyStructure: z.string(),
  status: z.enum(['making', 'ready', 'failed', 'cancelled']),
  failureCode: z.nullable(z.string()),
  /** JSON text with `pages`; empty while nothing is written. Omitted from a list with `words=false`. */
  content: z.optional(z.string()),
  /** JSON text: a list of picture URLs. */
  illustrationUrls: z.string(),
  createdAt: instantSchema,
  finishedAt: z.nullable(instantSchema),
  user: z.object({ id: z.string(), fullName: z.string(), email: z.string(), country: z.string() }),
  subscription: z.object({ packageType: z.enum(['premium', 'pay_as_you_go']) }),
  formDetails: z.object({
    childName: z.nullable(z.string()),
    includeChildAsMain: z.boolean(),
    characterGender: z.nullable(z.string()),
    characterEthnicity: z.nullable(z.string()),
    favoriteTheme: z.nullable(z.string()),
    /** Other characters of the story, if known. */
    supportingCharacters: z.nullable(z.string()),
  }),
  analytics: z.object({
    wordCount: z.int(),
    creditsUsed: z.int(),
    illustrationCount: z.int(),
    hasIllustrations: z.boolean(),
    isFavorite: z.boolean(),
  }),
  /** "embedded" for Storywren's own storyteller, or the name of a model. */
  writtenBy: z.nullable(z.string()),
  /** Provider of the last successful text call: "openai", "anthropic" …; "embedded", or null when there is none yet. */
  provider: z.nullable(z.string()),
  /** Every painter of its pictures, in alphabetical order. */
  paintedBy: z.array(z.string()),
  /** Number of pictures. */
  pictures: z.int(),
  /** Calls to providers, including failed ones. */
  calls: z.int(),
  tokensIn: z.int(),
  /** How many of `tokensIn` were served from the prompt caches of the providers. */
  tokensCached: z.int(),
  tokensOut: z.int(),
  /** Millionths of a US dollar, summed over the calls with a known price; null when calls were made and no price is known. */
  costMicros: z.nullable(z.int()),
  cost: usDollars,
  /** False when the price of some calls is unknown, so that the cost is a lower bound. */
  costComplete: z.boolean(),
});
export type AdminStory = z.infer<typeof adminStorySchema>;

/** One call to a provider. */
export const adminCallSchema = z.object({
  id: z.string(),
  kind: z.enum(['text', 'picture', 'moderation']),
  /** "story", "plan", "pages", "picture-1" … */
  purpose: z.string(),
  provider: z.string(),
  model: z.string(),
  tokensIn: z.int(),
  tokensCached: z.int(),
  tokensOut: z.int(),
  pictures: z.int(),
  costMicros: z.nullable(z.int()),
  cost: usDollars,
  /** "ok", or a code for the failure. */
  outcome: z.string(),
  milliseconds: z.int(),
  at: instantSchema,
});
export type AdminCall = z.infer<typeof adminCallSchema>;

export const listAdminStories = endpoint({
  method: 'GET',
  path: '/api/admin/stories',
  summary:
    'The stories of all parents, newest first, with what making them took and cost; searched by parent, theme or id. ETag and 304',
  who: 'admin',
  rate: 'read',
  query: z.object({
    ...tableQuery,
    filter: z._default(z.enum(STORY_FILTERS), 'all'),
    sort: z._default(z.enum(['newest', 'oldest']), 'newest'),
    /** "false" omits the content of the stories. */
    words: z._default(z.enum(['true', 'false']), 'true'),
  }),
  reply: z.array(adminStorySchema),
});

export const getAdminStory = endpoint({
  method: 'GET',
  path: '/api/admin/stories/{id}',
  summary: 'One story of any parent, with every call that was made for it',
  who: 'admin',
  rate: 'read',
  params: z.object({ id: idSchema }),
  reply: z.object({ story: adminStorySchema, calls: z.array(adminCallSchema) }),
});

export const REPORT_STATUSES = ['open', 'in_progress', 'resolved'] as const;
export type ReportStatus = (typeof REPORT_STATUSES)[number];

/** Allowed status changes, enforced by the server and offered by the page. */
export const REPORT_CHANGES: Readonly<Record<ReportStatus, readonly ReportStatus[]>> = {
  open: ['in_progress', 'resolved'],
  in_progress: ['resolved'],
  resolved: [],
};

export const adminReportSchema = z.object({
  id: z.string(),
  createdAt: instantSchema,
  /** When it was last changed; sent with an update to detect concurrent changes. */
  updatedAt: instantSchema,
  contactName: z.nullable(z.string()),
  userEmail: z.nullable(z.string()),
  storyId: z.nullable(z.string()),
  category: z.enum(['bug', 'content_issue', 'feature_request', 'payment_issue', 'general_feedback', 'other']),
  subject: z.string(),
  description: z.string(),
  severity: z.enum(['low', 'medium', 'high', 'critical']),
  status: z.enum(REPORT_STATUSES),
  adminNotes: z.nullable(z.string()),
});
export type AdminReport = z.infer<typeof adminReportSchema>;

export const listReports = endpoint({
  method: 'GET',
  path: '/api/admin/reports',
  summary: 'What people told us, newest first; searched by subject, name or email. ETag and 304',
  who: 'admin',
  rate: 'read',
  query: z.object({
    ...tableQuery,
    filter: z._default(z.enum(['all', ...REPORT_STATUSES]), 'all'),
  }),
  reply: z.array(adminReportSchema),
});

export const getReport = endpoint({
  method: 'GET',
  path: '/api/admin/reports/{id}',
  summary: 'A report as it is now',
  who: 'admin',
  rate: 'read',
  params: z.object({ id: idSchema }),
  reply: adminReportSchema,
});

export const NOTES_MAX = 2000;

export const updateReport = endpoint({
  method: 'PATCH',
  path: '/api/admin/reports/{id}',
  summary:
    'Change the status, the notes, or both; what is left out stays. 409 for a status that cannot follow, and when `updatedAt` is given and somebody changed it since',
  who: 'admin',
  rate: 'write',
  params: z.object({ id: idSchema }),
  body: z
    .object({
      status: z.optional(z.enum(REPORT_STATUSES, 'Please choose a status.')),
      adminNotes: z.optional(
        z.nullable(
          z
            .string()
            .check(z.trim(), z.maxLength(NOTES_MAX, 'Please keep the notes to 2,000 characters or less.')),
        ),
      ),
      /** The `updatedAt` that the admin saw. */
      updatedAt: z.optional(instantSchema),
    })
    .check(
      z.refine(
        (change) => change.status !== undefined || change.adminNotes !== undefined,
        'Please change the status or the notes.',
      ),
    ),
  reply: adminReportSchema,
});

export const TRANSACTION_TYPES = [
  'credit_purchase',
  'premium_subscription',
  'refund',
  'refund_reversed',
  'credit_adjustment',
] as const;
export type TransactionType = (typeof TRANSACTION_TYPES)[number];
export const TRANSACTION_STATUSES = ['completed', 'pending', 'failed', 'canceled'] as const;
export type TransactionStatus = (typeof TRANSACTION_STATUSES)[number];

/** A payment, a refund, or credits that an admin added or removed. */
export const transactionSchema = z.object({
  id: z.string(),
  createdAt: instantSchema,
  userId: z.string(),
  userEmail: z.string(),
  type: z.enum(TRANSACTION_TYPES),
  /** In units of `currency`, with cents as decimals; 0 when no money moved or the amount is not stored. */
  amount: z.number(),
  /** "AUD" */
  currency: z.string(),
  /** Credits added, or removed (negative); 0 until the payment is made. */
  credits: z.int(),
  status: z.enum(TRANSACTION_STATUSES),
  description: z.string(),
});
export type Transaction = z.infer<typeof transactionSchema>;

/** Filters of the transactions, shared by the table and the CSV export. */
export const transactionFilter = {
  q: tableQuery.q,
  type: z.optional(z.enum(TRANSACTION_TYPES)),
  status: z.optional(z.enum(TRANSACTION_STATUSES)),
  ...periodQuery,
};

export const listTransactions = endpoint({
  method: 'GET',
  path: '/api/admin/transactions',
  summary:
    'Payments and other movements of credits, newest first; searched by user id or email. ETag and 304',
  who: 'admin',
  rate: 'read',
  query: z.object({ ...tableQuery, ...transactionFilter }),
  reply: z.array(transactionSchema),
});

/** A CSV file (RFC 4180, UTF-8) of the filtered rows. */
export const transactionsFile = {
  method: 'GET',
  path: '/api/admin/transactions.csv',
  summary: 'The transactions as a CSV file, with the filters of the table: the newest 100,000 rows at most',
  who: 'admin',
  rate: 'read',
} as const;
