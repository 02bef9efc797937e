import { execFileSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import ts from 'typescript';
import { describe, expect, it } from 'vitest';
import { readCoverage } from './testing/spec-coverage.ts';

/**
 * The texts that the specification gives with a US spelling, each with the beginning of its line there. They stay to
 * the letter; everything else that people read is spelt the Australian way.
 */
const SPECIFIED: Readonly<Record<string, string>> = {
  Favorite: 'Primary bar (page version)',
  'Added to favorites': 'Success toasts',
  'Removed from favorites': 'Success toasts',
  'Failed to update favorite': '"Failed to update favorite',
  Favorites: 'Filter: all, favorites, recent',
  'Favorites first': 'Sort: recent, oldest, favorites first',
  Favorited: '**Stories tab**',
  'Not favorited': '**Stories tab**',
  Personalized: '**Story card**',
  'A magical personalized story': '**Story card**',
};

/** American spellings of words that a text of this product may need. */
const AMERICAN = new RegExp(
  `\\b(?:${[
    'color(?:s|ed|ful|ing)?',
    'favorit\\w*',
    'gray(?:s|ish)?',
    'cancel(?:ed|ing|er)',
    'mom(?:s|my|mies)?',
    '(?:personal|organ|real|recogn|custom|apolog|final|optim|summar|special|author|visual)iz\\w*',
    'analyz\\w*',
    '(?:behavi|neighb|flav|harb|rum)or\\w*',
    '(?:hum|hon|lab)or(?:s|ed)?',
    'center(?:s|ed)?',
    'theater\\w*',
    'catalogs?',
    '(?:travel|label|model|marvel)(?:ed|ing|er)',
    'jewelry|pajamas|gotten|airplanes?|diapers?|sidewalks?|math',
  ].join('|')})\\b`,
  'i',
);

/** Of the studio only its command and its calls of models have texts of the product: the rest are stories, word lists and prompts. */
const NO_TEXTS =
  /\.(test|spec|shots)\.tsx?$|\/fixtures\/|^src\/studio\/(?!cli\.ts|models\/(?!prompts))|^src\/database|\/mail-style\.ts$/;

const list = (...paths: string[]) =>
  execFileSync('git', ['ls-files', '-co', '--exclude-standard', ...paths], {
    encoding: 'utf8',
    maxBuffer: 1e7,
  })
    .split('\n')
    .filter(Boolean);

/** The text of a literal, a part of a template or a piece of JSX; undefined for any other node. */
function textOf(node: ts.Node): string | undefined {
  if (ts.isStringLiteralLike(node) || ts.isJsxText(node)) return node.text;
  if (ts.isTemplateHead(node) || ts.isTemplateMiddleOrTemplateTail(node)) return node.text;
  return undefined;
}

/** An identifier such as a value of the API, a path, a media query or a style sheet. */
const CODE = /^(?:[a-z][\w.:/-]*$|[/(@])/;

/** Texts of a file: no imports, no SQL and no code. */
function textsIn(file: string): string[] {
  const kind = file.endsWith('x') ? ts.ScriptKind.TSX : ts.ScriptKind.TS;
  const source = ts.createSourceFile(file, readFileSync(file, 'utf8'), ts.ScriptTarget.Latest, true, kind);
  const texts: string[] = [];
  const visit = (node: ts.Node): void => {
    if (ts.isImportDeclaration(node) || ts.isTaggedTemplateExpression(node)) return;
    const text = textOf(node)?.replace(/\s+/g, ' ').trim();
    if (text && !CODE.test(text)) texts.push(text);
    ts.forEachChild(node, visit);
  };
  visit(source);
  return texts;
}

/** A page of the documentation without code, which is spelt as it has to be, and without the targets of links. */
const proseOf = (markdown: string) =>
  markdown
    .replace(/```[\s\S]*?```/g, '')
    .replace(/^ {4}.*$/gm, '')
    .replace(/`[^`]*`/g, '')
    .replace(/\]\([^)]*\)/g, ']');

const sources = list('src/*.ts', 'src/*.tsx').filter((file) => !NO_TEXTS.test(file));
const texts = sources.flatMap((file) => textsIn(file).map((text) => ({ file, text })));
const pages = list('*.md', '.env.example', 'src/app/web/index.html').filter(
  // The lines of the specification itself, and its quoted stories.
  (file) => !/spec-coverage\.md$|^src\/studio/.test(file),
);

describe('spelling', () => {
  it('is Australian in every text of the product, except the exact words of the specification', () => {
    expect(texts.length).toBeGreaterThan(2000);
    const american = texts.filter(({ text }) => AMERICAN.test(text) && !(text in SPECIFIED));
    expect(american).toEqual([]);
  });

  it('is Australian in the documentation', () => {
    const american = pages.flatMap((file) =>
      proseOf(readFileSync(file, 'utf8'))
        .split('\n')
        .filter((line) => AMERICAN.test(line.replace(/“[^”]*”/g, '')))
        .map((line) => `${file}: ${line}`),
    );
    expect(american).toEqual([]);
  });

  it('differs only where the specification gives the text, and the product shows it', () => {
    const lines = readCoverage(readFileSync('docs/spec-coverage.md', 'utf8')).flatMap(({ rows }) =>
      rows.map(({ line }) => line),
    );
    for (const [text, start] of Object.entries(SPECIFIED)) {
      const held = lines.filter((line) => line.startsWith(start));
      const word = text.replace(/^Not /, '').toLowerCase();
      expect(
        held.some((line) => line.toLowerCase().includes(word)),
        `${text} in “${start}”`,
      ).toBe(true);
      expect(
        texts.some((one) => one.text === text),
        `${text} in the product`,
      ).toBe(true);
    }
  });
});
