import * as z from 'zod/mini';
import { endpoint, okSchema } from '../platform/contract.ts';
import { PAGES } from './contract.ts';

/** The route reported for a path that belongs to no page. */
export const NO_PAGE = '/not-found';

/** Every route pattern. A pattern contains no ids, so none can be sent. */
const ROUTES = [...PAGES.map(({ path }) => path).filter((path) => path !== '*'), NO_PAGE];

export const MESSAGE_MAX = 300;
/** With frames of at most this length, a stack stays below 2,000 characters. */
export const FRAMES_MAX = 15;
const FRAME_LENGTH_MAX = 130;

/** A position in our built code: `/assets/story-page-Dk2x.js:1:2345`. The hash identifies the build. */
export const FRAME = /\/assets\/[\w.-]+\.js:\d+:\d+/;

export const clientErrorSchema = z.object({
  /** The error's name and, where it cannot contain page content, its message. One line, without quotations. */
  message: z
    .string()
    .check(
      z.minLength(1),
      z.maxLength(MESSAGE_MAX),
      z.regex(/^[^\n"“”«»`@]*$/, 'Please leave out anything in quotes.'),
    ),
  /** Where it happened, as the pattern of the route: `/story/:id`. */
  route: z.enum(ROUTES as [string, ...string[]], 'Please give the route as its pattern.'),
  /** Stack frames, innermost first. */
  stack: z
    .array(z.string().check(z.maxLength(FRAME_LENGTH_MAX), z.regex(new RegExp(`^${FRAME.source}$`))))
    .check(z.maxLength(FRAMES_MAX)),
});
export type ClientError = z.output<typeof clientErrorSchema>;

export const reportClientError = endpoint({
  method: 'POST',
  path: '/api/client-errors',
  summary: 'Report that a page could not be shown; it is written into the log and nowhere else',
  who: 'anyone',
  rate: 'write',
  body: clientErrorSchema,
  reply: okSchema,
});
