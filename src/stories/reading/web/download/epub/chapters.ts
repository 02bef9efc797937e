import { sentencesOf } from '../../../../story/web/sentences.ts';
import { BOOK } from '../../messages/book.ts';
import type { Manuscript } from '../manuscript.ts';
import type { Painting } from '../paintings.ts';
import { xhtml, xmlText } from './xml.ts';

/** A content document of the book, part of its reading order. */
export interface Chapter {
  /** Name of the file; without its extension also the id of its entry in the package. */
  readonly file: string;
  readonly title: string;
  readonly xhtml: string;
}

/** The file name of a painting. */
export const paintingFile = (index: number) => `painting-${index + 1}.jpg`;

/** All content documents, from the cover to the end, in reading order. */
export function chaptersOf(manuscript: Manuscript, paintings: readonly Painting[]): readonly Chapter[] {
  const { title, childName, pages, made } = manuscript;
  const first = paintings[0];
  const cover = first
    ? [chapter('cover.xhtml', BOOK.cover, title, `<section epub:type="cover">${figure(first, 0)}</section>`)]
    : [];
  const front = `<section class="front" epub:type="titlepage">
<h1 id="title">${xmlText(title)}</h1>
${childName ? `<p class="for">${xmlText(BOOK.forChild(childName))}</p>\n` : ''}<p class="imprint">${BOOK.imprint}</p>
</section>`;
  const pageChapters = pages.map((paragraphs, page) => {
    const index = paintings.findIndex((painting) => painting.page === page);
    const painting = paintings[index];
    const number = page + 1;
    const body = `<section id="p${number}" aria-labelledby="p${number}-n" epub:type="bodymatter">
${painting ? `${figure(painting, index)}\n` : ''}<h2 class="number" id="p${number}-n" aria-label="${BOOK.page(number)}">${number}</h2>
${paragraphs.map((text, at) => paragraph(text, `p${number}-${at + 1}`)).join('\n')}
</section>`;
    return chapter(`page-${String(number).padStart(3, '0')}.xhtml`, BOOK.page(number), title, body);
  });
  const end = `<section class="end">
<h2 id="the-end">${BOOK.theEnd}</h2>
<p>${xmlText(BOOK.goodNight(childName))}</p>
<p class="imprint">${BOOK.madeWith}${made ? `<br/>${xmlText(made)}` : ''}</p>
</section>`;
  return [
    ...cover,
    chapter('title.xhtml', BOOK.titlePage, title, front),
    ...pageChapters,
    chapter('the-end.xhtml', BOOK.theEnd, title, end),
  ];
}

function chapter(file: string, name: string, title: string, body: string): Chapter {
  return { file, title: name, xhtml: xhtml(`${name} · ${title}`, body) };
}

function figure(painting: Painting, index: number): string {
  const size = `width="${painting.width}" height="${painting.height}"`;
  return `<figure><img src="${paintingFile(index)}" alt="${xmlText(painting.alt)}" ${size}/></figure>`;
}

/** A paragraph whose sentences have ids, so that a media overlay can refer to them. */
function paragraph(text: string, id: string): string {
  const sentences = sentencesOf(text).map(
    (sentence, index) => `<span id="${id}-${index + 1}">${xmlText(sentence)}</span>`,
  );
  return `<p id="${id}">${sentences.join(' ')}</p>`;
}
