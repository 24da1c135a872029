import { listAnswer, pageQuery, spotListRequest, spotSchema } from '@gakumado/shared/contract';
import type { SpotListRequest } from '@gakumado/shared/contract';
import { SPOTS_KM } from '@gakumado/shared/vocabulary';
import type { Point } from '@gakumado/shared/vocabulary';
import type { FastifyInstance } from 'fastify';
import type { Kysely } from 'kysely';
import type { Database } from '#data/db/database.ts';
import type { Deps } from '../../deps.ts';
import { badField } from '#platform/http/api-fault.ts';
import { API_PREFIX, typed } from '#platform/http/typed-app.ts';
import { findCampusPoint, findSpots } from './spot-queries.ts';

/** The point that spots are asked for around; undefined for an unknown campus. */
async function placeOf(
  db: Kysely<Database>,
  { campus_id, lat, lon }: SpotListRequest,
): Promise<Point | undefined> {
  if (campus_id !== undefined) return findCampusPoint(db, campus_id);
  if (lat === undefined && lon === undefined) throw badField('campus_id', 'required');
  if (lat === undefined) throw badField('lat', 'required');
  if (lon === undefined) throw badField('lon', 'required');
  return { lat, lon };
}

export function spotRoutes(app: FastifyInstance, { db, walker }: Deps): void {
  typed(app).post(
    `${API_PREFIX}/school/spot/list`,
    {
      schema: {
        tags: ['school'],
        body: spotListRequest,
        querystring: pageQuery,
        response: { 200: listAnswer(spotSchema) },
      },
    },
    async ({ body, query: { page, limit } }) => {
      const around = await placeOf(db, body);
      const search = {
        category: body.spot_category,
        radiusM: body.radius_m ?? SPOTS_KM * 1000,
        perKind: body.per_kind,
      };
      const found = around
        ? await findSpots({ db, walker }, { around, ...search }, { page, limit })
        : { result: [], total_count: 0 };
      return { status: 200 as const, ...found, page, limit };
    },
  );
}
