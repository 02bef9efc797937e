import { escapeHtml } from '../../platform/server/html.ts';
import { DEFAULT_SHARE_TITLE, publicPath } from '../share-contract.ts';
import { cardPath, cardVersion } from './card.ts';
import { CARD_SIZE } from './card-layout.ts';
import type { StoryParts } from './parts.ts';
import { type PublicBook, shareExcerpt } from './public-story.ts';

/** What a link preview is told, and every page about a shared story with it. */
export interface SharePreview {
  readonly title: string;
  readonly excerpt: string;
  /** Where people read the story. */
  readonly page: string;
  /** Tags for the head, as HTML: title and description are left to the page. */
  readonly tags: string;
}

/** A preview that revoking ends at once: nothing of it is kept by browsers, or listed by search engines. */
export const PREVIEW_HEADERS = { 'cache-control': 'no-cache', 'x-robots-tag': 'noindex' } as const;

/** Everything that a preview of a shared story shows: words, card, and where to go. */
export function sharePreview(parts: Pick<StoryParts, 'publicUrl' | 'seal'>, book: PublicBook): SharePreview {
  const { story } = book;
  const title = story.title.trim() || DEFAULT_SHARE_TITLE;
  const excerpt = shareExcerpt(story);
  const page = parts.publicUrl + publicPath(story.id);
  const card = `${parts.publicUrl}${cardPath(story.id)}?v=${cardVersion(parts, book).slice(0, 12)}`;
  const alt = story.pictures[0]?.alt || `The cover of “${title}”`;
  const properties: readonly (readonly [string, string])[] = [
    ['og:type', 'article'],
    ['og:site_name', 'Storywren'],
    ['og:locale', 'en_AU'],
    ['og:title', title],
    ['og:description', excerpt],
    ['og:url', page],
    ['og:image', card],
    ['og:image:secure_url', card],
    ['og:image:type', 'image/jpeg'],
    ['og:image:width', String(CARD_SIZE.width)],
    ['og:image:height', String(CARD_SIZE.height)],
    ['og:image:alt', alt],
  ];
  const names: readonly (readonly [string, string])[] = [
    ['robots', 'noindex'],
    ['twitter:card', 'summary_large_image'],
    ['twitter:title', title],
    ['twitter:description', excerpt],
    ['twitter:image', card],
    ['twitter:image:alt', alt],
  ];
  const tags = [
    `<link rel="canonical" href="${escapeHtml(page)}">`,
    ...properties.map(([name, text]) => `<meta property="${name}" content="${escapeHtml(text)}">`),
    ...names.map(([name, text]) => `<meta name="${name}" content="${escapeHtml(text)}">`),
  ].join('\n    ');
  return { title, excerpt, page, tags };
}
