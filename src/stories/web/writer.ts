const PROVIDERS: Readonly<Record<string, string>> = {
  openai: 'OpenAI’s ',
  anthropic: 'Anthropic’s ',
  google: 'Google’s ',
};

/** Who wrote a story, as a parent reads it; `writtenBy` is "embedded" or "provider:model". */
export function writerOf(writtenBy: string | null): string {
  if (!writtenBy) return '';
  if (writtenBy.includes('embedded')) return 'Storywren’s own storyteller';
  const cut = writtenBy.indexOf(':');
  return `${PROVIDERS[writtenBy.slice(0, cut)] ?? ''}${writtenBy.slice(cut + 1)}`;
}
