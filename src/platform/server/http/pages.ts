import { readFile } from 'node:fs/promises';
import path from 'node:path';
import fastifyStatic from '@fastify/static';
import type { FastifyInstance } from 'fastify';
import { notFound } from './errors.ts';
import { escapeHtml } from './html.ts';

/** Title and description of a page, by route pattern (`/story/:id`; `*` is every other path). */
export interface PageHead {
  readonly path: string;
  readonly title: string;
  readonly description: string;
}

/** Server-rendered HTML of one page, for link previews and for readers without JavaScript. */
export interface OwnPage {
  readonly title: string;
  readonly description: string;
  /** Tags for the head, as HTML. */
  readonly head: string;
  /** The content until the app has loaded, and when no script runs; as HTML. */
  readonly body: string;
  readonly headers: Readonly<Record<string, string>>;
}

/** Renderers of such pages, by route pattern; undefined when there is no such page. */
export type OwnPages = Readonly<
  Record<string, (params: { readonly id: string }) => Promise<OwnPage | undefined>>
>;

/**
 * Serves the built web app from `folder`: files unchanged (hashed ones as immutable), every page as index.html with its
 * title, its description and the meta tags `metas`. Returns 404 for paths under `*`, and when a renderer of `own` returns
 * undefined. A missing file is a 404 and never a page.
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
    // The build has put Brotli versions beside scripts and stylesheets.
    preCompressed: true,
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
  const notFoundPage = pages.find((page) => page.path === '*');
  app.setNotFoundHandler(async (request, reply) => {
    const [pathname = '/'] = request.url.split('?');
    const isPage = (request.method === 'GET' || request.method === 'HEAD') && !isFileOrApi(pathname);
    if (!isPage) throw notFound();
    const found = patterns.find(({ pattern }) => pattern.test(pathname));
    const page = found?.page;
    const render = page && own[page.path];
    const ownPage = render && (await render({ id: found.pattern.exec(pathname)?.[1] ?? '' }));
    const exists = page && (!render || ownPage);
    return reply
      .status(exists ? 200 : 404)
      .header('cache-control', 'no-cache')
      .headers({ ...ownPage?.headers })
      .type('text/html; charset=utf-8')
      .send(ownPage ? withOwn(template, ownPage) : withHead(template, page ?? notFoundPage));
  });
}

const metaTags = (metas: Readonly<Record<string, string>>) =>
  Object.entries(metas)
    .map(([name, content]) => `<meta name="${escapeHtml(name)}" content="${escapeHtml(content)}">`)
    .join('');

const isFileOrApi = (pathname: string) =>
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
