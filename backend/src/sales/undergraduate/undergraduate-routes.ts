import { singleAnswer, undergraduateRequest, undergraduateSchema } from '@gakumado/shared/contract';
import type { FastifyInstance } from 'fastify';
import { z } from 'zod';
import type { Deps } from '../../app.ts';
import { badField } from '../../http/api-fault.ts';
import { API_PREFIX, typed } from '../../http/typed-app.ts';
import { findUndergraduates } from './undergraduate-queries.ts';

export function undergraduateRoutes(app: FastifyInstance, { db }: Deps): void {
  typed(app).post(
    `${API_PREFIX}/school/undergraduate`,
    {
      schema: {
        tags: ['school'],
        body: undergraduateRequest,
        response: { 200: singleAnswer(z.array(undergraduateSchema)) },
      },
    },
    async ({ body: { campus_id: campusId, school_id: schoolId } }) => {
      if (campusId !== undefined)
        return { status: 200 as const, result: await findUndergraduates(db, { campusId }) };
      if (schoolId === undefined) throw badField('campus_id', 'required');
      return { status: 200 as const, result: await findUndergraduates(db, { schoolId }) };
    },
  );
}
