import type { RawRoute } from '../../platform/server/http/route.ts';
import { PAGES, type Page } from '../contract.ts';

/**
 * Routes for crawlers: `/robots.txt` disallows API calls and private pages, `/sitemap.xml` lists the public pages. Shared
 * stories are neither listed nor disallowed: they send `noindex`, which a crawler sees only if it may fetch them, and
 * link previews in messengers need them.
 */
export function crawlerRoutes(publicUrl: string): readonly RawRoute[] {
  const pages: readonly Page[] = PAGES;
  const listed = pages.filter((page) => page.listed);
  const robots = [
    'User-agent: *',
    ...['/api/', '/account', '/admin', '/my-stories', '/story/', '/reset-password'].map(
      (path) => `Disallow: ${path}`,
    ),
    `Sitemap: ${publicUrl}/sitemap.xml`,
    '',
  ].join('\n');
  const sitemap = [
    '<?xml version="1.0" encoding="UTF-8"?>',
    '<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">',
    ...listed.map(({ path }) => `  <url><loc>${publicUrl}${path}</loc></url>`),
    '</urlset>',
    '',
  ].join('\n');
  return [
    textRoute('/robots.txt', 'What crawlers may fetch', 'text/plain; charset=utf-8', robots),
    textRoute('/sitemap.xml', 'The pages that are the same for everybody', 'application/xml', sitemap),
  ];
}

function textRoute(path: `/${string}`, summary: string, type: string, text: string): RawRoute {
  return {
    endpoint: { method: 'GET', path, summary, who: 'anyone', rate: 'read' },
    handle: async ({ reply }) => reply.type(type).header('cache-control', 'public, max-age=3600').send(text),
  };
}
