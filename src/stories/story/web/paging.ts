import { sentencesOf } from './sentences.ts';

/** One page: its paragraphs. */
export type Page = readonly string[];

const PARAGRAPHS_A_PAGE = 3;
const CHARACTERS_A_PAGE = 1200;
/** A paragraph made of sentences ends after this many of them, once it is this long. */
const SENTENCES_A_PARAGRAPH = 2;
const CHARACTERS_A_PARAGRAPH = 150;
/** A sentence that begins with direct speech. A single mark is an apostrophe unless the speech ends, too. */
const SPEECH = /^(?:["“]|[‘'].*[.,!?…][’'])/;

/** Splits a story's content into pages: its own pages when it is JSON with pages, else by the rules for plain text. */
export function pagesOf(content: string): readonly Page[] {
  const own = jsonPages(content);
  if (own) return own.map((text) => paragraphsOf(text));
  return plainPages(content);
}

/** The paragraphs of a text that marks them with blank lines. */
export function paragraphsOf(text: string): Page {
  return text
    .split(/\n\s*\n/)
    .map((paragraph) => paragraph.replace(/\s+/g, ' ').trim())
    .filter(Boolean);
}

function jsonPages(content: string): string[] | undefined {
  let json: unknown;
  try {
    json = JSON.parse(content);
  } catch {
    return undefined;
  }
  if (typeof json !== 'object' || json === null || !('pages' in json) || !Array.isArray(json.pages))
    return undefined;
  const texts = json.pages.map((page: unknown) => {
    if (typeof page === 'string') return page;
    const text = typeof page === 'object' && page !== null && 'text' in page ? page.text : '';
    return typeof text === 'string' ? text : '';
  });
  return texts.some(Boolean) ? texts : [];
}

function plainPages(text: string): readonly Page[] {
  const marked = paragraphsOf(text);
  const paragraphs = (marked.length > 1 ? marked : sentenceParagraphs(marked[0] ?? '')).flatMap(shortEnough);
  const pages: string[][] = [];
  let length = 0;
  for (const paragraph of paragraphs) {
    const page = pages.at(-1);
    const fits = page && page.length < PARAGRAPHS_A_PAGE && length + paragraph.length <= CHARACTERS_A_PAGE;
    if (fits) page.push(paragraph);
    else pages.push([paragraph]);
    length = fits ? length + paragraph.length : paragraph.length;
  }
  return pages;
}

/** Paragraphs for a text without blank lines: a few sentences each, and direct speech in paragraphs of its own. */
function sentenceParagraphs(text: string): string[] {
  const paragraphs: string[] = [];
  let current: string[] = [];
  const close = () => {
    if (current.length > 0) paragraphs.push(current.join(' '));
    current = [];
  };
  for (const sentence of sentencesOf(text)) {
    if (SPEECH.test(sentence)) {
      close();
      paragraphs.push(sentence);
      continue;
    }
    const full = current.length >= SENTENCES_A_PARAGRAPH && current.join(' ').length > CHARACTERS_A_PARAGRAPH;
    if (full) close();
    current.push(sentence);
  }
  close();
  return paragraphs;
}

/** Splits a paragraph that is longer than a page between sentences. */
function shortEnough(paragraph: string): string[] {
  if (paragraph.length <= CHARACTERS_A_PAGE) return [paragraph];
  const pieces: string[] = [];
  for (const sentence of sentencesOf(paragraph)) {
    const last = pieces.at(-1);
    if (last !== undefined && last.length + sentence.length < CHARACTERS_A_PAGE) {
      pieces[pieces.length - 1] = `${last} ${sentence}`;
    } else {
      pieces.push(sentence);
    }
  }
  return pieces;
}
