import type { FastifyInstance, FastifyReply } from 'fastify';
import { SITEMAP_MAX } from '@gakumado/shared/vocabulary';
import { SHELL_PREFIX } from '@gakumado/shared/call-prefixes';
import { latestChange, writeSitemap, writeSitemapIndex } from './sitemap-xml.ts';
import type { SitemapPage } from './sitemap-xml.ts';

/** How long (ms) the pages of a kind are remembered: crawlers fetch the files one after the other. */
const FRESH_MS = 30 * 60_000;
const CACHE = 'public, max-age=1800';

/** The kind of pages whose addresses have no numbers. */
const STATIC_KIND = 'static';

interface SeoDeps {
  /** Origin of the site in addresses. */
  origin: string;
  /** Paths of pages that do not depend on data. They change with a release, so they are not remembered. */
  listStaticPages: () => Promise<readonly string[]>;
  /** The pages of each kind; a kind that fails rejects. */
  pagesByKind: Readonly<Record<string, () => Promise<SitemapPage[]>>>;
}

/** Addresses for crawlers only. Pages that must not be found say so themselves, so they must be readable. */
const robots = (origin: string) =>
  `User-agent: *\nDisallow: /api/\nDisallow: ${SHELL_PREFIX}/\n\nSitemap: ${origin}/sitemap.xml\n`;

/** Remembers an answer for a while, asks once for many, and falls back to the last one when asking fails. */
function remember<T>(ask: () => Promise<T>): () => Promise<T> {
  let last: { value: T; at: number } | undefined;
  let running: Promise<T> | undefined;
  return async () => {
    if (last && Date.now() - last.at < FRESH_MS) return last.value;
    running ??= ask().finally(() => (running = undefined));
    try {
      const value = await running;
      last = { value, at: Date.now() };
      return value;
    } catch (error) {
      if (last) return last.value;
      throw error;
    }
  };
}

const fileCount = (pages: readonly SitemapPage[]) => Math.max(1, Math.ceil(pages.length / SITEMAP_MAX));
const fileName = (kind: string, part: number) => `/sitemap-${kind}${part === 1 ? '' : `-${part}`}.xml`;

/** `/robots.txt`, `/sitemap.xml` and the files that it names: one per kind, more when a kind passes 50,000 pages. */
export function addSeoRoutes(app: FastifyInstance, { origin, pagesByKind, listStaticPages }: SeoDeps): void {
  const kinds = Object.entries(pagesByKind).map(([kind, ask]) => {
    const readPages = remember(ask);
    if (kind !== STATIC_KIND) return { kind, readPages };
    const withFixed = async () => {
      const [fixed, others] = await Promise.all([listStaticPages(), readPages()]);
      return [...fixed.map((path) => ({ path })), ...others];
    };
    return { kind, readPages: withFixed };
  });

  const sendXml = async (reply: FastifyReply, write: () => Promise<string | undefined>) => {
    try {
      const xml = await write();
      if (xml === undefined) return reply.callNotFound();
      return reply.header('Cache-Control', CACHE).type('application/xml; charset=utf-8').send(xml);
    } catch (error) {
      reply.log.warn(error, 'A sitemap could not be written.');
      return reply.code(503).header('Retry-After', '300').header('Cache-Control', 'no-store').send();
    }
  };

  app.get('/robots.txt', (_request, reply) =>
    reply.header('Cache-Control', CACHE).type('text/plain; charset=utf-8').send(robots(origin)),
  );

  app.get('/sitemap.xml', (_request, reply) =>
    sendXml(reply, async () => {
      const files = await Promise.all(
        kinds.map(async ({ kind, readPages }) => {
          const pages = await readPages();
          return Array.from({ length: fileCount(pages) }, (_, index) => ({
            path: fileName(kind, index + 1),
            changedAt: latestChange(pages.slice(index * SITEMAP_MAX, (index + 1) * SITEMAP_MAX)),
          }));
        }),
      );
      return writeSitemapIndex(origin, files.flat());
    }),
  );

  for (const { kind, readPages } of kinds) {
    const send = (reply: FastifyReply, part: number) =>
      sendXml(reply, async () => {
        const pages = await readPages();
        if (part > fileCount(pages)) return undefined;
        return writeSitemap(origin, pages.slice((part - 1) * SITEMAP_MAX, part * SITEMAP_MAX));
      });
    app.get(`/sitemap-${kind}.xml`, (_request, reply) => send(reply, 1));
    app.get<{ Params: { part: string } }>(`/sitemap-${kind}-:part(^\\d{1,3}).xml`, ({ params }, reply) =>
      send(reply, Number(params.part)),
    );
  }
}
