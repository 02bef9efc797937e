import { expect, it } from 'vitest';
import { writerOf } from './writer.ts';

it.each([
  ['embedded', 'Storywren’s own storyteller'],
  ['openai:gpt-6-luna', 'OpenAI’s gpt-6-luna'],
  ['compatible:llama3.3:70b', 'llama3.3:70b'],
  ['somebody', 'somebody'],
  [null, ''],
])('names the writer of a story by %s: %s', (writtenBy, shown) => {
  expect(writerOf(writtenBy)).toBe(shown);
});
