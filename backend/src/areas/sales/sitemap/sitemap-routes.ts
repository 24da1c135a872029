import { sitemapListAnswer, sitemapListRequest, sitemapPageQuery } from '@gakumado/shared/contract';
import type { FastifyInstance } from 'fastify';
import type { Deps } from '../../../deps.ts';
import { API_PREFIX, typed } from '../../../platform/http/typed-app.ts';
import { findSitemapEntries } from './sitemap-queries.ts';

/** Entries of the site's sitemaps: ids and days, without the rest of the pages. */
export function sitemapRoutes(app: FastifyInstance, { db }: Deps): void {
  typed(app).post(
    `${API_PREFIX}/sitemap/list`,
    {
      schema: {
        tags: ['masters'],
        body: sitemapListRequest,
        querystring: sitemapPageQuery,
        response: { 200: sitemapListAnswer },
      },
    },
    async ({ body: { kind }, query: { page, limit } }) => {
      const found = await findSitemapEntries(db, kind, { page, limit });
      return { status: 200 as const, ...found, page, limit };
    },
  );
}
