/** The subset of JSON Schema that structured outputs support. */
export interface JsonSchema {
  readonly type?: string | readonly string[];
  readonly properties?: Readonly<Record<string, JsonSchema>>;
  readonly required?: readonly string[];
  readonly additionalProperties?: unknown;
  readonly items?: JsonSchema;
  readonly anyOf?: readonly JsonSchema[];
  readonly enum?: readonly unknown[];
  readonly const?: unknown;
  readonly $ref?: string;
  readonly $defs?: Readonly<Record<string, JsonSchema>>;
  readonly definitions?: Readonly<Record<string, JsonSchema>>;
  readonly minItems?: number;
  readonly maxItems?: number;
  readonly minimum?: number;
  readonly maximum?: number;
  readonly maxLength?: number;
}

const NOT_PERMITTED = [
  'allOf',
  'oneOf',
  'not',
  'if',
  'then',
  'else',
  'dependentRequired',
  'dependentSchemas',
  'patternProperties',
  'propertyNames',
];
const MAX_DEPTH = 10;
const MAX_PROPERTIES = 5000;

/** True when the schema allows a value of this type. */
export const isA = (schema: JsonSchema, type: string): boolean => [schema.type ?? []].flat().includes(type);

/** Lists which documented rules for structured outputs a strict schema breaks. */
export function strictProblems(schema: JsonSchema): string[] {
  const problems: string[] = [];
  let properties = 0;
  if (!isA(schema, 'object')) problems.push(`schema must be of type "object"`);
  walk(schema, '()', 1);
  if (properties > MAX_PROPERTIES) problems.push(`more than ${MAX_PROPERTIES} properties`);
  return problems;

  function walk(part: JsonSchema, at: string, depth: number): void {
    if (depth > MAX_DEPTH) problems.push(`${at}: nested deeper than ${MAX_DEPTH}`);
    for (const keyword of NOT_PERMITTED)
      if (keyword in part) problems.push(`${at}: '${keyword}' is not permitted`);
    if (isA(part, 'object') || part.properties) walkObject(part, at, depth);
    if (part.items) walk(part.items, `${at}[]`, depth + 1);
    part.anyOf?.forEach((branch, index) => {
      walk(branch, `${at}.anyOf[${index}]`, depth);
    });
    for (const [name, definition] of Object.entries({ ...part.$defs, ...part.definitions }))
      walk(definition, `$defs.${name}`, 1);
  }

  function walkObject(part: JsonSchema, at: string, depth: number): void {
    const keys = Object.keys(part.properties ?? {});
    properties += keys.length;
    if (part.additionalProperties !== false) problems.push(`${at}: 'additionalProperties' must be false`);
    const missing = keys.filter((key) => !part.required?.includes(key));
    if (missing.length > 0)
      problems.push(`${at}: 'required' must hold every key; missing ${missing.join(', ')}`);
    for (const [key, inner] of Object.entries(part.properties ?? {})) walk(inner, `${at}.${key}`, depth + 1);
  }
}
