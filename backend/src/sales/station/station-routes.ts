import {
  estateStationSchema,
  lineStationsSchema,
  singleAnswer,
  stationListRequest,
} from '@gakumado/shared/contract';
import type { FastifyInstance } from 'fastify';
import { z } from 'zod';
import type { Deps } from '../../app.ts';
import { badField } from '../../http/api-fault.ts';
import { EITHER_ONE } from '../../http/messages.ts';
import { API_PREFIX, typed } from '../../http/typed-app.ts';
import { findEstateStations, findLineStations } from './station-queries.ts';

export function stationRoutes(app: FastifyInstance, { db }: Deps): void {
  typed(app).post(
    `${API_PREFIX}/estate/station/list`,
    {
      schema: {
        tags: ['estate'],
        body: stationListRequest,
        response: { 200: singleAnswer(z.union([z.array(estateStationSchema), z.array(lineStationsSchema)])) },
      },
    },
    async ({ body: { pref_id: prefId, estate_id: estateId } }) => {
      if (prefId !== undefined && estateId !== undefined) throw badField('estate_id', 'conflict', EITHER_ONE);
      if (estateId !== undefined)
        return { status: 200 as const, result: await findEstateStations(db, estateId) };
      if (prefId === undefined) throw badField('pref_id', 'required');
      return { status: 200 as const, result: await findLineStations(db, prefId) };
    },
  );
}
