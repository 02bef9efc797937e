import { sha256 } from './call.ts';
import { KINDS, PLACES, pick, prose, THINGS } from './prose.ts';
import { isA, type JsonSchema } from './strict.ts';

/** What the filler story is made of. */
export interface Order {
  /** How many words the pages have together. */
  readonly words: number;
  /** How many pages, where the schema leaves that open. */
  readonly pages: number;
  readonly name: string;
  /** The same prompt gives the same words, another prompt others. */
  readonly seed: string;
}

/** Where in the answer a value stands. */
interface Spot {
  readonly key: string;
  readonly index: number;
  /** How many pages share the words. */
  readonly of: number;
}

/** A value that fits a schema, with the story on its pages. */
export function tell(schema: JsonSchema, order: Order): unknown {
  const salt = Number.parseInt(sha256(order.seed).slice(0, 6), 16) % 5000;
  return fill(schema, { key: '', index: 0, of: 1 });

  function fill(part: JsonSchema, spot: Spot): unknown {
    if (part.$ref) return fill(resolve(schema, part.$ref), spot);
    if ('const' in part) return part.const;
    if (part.enum) return part.enum[spot.index % part.enum.length];
    if (part.anyOf) return fill(part.anyOf.find((branch) => !isA(branch, 'null')) ?? {}, spot);
    if (isA(part, 'object')) {
      const entries = Object.entries(part.properties ?? {});
      return Object.fromEntries(entries.map(([key, inner]) => [key, fill(inner, { ...spot, key })]));
    }
    if (isA(part, 'array')) return listOf(part, spot);
    if (isA(part, 'integer') || isA(part, 'number'))
      return Math.min(part.maximum ?? Number.POSITIVE_INFINITY, (part.minimum ?? 0) + spot.index);
    // Nothing is wrong with a wish unless a fault says so.
    if (isA(part, 'boolean')) return !/unsafe/i.test(spot.key);
    return wordFor(spot).slice(0, part.maxLength);
  }

  function listOf(part: JsonSchema, spot: Spot): unknown[] {
    const usual = spot.key === 'pages' ? order.pages : 3;
    const length = Math.min(part.maxItems ?? usual, Math.max(part.minItems ?? 0, usual));
    const key = spot.key.replace(/s$/, '');
    return Array.from({ length }, (_, index) => fill(part.items ?? {}, { key, index, of: length }));
  }

  function wordFor({ key, index, of }: Spot): string {
    const nth = index + 1;
    const share = (upTo: number) => Math.round((order.words * upTo) / of);
    if (key === 'text') return prose(share(nth) - share(index), order.name, salt + index);
    if (key === 'title') return `${order.name} and the ${pick(KINDS, salt)} ${pick(THINGS, salt)}`;
    if (key === 'moral') return 'Kindness grows when it is shared';
    if (/name/i.test(key)) return spotName(nth);
    return `${order.name} mends the ${pick(THINGS, salt + index)} near the ${pick(PLACES, salt + 3 * index)}`;
  }

  function spotName(nth: number): string {
    return nth === 1
      ? order.name
      : `${pick(['Old', 'Little', 'Merry'], nth)} ${pick(['Fern', 'Bramble', 'Moss'], nth)}`;
  }
}

/** What a `$ref` of a schema points to. */
function resolve(root: JsonSchema, ref: string): JsonSchema {
  const steps = ref.split('/').slice(1);
  return steps.reduce<JsonSchema>((part, step) => (part as Record<string, JsonSchema>)[step] ?? {}, root);
}
