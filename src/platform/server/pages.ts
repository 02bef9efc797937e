import { readFile } from 'node:fs/promises';
import path from 'node:path';
import fastifyStatic from '@fastify/static';
import type { FastifyInstance } from 'fastify';
import { notFound } from './errors.ts';
import { escapeHtml } from './html.ts';

/** What a page is called in its tab and in search results, by route pattern (`/story/:id`; `*` is every other path). */
export interface PageHead {
  readonly path: string;
  readonly title: string;
  readonly description: string;
}

/** What one page says in its HTML, beyond what its route knows: for link previews, and for readers without JavaScript. */
export interface OwnPage {
  readonly title: string;
  readonly description: string;
  /** Tags for the head, as HTML. */
  readonly head: string;
  /** What stands in the page until the app has come, and for good where no script runs; as HTML. */
  readonly body: string;
  readonly headers: Readonly<Record<string, string>>;
}

/** Pages of their own, by route pattern; undefined for an address at which there is nothing. */
export type OwnPages = Readonly<
  Record<string, (params: { readonly id: string }) => Promise<OwnPage | undefined>>
>;

/**
 * Serves the built web app from `folder`: files as they are (hashed ones for good), every page as index.html with
 * its own title and description (404 for those under `*`, and where `own` has nothing) and with `metas`, which the app
 * reads. A missing file is a 404 and never a page.
 */
export async function servePages(
  app: FastifyInstance,
  folder: string,
  pages: readonly PageHead[],
  { own, metas }: { own: OwnPages; metas: Readonly<Record<string, string>> },
): Promise<void> {
  const bare = await readFile(path.join(folder, 'index.html'), 'utf8');
  const template = bare.replace('</head>', () => `${metaTags(metas)}</head>`);
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
    const found = patterns.find(({ pattern }) => pattern.test(pathname));
    const page = found?.page;
    const tell = page && own[page.path];
    const told = tell && (await tell({ id: found.pattern.exec(pathname)?.[1] ?? '' }));
    const isThere = page && (!tell || told);
    return reply
      .status(isThere ? 200 : 404)
      .header('cache-control', 'no-cache')
      .headers({ ...told?.headers })
      .type('text/html; charset=utf-8')
      .send(told ? withOwn(template, told) : withHead(template, page ?? lost));
  });
}

const metaTags = (metas: Readonly<Record<string, string>>) =>
  Object.entries(metas)
    .map(([name, content]) => `<meta name="${escapeHtml(name)}" content="${escapeHtml(content)}">`)
    .join('');

const isFileOrCall = (pathname: string) =>
  /^\/(api|assets|media|pictures|og)(\/|$)/.test(pathname) || /\.\w{2,5}$/.test(pathname);

const patternOf = (route: string) => new RegExp(`^${route.replace(/:\w+/g, '([^/]+)')}/?$`);

function withHead(html: string, head: Pick<PageHead, 'title' | 'description'> | undefined): string {
  if (!head) return html;
  return html
    .replace(/<title>[^<]*<\/title>/, () => `<title>${escapeHtml(head.title)}</title>`)
    .replace(
      /<meta name="description" content="[^"]*"\s*\/?>/,
      () => `<meta name="description" content="${escapeHtml(head.description)}">`,
    );
}

const withOwn = (html: string, page: OwnPage) =>
  withHead(html, page)
    .replace('</head>', () => `${page.head}</head>`)
    .replace('<div id="root"></div>', () => `<div id="root">${page.body}</div>`);
