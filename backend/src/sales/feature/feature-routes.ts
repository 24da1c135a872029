import { campusFeatureSchema, featureListRequest, singleAnswer } from '@gakumado/shared/contract';
import type { FastifyInstance } from 'fastify';
import { z } from 'zod';
import type { Deps } from '../../app.ts';
import { API_PREFIX, typed } from '../../http/typed-app.ts';
import { findCampusFeatures } from './feature-queries.ts';

export function featureRoutes(app: FastifyInstance, { db }: Deps): void {
  typed(app).post(
    `${API_PREFIX}/estate/school/feature/list`,
    {
      schema: {
        tags: ['estate'],
        body: featureListRequest,
        response: { 200: singleAnswer(z.array(campusFeatureSchema)) },
      },
    },
    async ({ body }) => ({ status: 200 as const, result: await findCampusFeatures(db, body.school_id) }),
  );
}
