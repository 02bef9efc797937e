/** A scalar parameter. Values arrive as text, so a number is text in the format of a number. */
export type TextRule =
  | { readonly kind: 'text' | 'integer' | 'number' | 'boolean' }
  | { readonly kind: 'choice'; readonly of: readonly string[] };

/** The allowed values of a parameter. */
export type Rule =
  | TextRule
  | { readonly kind: 'list'; readonly of: Rule }
  | { readonly kind: 'map'; readonly of: Rule }
  | { readonly kind: 'fields'; readonly is: string }
  | { readonly kind: 'any'; readonly of: readonly Rule[] };

/** The fields of an object parameter. */
export type Fields = Readonly<Record<string, { readonly rule: Rule; readonly required: boolean }>>;

/** The properties of an object that refer to other objects. */
export type Links = Readonly<Record<string, Link>>;
export interface Link {
  /** `id`: an id that can be expanded. `hidden`: omitted unless expanded. The others are always present. */
  readonly how: 'id' | 'hidden' | 'object' | 'list' | 'array';
  /** The name of the other object's shape. */
  readonly to: string;
}

export interface Shape {
  /** All of its properties. */
  readonly names: readonly string[];
  readonly links: Links;
  /** An object of default values: null, empty, zero and false. Top-level objects have their type in `object`. */
  readonly blank: Readonly<Record<string, unknown>>;
}

export interface Operation {
  readonly method: 'GET' | 'POST' | 'DELETE';
  /** For example `/v1/invoices/{id}/pay`. */
  readonly path: string;
  /** For example `invoices.pay`. */
  readonly name: string;
  readonly params: Rule;
  readonly answers: { readonly shape: string; readonly isList: boolean };
}

/** Stripe's published rules, as far as they can be derived from its package. */
export interface Rules {
  readonly apiVersion: string;
  readonly operations: readonly Operation[];
  readonly fields: Readonly<Record<string, Fields>>;
  readonly shapes: Readonly<Record<string, Shape>>;
}
