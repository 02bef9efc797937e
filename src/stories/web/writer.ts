import { WRITERS } from './words/reader.ts';

const MAKERS: Readonly<Record<string, (model: string) => string>> = {
  openai: WRITERS.openai,
  anthropic: WRITERS.anthropic,
  google: WRITERS.google,
};

/** Who wrote a story, as a parent reads it; `writtenBy` is "embedded" or "provider:model". */
export function writerOf(writtenBy: string | null): string {
  if (!writtenBy) return '';
  if (writtenBy.includes('embedded')) return WRITERS.embedded;
  const cut = writtenBy.indexOf(':');
  const model = writtenBy.slice(cut + 1);
  return MAKERS[writtenBy.slice(0, cut)]?.(model) ?? model;
}
