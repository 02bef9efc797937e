import type { FastifyReply } from 'fastify';
import { AppError } from '../../platform/server/errors.ts';
import { escapeHtml } from '../../platform/server/html.ts';
import type { RawRoute } from '../../platform/server/route.ts';
import { publicPath } from '../share-contract.ts';
import { cardOf, cardPath } from './card.ts';
import type { StoryParts } from './parts.ts';
import { publicBook } from './public-story.ts';
import { PREVIEW_HEADERS, sharePreview } from './share-tags.ts';

const idOf = (params: unknown) => (params as { id?: string }).id ?? '';

/** The link that is passed on, and the card that its previews show. */
export function shareRoutes(parts: StoryParts): RawRoute[] {
  return [
    linkRoute(parts, '/og/story/{id}'),
    linkRoute(parts, '/og/story/{id}/'),
    {
      endpoint: {
        method: 'GET',
        path: cardPath('{id}'),
        summary: 'The card of a shared story: its cover and title, 1200 × 630',
        who: 'anyone',
        rate: 'read',
      },
      async handle({ request, reply }) {
        const bytes = await cardOf(parts, await publicBook(parts, idOf(request.params)));
        return reply.headers(PREVIEW_HEADERS).type('image/jpeg').send(bytes);
      },
    },
  ];
}

/** Whoever copies a link by hand may end it with a slash. */
const linkRoute = (parts: StoryParts, path: `/${string}`): RawRoute => ({
  endpoint: {
    method: 'GET',
    path,
    summary: 'The link of a shared story: tags for previews, and the way on to the page',
    who: 'anyone',
    rate: 'read',
  },
  async handle({ request, reply }) {
    const id = idOf(request.params);
    const book = await publicBook(parts, id).catch(nothing);
    if (!book) return sendPage(reply.status(404), lostPage(id));
    const { title, excerpt, page, tags } = sharePreview(parts, book);
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
  /** Where people are sent. */
  readonly page: string;
  /** What the link there is called. */
  readonly word: string;
}

/** People are sent on here too: the app tells them kindly that there is no such story. */
const lostPage = (id: string): LinkPage => ({
  title: 'Story Not Found · Storywren',
  description:
    'This story doesn’t exist or is no longer shared. Ask whoever sent you the link for a new one.',
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
