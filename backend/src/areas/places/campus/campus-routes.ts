import { campusListAnswer, campusListRequest, pageQuery, requiredAccessKey } from '@gakumado/shared/contract';
import type { CampusListRequest, PageQuery, SchoolCampus } from '@gakumado/shared/contract';
import { PLACES_BESIDE_CAMPUSES } from '@gakumado/shared/vocabulary';
import type { FastifyInstance } from 'fastify';
import type { Deps } from '../../deps.ts';
import { requireAccessKey } from '#platform/http/access-key.ts';
import { badField } from '#platform/http/api-fault.ts';
import { API_PREFIX, typed } from '#platform/http/typed-app.ts';
import { findCampuses } from '#engines/names/find-campuses.ts';
import { suggest } from '#engines/names/suggest.ts';
import { readTyped } from '#engines/names/typed.ts';
import { filterCampuses } from './campus-queries.ts';

/** Names that can be a destination beside campuses. */
const PLACES = ['station', 'city', 'town', 'zip'] as const;

export function campusRoutes(app: FastifyInstance, { db, config, names }: Deps): void {
  typed(app).post(
    `${API_PREFIX}/school/campus/list`,
    {
      schema: {
        tags: ['school'],
        body: campusListRequest.extend({ access_key: requiredAccessKey }),
        querystring: pageQuery,
        response: { 200: campusListAnswer },
      },
      preHandler: requireAccessKey(config),
    },
    async ({ body, query: { page, limit } }) => {
      if (!hasFilter(body)) throw badField('keyword', 'required', '学校名を入力してください。');
      const { access_key: _key, keyword, with_places, ...filters } = body;
      if (keyword === undefined) {
        const found = await filterCampuses(db, filters, { page, limit });
        return { status: 200 as const, ...found, page, limit };
      }
      const known = await names.known();
      const typed = readTyped(keyword);
      return {
        status: 200 as const,
        ...pageOf(findCampuses(known, typed, filters), { page, limit }),
        page,
        limit,
        ...(with_places && {
          places: suggest(known, typed, { kinds: PLACES, limit: PLACES_BESIDE_CAMPUSES }),
        }),
      };
    },
  );
}

const pageOf = (campuses: readonly SchoolCampus[], { page, limit }: PageQuery) => ({
  result: campuses.slice((page - 1) * limit, page * limit),
  total_count: campuses.length,
});

function hasFilter({ access_key: _key, with_places: _places, ...filters }: CampusListRequest): boolean {
  return Object.values(filters).some((value) => value !== undefined);
}
