import { readFile } from 'node:fs/promises';
import path from 'node:path';
import fastifyStatic from '@fastify/static';
import type { FastifyInstance } from 'fastify';
import { notFound } from './errors.ts';

/** What a page is called in its tab and in search results, by route pattern (`/story/:id`; `*` is every other path). */
export interface PageHead {
  readonly path: string;
  readonly title: string;
  readonly description: string;
}

/**
 * Serves the built web app from `folder`: files as they are (hashed ones for good), every page as index.html with
 * its own title and description (404 for those under `*`). A missing file is a 404 and never a page.
 */
export async function servePages(
  app: FastifyInstance,
  folder: string,
  pages: readonly PageHead[],
): Promise<void> {
  const template = await readFile(path.join(folder, 'index.html'), 'utf8');
  await app.register(fastifyStatic, {
    root: folder,
    index: false,
    wildcard: false,
    cacheControl: false,
    setHeaders(response, file) {
      const hashed = file.includes(`${path.sep}assets${path.sep}`);
      response.setHeader(
        'cache-control',
        hashed ? 'public, max-age=31536000, immutable' : 'public, max-age=3600',
      );
    },
  });
  const patterns = pages
    .filter((page) => page.path !== '*')
    .map((page) => ({ page, pattern: patternOf(page.path) }));
  const lost = pages.find((page) => page.path === '*');
  app.setNotFoundHandler(async (request, reply) => {
    const [pathname = '/'] = request.url.split('?');
    const isPage = (request.method === 'GET' || request.method === 'HEAD') && !isFileOrCall(pathname);
    if (!isPage) throw notFound();
    const page = patterns.find(({ pattern }) => pattern.test(pathname))?.page;
    return reply
      .status(page ? 200 : 404)
      .header('cache-control', 'no-cache')
      .type('text/html; charset=utf-8')
      .send(withHead(template, page ?? lost));
  });
}

const isFileOrCall = (pathname: string) =>
  /^\/(api|assets|media|pictures|og)(\/|$)/.test(pathname) || /\.\w{2,5}$/.test(pathname);

const patternOf = (route: string) => new RegExp(`^${route.replace(/:\w+/g, '[^/]+')}/?$`);

function withHead(html: string, head: PageHead | undefined): string {
  if (!head) return html;
  return html
    .replace(/<title>[^<]*<\/title>/, () => `<title>${escapeHtml(head.title)}</title>`)
    .replace(
      /<meta name="description" content="[^"]*"\s*\/?>/,
      () => `<meta name="description" content="${escapeHtml(head.description)}">`,
    );
}

const ENTITIES: Readonly<Record<string, string>> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;' };
const escapeHtml = (text: string) => text.replace(/[&<>"]/g, (sign) => ENTITIES[sign] ?? sign);
