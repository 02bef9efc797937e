import { ApiError } from '../../../platform/web/call.ts';
import { type ClientError, FRAME, FRAMES_MAX, MESSAGE_MAX } from '../../client-error-contract.ts';
import { patternOf } from '../measuring/pattern.ts';

/** A quotation mark: browsers quote values in messages, which may be about a child. An apostrophe inside a word is not one. */
const QUOTE = /["“”„«»‘`]|(?<![\p{L}\p{N}])['’]/u;
const ADDRESS = /\S+:\/\/\S+|\S+@\S+/g;
/** Matches anything as long as an id that contains a digit. */
const ID = /(?=[\w-]*\d)[\w-]{16,}/g;

function nameOf({ name }: Error): string {
  return /^[A-Za-z]\w{0,40}$/.test(name) ? name : 'Error';
}

/** The error's name, and its message up to the first quotation mark: a quoted value may contain marks itself. */
function messageOf(error: unknown): string {
  if (!(error instanceof Error)) return `Not an error: ${typeof error}`;
  if (error instanceof ApiError) return `ApiError: ${error.status}`;
  const name = nameOf(error);
  // The message often contains the text that could not be parsed, without quotation marks.
  if (error instanceof SyntaxError) return name;
  const [unquoted = ''] = error.message.split(QUOTE, 1);
  const message = unquoted.replace(ADDRESS, '…').replace(ID, '…').replace(/\s+/g, ' ').trim();
  return (message ? `${name}: ${message}` : name).slice(0, MESSAGE_MAX);
}

/** The stack frames in our own code, without function names; frames of extensions and of the browser are left out. */
function framesOf(error: unknown, origin: string): string[] {
  if (!(error instanceof Error)) return [];
  const lines = error.stack?.split('\n') ?? [];
  return lines
    .filter((line) => line.includes(`${origin}/assets/`))
    .flatMap((line) => FRAME.exec(line)?.[0] ?? [])
    .slice(0, FRAMES_MAX);
}

/**
 * The report of an error that a page threw: its name and message, the route's pattern and stack frames of our own code.
 * It contains no page content, no URL and no id.
 */
export function describeError(
  error: unknown,
  { origin, pathname }: Pick<Location, 'origin' | 'pathname'>,
): ClientError {
  return { message: messageOf(error), route: patternOf(pathname), stack: framesOf(error, origin) };
}
