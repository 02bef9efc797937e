import { WRITERS } from '../messages/reader.ts';

const MAKERS: Readonly<Record<string, (model: string) => string>> = {
  openai: WRITERS.openai,
  anthropic: WRITERS.anthropic,
  google: WRITERS.google,
};

/** The writer of a story as shown to a parent; `writtenBy` is "embedded" or "provider:model". */
export function writerOf(writtenBy: string | null): string {
  if (!writtenBy) return '';
  if (writtenBy.includes('embedded')) return WRITERS.embedded;
  const cut = writtenBy.indexOf(':');
  const model = writtenBy.slice(cut + 1);
  return MAKERS[writtenBy.slice(0, cut)]?.(model) ?? model;
}
