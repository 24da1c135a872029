import { equipmentListRequest, equipmentSchema, listAnswer, wholeListQuery } from '@gakumado/shared/contract';
import type { FastifyInstance } from 'fastify';
import type { Deps } from '../../deps.ts';
import { API_PREFIX, typed } from '#platform/http/typed-app.ts';
import { wholeList } from '#platform/http/whole-list.ts';
import { findEquipment } from './equipment-queries.ts';

export function equipmentRoutes(app: FastifyInstance, { db }: Deps): void {
  typed(app).post(
    `${API_PREFIX}/equipment/list`,
    {
      schema: {
        tags: ['master'],
        body: equipmentListRequest,
        querystring: wholeListQuery,
        response: { 200: listAnswer(equipmentSchema) },
      },
    },
    async ({ body, query }) => wholeList(await findEquipment(db, body.group), query),
  );
}
