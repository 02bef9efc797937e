import { escapeHtml } from '../../../platform/server/http/html.ts';
import type { StoryDeps } from '../../story/server/deps.ts';
import { DEFAULT_SHARE_TITLE, publicPath } from '../contract.ts';
import { cardPath, cardVersion } from './card/card.ts';
import { CARD_SIZE } from './card/card-layout.ts';
import { type PublicBook, shareExcerpt } from './public-story.ts';

/** What a link preview shows; also used by every page about a shared story. */
export interface SharePreview {
  readonly title: string;
  readonly excerpt: string;
  /** Where people read the story. */
  readonly page: string;
  /** Tags for the head, as HTML; title and description are added by the page. */
  readonly tags: string;
}

/** Headers that make revoking take effect at once: browsers revalidate, search engines do not index. */
export const PREVIEW_HEADERS = { 'cache-control': 'no-cache', 'x-robots-tag': 'noindex' } as const;

/** Everything that a preview of a shared story shows: texts, card, and link. */
export function sharePreview(
  deps: Pick<StoryDeps, 'publicUrl' | 'encryption'>,
  book: PublicBook,
): SharePreview {
  const { story } = book;
  const title = story.title.trim() || DEFAULT_SHARE_TITLE;
  const excerpt = shareExcerpt(story);
  const page = deps.publicUrl + publicPath(story.id);
  const card = `${deps.publicUrl}${cardPath(story.id)}?v=${cardVersion(deps, book).slice(0, 12)}`;
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
