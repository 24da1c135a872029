import { equipmentListRequest, equipmentSchema, singleAnswer } from '@gakumado/shared/contract';
import type { FastifyInstance } from 'fastify';
import { z } from 'zod';
import type { Deps } from '../../app.ts';
import { API_PREFIX, typed } from '../../http/typed-app.ts';
import { findEquipment } from './equipment-queries.ts';

export function equipmentRoutes(app: FastifyInstance, { db }: Deps): void {
  typed(app).post(
    `${API_PREFIX}/equipment/list`,
    {
      schema: {
        tags: ['master'],
        body: equipmentListRequest,
        response: { 200: singleAnswer(z.array(equipmentSchema)) },
      },
    },
    async ({ body }) => ({ status: 200 as const, result: await findEquipment(db, body.group) }),
  );
}
