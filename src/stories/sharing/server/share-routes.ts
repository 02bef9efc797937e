import type { FastifyReply } from 'fastify';
import { AppError } from '../../../platform/server/http/errors.ts';
import { escapeHtml } from '../../../platform/server/http/html.ts';
import type { RawRoute } from '../../../platform/server/http/route.ts';
import type { StoryDeps } from '../../story/server/deps.ts';
import { publicPath } from '../contract.ts';
import { cardOf, cardPath } from './card/card.ts';
import { publicBook } from './public-story.ts';
import { PREVIEW_HEADERS, sharePreview } from './share-tags.ts';

const idOf = (params: unknown) => (params as { id?: string }).id ?? '';

/** Routes of the share link and of the card that its previews show. */
export function shareRoutes(deps: StoryDeps): RawRoute[] {
  return [
    linkRoute(deps, '/og/story/{id}'),
    linkRoute(deps, '/og/story/{id}/'),
    {
      endpoint: {
        method: 'GET',
        path: cardPath('{id}'),
        summary: 'The card of a shared story: its cover and title, 1200 × 630',
        who: 'anyone',
        rate: 'read',
      },
      async handle({ request, reply }) {
        const bytes = await cardOf(deps, await publicBook(deps, idOf(request.params)));
        return reply.headers(PREVIEW_HEADERS).type('image/jpeg').send(bytes);
      },
    },
  ];
}

/** A link that was copied by hand may end with a slash. */
const linkRoute = (deps: StoryDeps, path: `/${string}`): RawRoute => ({
  endpoint: {
    method: 'GET',
    path,
    summary: 'The link of a shared story: tags for previews, and the way on to the page',
    who: 'anyone',
    rate: 'read',
  },
  async handle({ request, reply }) {
    const id = idOf(request.params);
    const book = await publicBook(deps, id).catch(nothing);
    if (!book) return sendPage(reply.status(404), lostPage(id));
    const { title, excerpt, page, tags } = sharePreview(deps, book);
    return sendPage(reply, {
      title: `${title} · Storywren`,
      description: excerpt,
      tags,
      page,
      word: title,
    });
  },
});

function nothing(error: unknown): undefined {
  if (error instanceof AppError && error.code === 'NOT_FOUND') return undefined;
  throw error;
}

interface LinkPage {
  readonly title: string;
  readonly description: string;
  readonly tags: string;
  /** The page to which people are redirected. */
  readonly page: string;
  /** The text of the link to that page. */
  readonly word: string;
}

/** Redirects people too: the app shows a friendly message that there is no such story. */
const lostPage = (id: string): LinkPage => ({
  title: 'Story Not Found · Storywren',
  description:
    'This story doesn’t exist or is no longer shared. Ask the person who sent you the link for a new one.',
  tags: '<meta name="robots" content="noindex">',
  page: publicPath(id),
  word: 'Story Not Found',
});

function sendPage(reply: FastifyReply, { title, description, tags, page, word }: LinkPage): FastifyReply {
  const to = escapeHtml(page);
  return reply
    .headers(PREVIEW_HEADERS)
    .type('text/html; charset=utf-8')
    .send(`<!doctype html>
<html lang="en-AU">
  <head>
    <meta charset="utf-8">
    <meta name="viewport" content="width=device-width, initial-scale=1">
    <title>${escapeHtml(title)}</title>
    <meta name="description" content="${escapeHtml(description)}">
    <meta http-equiv="refresh" content="0; url=${to}">
    ${tags}
  </head>
  <body>
    <p><a href="${to}">${escapeHtml(word)}</a></p>
  </body>
</html>
`);
}
