import ts from 'typescript';
import type { Link, Shape } from './rules.ts';

/** Reads the types of responses: which properties refer to other objects, and the default values of each object. */
export class ShapeReader {
  readonly shapes: Record<string, Shape> = {};
  readonly #checker: ts.TypeChecker;

  constructor(checker: ts.TypeChecker) {
    this.#checker = checker;
  }

  /** The name of the shape of an object; reads it and all shapes that it refers to. */
  nameOf(type: ts.Type): string {
    const object = this.#objectsIn(type)[0] ?? type;
    const name = this.#checker
      .getFullyQualifiedName(object.aliasSymbol ?? object.symbol)
      .replace(/^".*?resources\/|"/g, '');
    if (!(name in this.shapes)) {
      this.shapes[name] = { names: [], links: {}, blank: {} };
      this.shapes[name] = this.#read(object);
    }
    return name;
  }

  #read(type: ts.Type): Shape {
    const names: string[] = [];
    const links: Record<string, Link> = {};
    const blank: Record<string, unknown> = {};
    for (const property of this.#checker.getPropertiesOfType(type)) {
      const isHidden = (property.flags & ts.SymbolFlags.Optional) !== 0;
      const propertyType = this.#checker.getTypeOfSymbol(property);
      names.push(property.name);
      const link = this.#linkOf(propertyType, isHidden);
      if (link) links[property.name] = link;
      if (!isHidden) blank[property.name] = this.#blankOf(propertyType, 0);
    }
    return { names, links, blank };
  }

  #linkOf(type: ts.Type, isHidden: boolean): Link | undefined {
    const kinds = type.isUnion() ? type.types : [type];
    const list = kinds.find((kind) => this.#isList(kind));
    if (list) return { how: isHidden ? 'hidden' : 'list', to: this.nameOf(this.#elementOf(list)) };
    const array = kinds.find((kind) => this.#checker.isArrayType(kind));
    if (array) {
      const element = this.#elementOf(array);
      return this.#objectsIn(element).length ? { how: 'array', to: this.nameOf(element) } : undefined;
    }
    const [object] = this.#objectsIn(type);
    if (!object) return undefined;
    if (kinds.some((kind) => kind.flags & ts.TypeFlags.String)) return { how: 'id', to: this.nameOf(object) };
    return { how: isHidden ? 'hidden' : 'object', to: this.nameOf(object) };
  }

  /** The object types in a type, deleted ones last. */
  #objectsIn(type: ts.Type): ts.Type[] {
    const kinds = type.isUnion() ? type.types : [type];
    return kinds
      .filter((kind) => kind.flags & ts.TypeFlags.Object && kind.symbol && !kind.isIntersection())
      .filter(
        (kind) =>
          !this.#checker.isArrayType(kind) && !this.#checker.getIndexInfoOfType(kind, ts.IndexKind.String),
      )
      .filter((kind) => kind.getCallSignatures().length === 0 && kind.symbol.name !== 'DecimalImpl')
      .sort(
        (a, b) => Number(a.symbol.name.startsWith('Deleted')) - Number(b.symbol.name.startsWith('Deleted')),
      );
  }

  #isList = (type: ts.Type): boolean => /^Api(List|SearchResult)$/.test(type.symbol?.name ?? '');

  #elementOf(type: ts.Type): ts.Type {
    const [element] = this.#checker.getTypeArguments(type as ts.TypeReference);
    if (!element) throw new Error('a list of nothing');
    return element;
  }

  #blankOf(type: ts.Type, depth: number): unknown {
    const kinds = type.isUnion() ? type.types : [type];
    const [first] = kinds;
    if (kinds.some((kind) => kind.flags & ts.TypeFlags.Null)) return null;
    if (kinds.some((kind) => kind.flags & ts.TypeFlags.BooleanLiteral)) return false;
    const word = kinds.find((kind) => kind.isStringLiteral());
    if (word?.isStringLiteral()) return word.value;
    if (kinds.some((kind) => kind.flags & ts.TypeFlags.String)) return '';
    if (kinds.some((kind) => kind.flags & ts.TypeFlags.Number)) return 0;
    if (!first) return null;
    if (this.#isList(first)) return { object: 'list', data: [], has_more: false, url: '' };
    if (this.#checker.isArrayType(first)) return [];
    if (depth > 3 || this.#checker.getIndexInfoOfType(first, ts.IndexKind.String)) return {};
    const properties = this.#checker
      .getPropertiesOfType(first)
      .filter((property) => !(property.flags & ts.SymbolFlags.Optional))
      .map((property) => [property.name, this.#blankOf(this.#checker.getTypeOfSymbol(property), depth + 1)]);
    return Object.fromEntries(properties);
  }
}
