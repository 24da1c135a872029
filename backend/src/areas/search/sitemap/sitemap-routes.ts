import {
  singleAnswer,
  sitemapListAnswer,
  sitemapListRequest,
  sitemapPageQuery,
  sitemapPlacesRequest,
  sitemapPlacesSchema,
} from '@gakumado/shared/contract';
import type { FastifyInstance } from 'fastify';
import type { Deps } from '../../deps.ts';
import { API_PREFIX, typed } from '#platform/http/typed-app.ts';
import { findSitemapEntries, findSitemapPlaces } from './sitemap-queries.ts';

/** Entries of the site's sitemaps: ids and days, without the rest of the pages; and the names for its page of contents. */
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
  typed(app).post(
    `${API_PREFIX}/sitemap/place/list`,
    {
      schema: {
        tags: ['masters'],
        body: sitemapPlacesRequest,
        response: { 200: singleAnswer(sitemapPlacesSchema) },
      },
    },
    async () => ({ status: 200 as const, result: await findSitemapPlaces(db) }),
  );
}
