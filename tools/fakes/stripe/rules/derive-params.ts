import ts from 'typescript';
import type { Fields, Rule } from './rules.ts';

/** Reads the types of parameters. Objects are stored by name, because some are recursive. */
export class ParamReader {
  readonly fields: Record<string, Fields> = {};
  readonly #checker: ts.TypeChecker;

  constructor(checker: ts.TypeChecker) {
    this.#checker = checker;
  }

  /** The parameters of a method of a resource. */
  ofMethod(method: ts.MethodDeclaration): Rule {
    const params = method.parameters.find((parameter) => parameter.name.getText() === 'params');
    if (!params?.type) return { kind: 'fields', is: this.#named('nothing', () => ({})) };
    return this.#ruleOf(this.#checker.getNonNullableType(this.#checker.getTypeFromTypeNode(params.type)), '');
  }

  #ruleOf(type: ts.Type, property: string): Rule {
    if (type.isUnion()) return this.#choiceOf(type.types, property);
    if (type.isStringLiteral()) return { kind: 'choice', of: [type.value] };
    if (type.isNumberLiteral()) return { kind: 'choice', of: [String(type.value)] };
    if (type.flags & ts.TypeFlags.BooleanLiteral) return { kind: 'choice', of: [this.#textOf(type)] };
    if (type.flags & ts.TypeFlags.String) return { kind: 'text' };
    // Decimal numbers have a type of their own in this package, or are recognized by name.
    if (type.flags & ts.TypeFlags.Number)
      return { kind: /percent|rate/.test(property) ? 'number' : 'integer' };
    if (type.flags & ts.TypeFlags.Null) return { kind: 'choice', of: [''] };
    if (type.symbol?.name === 'Date') return { kind: 'integer' };
    if (type.symbol?.name === 'DecimalImpl' || this.#textOf(type) === 'Decimal') return { kind: 'number' };
    if (type.isIntersection()) return { kind: 'text' };
    const [element] = this.#checker.isArrayType(type)
      ? this.#checker.getTypeArguments(type as ts.TypeReference)
      : [];
    if (element) return { kind: 'list', of: this.#ruleOf(element, property) };
    const values = this.#checker.getIndexInfoOfType(type, ts.IndexKind.String);
    if (values) return { kind: 'map', of: this.#ruleOf(values.type, property) };
    if (type.flags & ts.TypeFlags.Object) {
      return { kind: 'fields', is: this.#named(this.#nameOf(type), () => this.#fieldsOf(type)) };
    }
    return { kind: 'text' };
  }

  /** Literals in a union with string are the only values that Stripe accepts; string alone is any text. */
  #choiceOf(types: readonly ts.Type[], property: string): Rule {
    const given = types.filter((type) => !(type.flags & ts.TypeFlags.Undefined));
    const isBoolean = given.filter((type) => type.flags & ts.TypeFlags.BooleanLiteral).length === 2;
    const rules = given
      .filter((type) => !(isBoolean && type.flags & ts.TypeFlags.BooleanLiteral))
      .map((type) => this.#ruleOf(type, property));
    const words = rules.flatMap((rule) => (rule.kind === 'choice' ? rule.of : []));
    const others = rules.filter(
      (rule) => rule.kind !== 'choice' && !(rule.kind === 'text' && words.some((word) => word !== '')),
    );
    const all: Rule[] = [
      ...(words.length ? [{ kind: 'choice', of: words } as const] : []),
      ...(isBoolean ? [{ kind: 'boolean' } as const] : []),
      ...others,
    ];
    const [only] = all;
    return only && all.length === 1 ? only : { kind: 'any', of: all };
  }

  #fieldsOf(type: ts.Type): Fields {
    return Object.fromEntries(
      this.#checker.getPropertiesOfType(type).map((property) => {
        const rule = this.#ruleOf(this.#checker.getTypeOfSymbol(property), property.name);
        return [property.name, { rule, required: !(property.flags & ts.SymbolFlags.Optional) }];
      }),
    );
  }

  #named(name: string, read: () => Fields): string {
    if (!(name in this.fields)) {
      this.fields[name] = {};
      this.fields[name] = read();
    }
    return name;
  }

  #nameOf = (type: ts.Type): string =>
    this.#checker.getFullyQualifiedName(type.aliasSymbol ?? type.symbol).replace(/^".*?resources\/|"/g, '');

  #textOf = (type: ts.Type): string => this.#checker.typeToString(type);
}
