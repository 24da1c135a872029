import {
  estateListAnswer,
  estateListRequest,
  estateSchoolListRequest,
  wholeListQuery,
} from '@gakumado/shared/contract';
import type { EstateFilter, WholeListQuery } from '@gakumado/shared/contract';
import { PAGE_SIZE } from '@gakumado/shared/vocabulary';
import type { FastifyInstance } from 'fastify';
import type { Deps } from '../../deps.ts';
import { API_PREFIX, typed } from '#platform/http/typed-app.ts';
import { wholeList } from '#platform/http/whole-list.ts';
import { findRecommendedIds } from '../../shops/shop/shop-queries.ts';
import { findListedEstates, searchEstates, usualSortOf } from './estate-queries.ts';
import { refuseHalfFilters } from './refuse-half-filters.ts';

/** Searches for estates. */
export function estateRoutes(app: FastifyInstance, deps: Deps): void {
  const { db } = deps;
  const schema = { tags: ['estate'], querystring: wholeListQuery, response: { 200: estateListAnswer } };

  async function search(filter: EstateFilter, { page, limit = PAGE_SIZE }: WholeListQuery) {
    refuseHalfFilters(filter);
    const usualSort = usualSortOf(filter);
    const found = await searchEstates(deps, { filter, usualSort, page, limit });
    return { status: 200 as const, ...found, page, limit };
  }

  typed(app).post(
    `${API_PREFIX}/estate/list`,
    { schema: { ...schema, body: estateListRequest } },
    async ({ body: { estate_id, recommended_by, ...filter }, query }) => {
      const ids =
        estate_id ??
        (recommended_by === undefined ? undefined : await findRecommendedIds(db, recommended_by));
      if (!ids) return search(filter, query);
      return wholeList(await findListedEstates(deps, ids, filter), query);
    },
  );

  typed(app).post(
    `${API_PREFIX}/estate/school/list`,
    { schema: { ...schema, body: estateSchoolListRequest } },
    async ({ body, query }) => search(body, query),
  );
}
