import {
  estateStationSchema,
  lineStationsSchema,
  listAnswer,
  stationListRequest,
  wholeListQuery,
} from '@gakumado/shared/contract';
import type { FastifyInstance } from 'fastify';
import { z } from 'zod';
import type { Deps } from '../../deps.ts';
import { badField } from '#platform/http/api-fault.ts';
import { EITHER_ONE } from '#platform/http/messages.ts';
import { API_PREFIX, typed } from '#platform/http/typed-app.ts';
import { wholeList } from '#platform/http/whole-list.ts';
import { estateStations, findLineStations } from './station-queries.ts';

export function stationRoutes(app: FastifyInstance, { db }: Deps): void {
  typed(app).post(
    `${API_PREFIX}/estate/station/list`,
    {
      schema: {
        tags: ['estate'],
        body: stationListRequest,
        querystring: wholeListQuery,
        response: { 200: z.union([listAnswer(estateStationSchema), listAnswer(lineStationsSchema)]) },
      },
    },
    async ({ body: { pref_id: prefId, estate_id: estateId }, query }) => {
      if (prefId !== undefined && estateId !== undefined) throw badField('estate_id', 'conflict', EITHER_ONE);
      if (estateId !== undefined) return wholeList(await estateStations(db, estateId).execute(), query);
      if (prefId === undefined) throw badField('pref_id', 'required');
      return wholeList(await findLineStations(db, prefId), query);
    },
  );
}
