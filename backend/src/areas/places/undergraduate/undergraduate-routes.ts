import {
  listAnswer,
  undergraduateRequest,
  undergraduateSchema,
  wholeListQuery,
} from '@gakumado/shared/contract';
import type { FastifyInstance } from 'fastify';
import type { Deps } from '../../deps.ts';
import { badField } from '#platform/http/api-fault.ts';
import { API_PREFIX, typed } from '#platform/http/typed-app.ts';
import { wholeList } from '#platform/http/whole-list.ts';
import { findUndergraduates } from './undergraduate-queries.ts';

export function undergraduateRoutes(app: FastifyInstance, { db }: Deps): void {
  typed(app).post(
    `${API_PREFIX}/school/undergraduate`,
    {
      schema: {
        tags: ['school'],
        body: undergraduateRequest,
        querystring: wholeListQuery,
        response: { 200: listAnswer(undergraduateSchema) },
      },
    },
    async ({ body: { campus_id: campusId, school_id: schoolId }, query }) => {
      if (campusId !== undefined) return wholeList(await findUndergraduates(db, { campusId }), query);
      if (schoolId === undefined) throw badField('campus_id', 'required');
      return wholeList(await findUndergraduates(db, { schoolId }), query);
    },
  );
}
