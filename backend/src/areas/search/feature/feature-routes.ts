import {
  campusFeatureSchema,
  featureListRequest,
  listAnswer,
  wholeListQuery,
} from '@gakumado/shared/contract';
import type { FastifyInstance } from 'fastify';
import type { Deps } from '../../deps.ts';
import { API_PREFIX, typed } from '#platform/http/typed-app.ts';
import { wholeList } from '#platform/http/whole-list.ts';
import { findCampusFeatures } from './feature-queries.ts';

export function featureRoutes(app: FastifyInstance, deps: Deps): void {
  typed(app).post(
    `${API_PREFIX}/estate/school/feature/list`,
    {
      schema: {
        tags: ['estate'],
        body: featureListRequest,
        querystring: wholeListQuery,
        response: { 200: listAnswer(campusFeatureSchema) },
      },
    },
    async ({ body, query }) => wholeList(await findCampusFeatures(deps, body.school_id), query),
  );
}
