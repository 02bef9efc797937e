import type { Fault } from '../fault.ts';

/** The output of the model, before it is formatted for a text endpoint. */
export interface Completion {
  readonly words: string;
  /** Text of a refusal; the answer has no other text then. */
  readonly refusal?: string;
  readonly finish: 'stop' | 'length' | 'content_filter';
}

/** Serializes the value of an answer and applies the fault to it. */
export function completionOf(value: unknown, fault: Fault | undefined): Completion {
  const faulty = applyFault(value, fault);
  const words = typeof faulty === 'string' ? faulty : JSON.stringify(faulty);
  const cutoff = Math.floor(words.length * (fault?.at ?? 0.6));
  switch (fault?.kind) {
    case 'fenced':
      return { words: `Sure! Here is the story:\n\`\`\`json\n${words}\n\`\`\``, finish: 'stop' };
    case 'invalid_json':
      return { words: words.replace('":', '" =>').replace(',"', ',,"'), finish: 'stop' };
    case 'truncated':
      return { words: words.slice(0, cutoff), finish: 'length' };
    case 'content_filter':
      return { words: words.slice(0, 80), finish: 'content_filter' };
    case 'empty':
      return { words: '', finish: 'stop' };
    case 'refusal':
      return { words: '', refusal: "I'm sorry, I can't help with that request.", finish: 'stop' };
    default:
      return { words, finish: 'stop' };
  }
}

function applyFault(value: unknown, fault: Fault | undefined): unknown {
  switch (fault?.kind) {
    case 'unsafe_text': {
      const action = fault.text ?? 'kill them';
      return mapPages(
        value,
        (page) => `${page} Then the stranger said he would ${action} and there was blood everywhere.`,
      );
    }
    case 'leak_pii':
      return mapPages(value, (page) => `${page} Call 0412 345 678 or visit 14 Wattle Street.`);
    case 'unsafe_wish':
      return { ...(value as object), unsafe: true };
    case 'repeat': {
      let first: string | undefined;
      return mapPages(value, (page) => {
        first ??= page;
        return first;
      });
    }
    case 'schema_violation':
      return wrongShape(value);
    default:
      return value;
  }
}

/** The same value with every page text mapped. */
function mapPages(value: unknown, change: (page: string) => string, key = 'text'): unknown {
  if (typeof value === 'string') return key === 'text' ? change(value) : value;
  if (Array.isArray(value)) return value.map((inner) => mapPages(inner, change, ''));
  if (value === null || typeof value !== 'object') return value;
  return Object.fromEntries(
    Object.entries(value).map(([name, inner]) => [name, mapPages(inner, change, name)]),
  );
}

/** Removes the pages and adds a field that is not in the schema. */
function wrongShape(value: unknown): unknown {
  if (value === null || typeof value !== 'object') return { surprise: 1 };
  const names = Object.keys(value);
  const removed = names.includes('pages') ? 'pages' : names[0];
  return { ...Object.fromEntries(Object.entries(value).filter(([name]) => name !== removed)), surprise: 1 };
}
