import { BOOK } from '../../messages/book.ts';
import type { Manuscript } from '../manuscript.ts';
import type { Painting } from '../paintings.ts';
import { type Chapter, paintingFile } from './chapters.ts';
import { xhtml, xmlText } from './xml.ts';

/** Tells a reading system where the package document is. */
export const CONTAINER = `<?xml version="1.0" encoding="UTF-8"?>
<container version="1.0" xmlns="urn:oasis:names:tc:opendocument:xmlns:container">
<rootfiles><rootfile full-path="book/package.opf" media-type="application/oebps-package+xml"/></rootfiles>
</container>
`;

const UUID = /^[\da-f]{8}(-[\da-f]{4}){3}-[\da-f]{12}$/i;
const idOf = (file: string) => file.replace(/\.[a-z]+$/, '');

/** The package document: metadata, manifest, and reading order. */
export function packageOf(
  { id, title, childName }: Manuscript,
  chapters: readonly Chapter[],
  paintings: readonly Painting[],
  at: Date,
): string {
  const items = [
    '<item id="nav" href="nav.xhtml" media-type="application/xhtml+xml" properties="nav"/>',
    '<item id="css" href="book.css" media-type="text/css"/>',
    ...chapters.map(
      ({ file }) => `<item id="${idOf(file)}" href="${file}" media-type="application/xhtml+xml"/>`,
    ),
    ...paintings.map((_, index) => {
      const file = paintingFile(index);
      const cover = index === 0 ? ' properties="cover-image"' : '';
      return `<item id="${idOf(file)}" href="${file}" media-type="image/jpeg"${cover}/>`;
    }),
  ];
  const spine = chapters.map(({ file }) => `<itemref idref="${idOf(file)}"/>`);
  return `<?xml version="1.0" encoding="UTF-8"?>
<package xmlns="http://www.idpf.org/2007/opf" version="3.0" unique-identifier="id" xml:lang="en-AU">
<metadata xmlns:dc="http://purl.org/dc/elements/1.1/">
<dc:identifier id="id">${UUID.test(id) ? 'urn:uuid:' : 'storywren:'}${xmlText(id)}</dc:identifier>
<dc:title>${xmlText(title)}</dc:title>
<dc:language>en-AU</dc:language>
<dc:creator>Storywren</dc:creator>
${childName ? `<dc:description>${xmlText(BOOK.description(childName))}</dc:description>\n` : ''}<meta property="dcterms:modified">${at.toISOString().replace(/\.\d+Z$/, 'Z')}</meta>
${accessibility(paintings.length > 0)}
</metadata>
<manifest>
${items.join('\n')}
</manifest>
<spine>
${spine.join('\n')}
</spine>
</package>
`;
}

function accessibility(pictures: boolean): string {
  const facts: (readonly [string, string])[] = [
    ['accessMode', 'textual'],
    ...(pictures
      ? [['accessMode', 'visual'] as const, ['accessibilityFeature', 'alternativeText'] as const]
      : []),
    ['accessModeSufficient', 'textual'],
    ['accessibilityFeature', 'structuralNavigation'],
    ['accessibilityFeature', 'tableOfContents'],
    ['accessibilityFeature', 'readingOrder'],
    ['accessibilityFeature', 'displayTransformability'],
    ['accessibilityHazard', 'none'],
    ['accessibilitySummary', BOOK.accessibility],
  ];
  return facts.map(([name, value]) => `<meta property="schema:${name}">${value}</meta>`).join('\n');
}

/** The table of contents, for readers and for reading systems. */
export function navigationOf({ title }: Manuscript, chapters: readonly Chapter[]): string {
  const entries = chapters.map(({ file, title: name }) => `<li><a href="${file}">${xmlText(name)}</a></li>`);
  const start = chapters.find(({ file }) => file.startsWith('page-'))?.file ?? 'title.xhtml';
  const body = `<nav epub:type="toc" id="toc" aria-labelledby="contents">
<h1 id="contents">${BOOK.contents}</h1>
<ol>
${entries.join('\n')}
</ol>
</nav>
<nav epub:type="landmarks" id="landmarks" hidden="hidden" aria-label="${BOOK.landmarks}">
<ol>
<li><a epub:type="bodymatter" href="${start}">${BOOK.start}</a></li>
</ol>
</nav>`;
  return xhtml(`${BOOK.contents} · ${title}`, body);
}
