import type { Fault } from './fault.ts';

/** What the model says, as a text endpoint is going to tell it. */
export interface Said {
  readonly words: string;
  /** Words of a refusal; the answer has no text then. */
  readonly refusal?: string;
  readonly finish: 'stop' | 'length' | 'content_filter';
}

/** Turns the value of an answer into what is really said, spoiled as the fault says. */
export function say(value: unknown, fault: Fault | undefined): Said {
  const spoiled = spoilValue(value, fault);
  const words = typeof spoiled === 'string' ? spoiled : JSON.stringify(spoiled);
  const until = Math.floor(words.length * (fault?.at ?? 0.6));
  switch (fault?.kind) {
    case 'fenced':
      return { words: `Sure! Here is the story:\n\`\`\`json\n${words}\n\`\`\``, finish: 'stop' };
    case 'invalid_json':
      return { words: words.replace('":', '" =>').replace(',"', ',,"'), finish: 'stop' };
    case 'truncated':
      return { words: words.slice(0, until), finish: 'length' };
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

function spoilValue(value: unknown, fault: Fault | undefined): unknown {
  switch (fault?.kind) {
    case 'unsafe_text': {
      const deed = fault.text ?? 'kill them';
      return onPages(
        value,
        (page) => `${page} Then the stranger said he would ${deed} and there was blood everywhere.`,
      );
    }
    case 'leak_pii':
      return onPages(value, (page) => `${page} Call 0412 345 678 or visit 14 Wattle Street.`);
    case 'unsafe_wish':
      return { ...(value as object), unsafe: true };
    case 'repeat': {
      let first: string | undefined;
      return onPages(value, (page) => {
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

/** The same value with every page text changed. */
function onPages(value: unknown, change: (page: string) => string, key = 'text'): unknown {
  if (typeof value === 'string') return key === 'text' ? change(value) : value;
  if (Array.isArray(value)) return value.map((inner) => onPages(inner, change, ''));
  if (value === null || typeof value !== 'object') return value;
  return Object.fromEntries(
    Object.entries(value).map(([name, inner]) => [name, onPages(inner, change, name)]),
  );
}

/** Without its pages, and with a field that nobody asked for. */
function wrongShape(value: unknown): unknown {
  if (value === null || typeof value !== 'object') return { surprise: 1 };
  const names = Object.keys(value);
  const gone = names.includes('pages') ? 'pages' : names[0];
  return { ...Object.fromEntries(Object.entries(value).filter(([name]) => name !== gone)), surprise: 1 };
}
