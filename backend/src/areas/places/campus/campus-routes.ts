import {
  campusListRequest,
  listAnswer,
  pageQuery,
  requiredAccessKey,
  schoolCampusSchema,
} from '@gakumado/shared/contract';
import type { CampusListRequest, PageQuery, SchoolCampus } from '@gakumado/shared/contract';
import type { FastifyInstance } from 'fastify';
import type { Deps } from '../../deps.ts';
import { requireAccessKey } from '../../../platform/http/access-key.ts';
import { badField } from '../../../platform/http/api-fault.ts';
import { API_PREFIX, typed } from '../../../platform/http/typed-app.ts';
import { findCampuses } from '../../../engines/names/find-campuses.ts';
import { filterCampuses } from './campus-queries.ts';

export function campusRoutes(app: FastifyInstance, { db, config, names }: Deps): void {
  typed(app).post(
    `${API_PREFIX}/school/campus/list`,
    {
      schema: {
        tags: ['school'],
        body: campusListRequest.extend({ access_key: requiredAccessKey }),
        querystring: pageQuery,
        response: { 200: listAnswer(schoolCampusSchema) },
      },
      preHandler: requireAccessKey(config),
    },
    async ({ body, query: { page, limit } }) => {
      if (!hasFilter(body)) throw badField('keyword', 'required', '学校名を入力してください。');
      const { result, total_count } =
        body.keyword === undefined
          ? await filterCampuses(db, body, { page, limit })
          : pageOf(findCampuses(await names.known(), body), { page, limit });
      return { status: 200 as const, result, total_count, page, limit };
    },
  );
}

const pageOf = (campuses: readonly SchoolCampus[], { page, limit }: PageQuery) => ({
  result: campuses.slice((page - 1) * limit, page * limit),
  total_count: campuses.length,
});

function hasFilter({ access_key: _key, ...filters }: CampusListRequest): boolean {
  return Object.values(filters).some((value) => value !== undefined);
}
