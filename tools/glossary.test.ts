import { execFileSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import path from 'node:path';
import ts from 'typescript';
import { describe, expect, it } from 'vitest';

const glossary = readFileSync('docs/glossary.md', 'utf8');
const files = execFileSync('git', ['ls-files', '-co', '--exclude-standard', 'src', 'tools', 'e2e'], {
  encoding: 'utf8',
  maxBuffer: 1e7,
})
  .split('\n')
  .filter(Boolean);

/** The cells of the first column of a table of the glossary, below its heading. */
function firstColumn(heading: string): string[] {
  const section = glossary.split(`## ${heading}\n`)[1]?.split('\n## ')[0] ?? '';
  return section
    .split('\n')
    .filter((line) => line.startsWith('| ') && !/^\| ?-/.test(line))
    .slice(1)
    .map((line) => line.split('|')[1]?.trim() ?? '');
}

const avoided = new Set(firstColumn('Avoid').flatMap((cell) => cell.split(', ')));
/** `identifier`, several of them, each optionally followed by `in` and the path that the exception is limited to; or a path. */
const exceptions = firstColumn('Exceptions').flatMap((cell) =>
  [...cell.matchAll(/((?:`[^`]+`(?:, )?)+)(?: in `([^`]+)`)?/g)].flatMap(([, names = '', where = '']) =>
    [...names.matchAll(/`([^`]+)`/g)].map(([, name = '']) => ({ name, where })),
  ),
);

const wordsOf = (name: string): string[] =>
  name
    .replace(/([a-z0-9])([A-Z])/g, '$1 $2')
    .toLowerCase()
    .split(/[^a-z0-9]+/);
const isAvoided = (name: string): boolean => wordsOf(name).some((word) => avoided.has(word));
const isExcepted = (name: string, file: string): boolean =>
  exceptions.some((one) => one.name === name && file.startsWith(one.where));

/** Names that a file declares: of variables, parameters, properties, functions, types and classes. */
function declaredIn(file: string): string[] {
  const source = ts.createSourceFile(file, readFileSync(file, 'utf8'), ts.ScriptTarget.Latest, true);
  const names: string[] = [];
  const visit = (node: ts.Node): void => {
    const { name } = node as ts.NamedDeclaration;
    const isDeclaration = ts.isDeclarationStatement(node) || ts.isVariableDeclaration(node);
    const isMember = ts.isClassElement(node) || ts.isTypeElement(node) || ts.isPropertyAssignment(node);
    if (isDeclaration || isMember || ts.isParameter(node) || ts.isBindingElement(node))
      if (name && (ts.isIdentifier(name) || ts.isPrivateIdentifier(name))) names.push(name.text);
    ts.forEachChild(node, visit);
  };
  visit(source);
  return names;
}

describe('the glossary', () => {
  it('lists words to avoid, and none of its own terms is among them', () => {
    expect(avoided.size).toBeGreaterThan(40);
    const terms = firstColumn('Terms').filter((term) => !term.startsWith('**'));
    expect(terms.length).toBeGreaterThan(40);
    expect(terms.filter(isAvoided)).toEqual([]);
  });

  it('has no identifier with an avoided word in the code', () => {
    const found = files
      .filter((file) => /\.tsx?$/.test(file))
      .flatMap((file) =>
        [...new Set(declaredIn(file))]
          .filter((name) => isAvoided(name) && !isExcepted(name, file))
          .map((name) => `${file}: ${name}`),
      );
    expect(found).toEqual([]);
  });

  it('has no file or folder with an avoided word in its name', () => {
    const found = files.filter(
      (file) => isAvoided(path.dirname(file)) || isAvoided(path.basename(file).replace(/\..*$/, '')),
    );
    expect(found.filter((file) => !exceptions.some(({ name }) => file.startsWith(name)))).toEqual([]);
  });

  it('excepts only names that exist', () => {
    const declared = new Map(
      files.filter((file) => /\.tsx?$/.test(file)).map((file) => [file, declaredIn(file)]),
    );
    const unused = exceptions.filter(
      ({ name, where }) =>
        !files.some((file) => file.startsWith(name)) &&
        ![...declared].some(([file, names]) => file.startsWith(where) && names.includes(name)),
    );
    expect(unused).toEqual([]);
  });
});
