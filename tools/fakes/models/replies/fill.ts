import { sha256 } from '../call.ts';
import { isA, type JsonSchema } from '../requests/strict.ts';
import { KINDS, PLACES, pick, prose, THINGS } from './prose.ts';

/** Options of the filler story. */
export interface Order {
  /** Total number of words on all pages. */
  readonly words: number;
  /** Number of pages where the schema does not fix it. */
  readonly pages: number;
  readonly name: string;
  /** Seeds the word choice: equal prompts get equal text. */
  readonly seed: string;
}

/** The position of a value in the answer. */
interface Position {
  readonly key: string;
  readonly index: number;
  /** Number of elements in the surrounding list. */
  readonly of: number;
}

/** A value that conforms to a schema, with the story on its pages. */
export function fill(schema: JsonSchema, order: Order): unknown {
  const salt = Number.parseInt(sha256(order.seed).slice(0, 6), 16) % 5000;
  return fill(schema, { key: '', index: 0, of: 1 });

  function fill(part: JsonSchema, position: Position): unknown {
    if (part.$ref) return fill(resolve(schema, part.$ref), position);
    if ('const' in part) return part.const;
    if (part.enum) return part.enum[position.index % part.enum.length];
    if (part.anyOf) return fill(part.anyOf.find((branch) => !isA(branch, 'null')) ?? {}, position);
    if (isA(part, 'object')) {
      const entries = Object.entries(part.properties ?? {});
      return Object.fromEntries(entries.map(([key, inner]) => [key, fill(inner, { ...position, key })]));
    }
    if (isA(part, 'array')) return listOf(part, position);
    if (isA(part, 'integer') || isA(part, 'number'))
      return Math.min(part.maximum ?? Number.POSITIVE_INFINITY, (part.minimum ?? 0) + position.index);
    // A prompt is safe unless a fault overrides it.
    if (isA(part, 'boolean')) return !/unsafe/i.test(position.key);
    return textFor(position).slice(0, part.maxLength);
  }

  function listOf(part: JsonSchema, position: Position): unknown[] {
    const defaultLength = position.key === 'pages' ? order.pages : 3;
    const length = Math.min(part.maxItems ?? defaultLength, Math.max(part.minItems ?? 0, defaultLength));
    const key = position.key.replace(/s$/, '');
    return Array.from({ length }, (_, index) => fill(part.items ?? {}, { key, index, of: length }));
  }

  function textFor({ key, index, of }: Position): string {
    const nth = index + 1;
    const share = (upTo: number) => Math.round((order.words * upTo) / of);
    if (key === 'text') return prose(share(nth) - share(index), order.name, salt + index);
    if (key === 'title') return `${order.name} and the ${pick(KINDS, salt)} ${pick(THINGS, salt)}`;
    if (key === 'moral') return 'Kindness grows when it is shared';
    if (/name/i.test(key)) return characterName(nth);
    return `${order.name} mends the ${pick(THINGS, salt + index)} near the ${pick(PLACES, salt + 3 * index)}`;
  }

  function characterName(nth: number): string {
    return nth === 1
      ? order.name
      : `${pick(['Old', 'Little', 'Merry'], nth)} ${pick(['Fern', 'Bramble', 'Moss'], nth)}`;
  }
}

/** Resolves a `$ref` of a schema. */
function resolve(root: JsonSchema, ref: string): JsonSchema {
  const steps = ref.split('/').slice(1);
  return steps.reduce<JsonSchema>((part, step) => (part as Record<string, JsonSchema>)[step] ?? {}, root);
}
