/** A parameter of one value. Values arrive as text, so a number is a text that reads as one. */
export type TextRule =
  | { readonly kind: 'text' | 'integer' | 'number' | 'boolean' }
  | { readonly kind: 'choice'; readonly of: readonly string[] };

/** What a parameter may hold. */
export type Rule =
  | TextRule
  | { readonly kind: 'list'; readonly of: Rule }
  | { readonly kind: 'map'; readonly of: Rule }
  | { readonly kind: 'fields'; readonly is: string }
  | { readonly kind: 'any'; readonly of: readonly Rule[] };

/** The fields of an object among the parameters. */
export type Fields = Readonly<Record<string, { readonly rule: Rule; readonly required: boolean }>>;

/** What an object of Stripe's answers has that leads to another object. */
export type Links = Readonly<Record<string, Link>>;
export interface Link {
  /** `id`: an id that can be expanded. `hidden`: left out unless it is expanded. The rest are always there. */
  readonly how: 'id' | 'hidden' | 'object' | 'list' | 'array';
  /** The name of the other object's shape. */
  readonly to: string;
}

export interface Shape {
  /** All of its properties, for telling which cannot be expanded from which do not exist. */
  readonly names: readonly string[];
  readonly links: Links;
  /** An object with nothing in it: null, empty, zero and false. Objects of Stripe's own have a name at `object`. */
  readonly blank: Readonly<Record<string, unknown>>;
}

export interface Operation {
  readonly method: 'GET' | 'POST' | 'DELETE';
  /** As `/v1/invoices/{id}/pay`. */
  readonly path: string;
  /** As `invoices.pay`. */
  readonly name: string;
  readonly params: Rule;
  readonly answers: { readonly shape: string; readonly isList: boolean };
}

/** Stripe's published rules, as far as they can be read off its package. */
export interface Rules {
  readonly apiVersion: string;
  readonly operations: readonly Operation[];
  readonly fields: Readonly<Record<string, Fields>>;
  readonly shapes: Readonly<Record<string, Shape>>;
}
