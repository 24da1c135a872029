import {
  conditionCreateSchema,
  conditionDeleteSchema,
  conditionIdSchema,
  conditionListAnswer,
  conditionListSchema,
  conditionRestoreSchema,
  conditionUpdateSchema,
  deletedCountSchema,
  pageQuery,
  singleAnswer,
} from '@gakumado/shared/contract';
import { messages } from '@gakumado/shared/forms';
import type { FastifyInstance } from 'fastify';
import type { Deps } from '../../deps.ts';
import { ApiFault, badField } from '#platform/http/api-fault.ts';
import { API_PREFIX, typed } from '#platform/http/typed-app.ts';
import type { RequireCustomer } from '../../identity/require-customer.ts';
import { refuseHalfFilters } from '../../search/estate/refuse-half-filters.ts';
import {
  deleteConditions,
  findConditions,
  restoreCondition,
  saveCondition,
  updateCondition,
} from './condition-queries.ts';
import type { SaveOutcome } from './condition-queries.ts';
import { wholeList } from '#platform/http/whole-list.ts';

const tags = ['condition'];
const security = [{ bearer: [] }];

const unknown = () => new ApiFault(404, [{ field: 'condition_id', code: 'not_found' }]);

function savedId(outcome: SaveOutcome): number {
  switch (outcome.kind) {
    case 'saved':
      return outcome.condition_id;
    case 'unknown':
      throw unknown();
    case 'full':
      throw badField('condition', 'range', messages.conditionsFull);
    case 'duplicate': {
      const { condition_id: existing_id } = outcome;
      const message = messages.conditionDuplicate;
      throw new ApiFault(400, [{ field: 'condition', code: 'duplicate', message, existing_id }]);
    }
  }
}

/** search/condition and what changes saved conditions, for the customer of the Bearer token. */
export function conditionRoutes(app: FastifyInstance, { db }: Deps, requireCustomer: RequireCustomer): void {
  const listSchema = {
    tags,
    security,
    body: conditionListSchema,
    querystring: pageQuery,
    response: { 200: conditionListAnswer },
  };
  typed(app).post(`${API_PREFIX}/search/condition`, { schema: listSchema }, async (request) => {
    const { customer_id } = await requireCustomer(request);
    const all = await findConditions(db, customer_id, request.body.condition_id);
    return wholeList(all, request.query);
  });

  const idAnswer = { 200: singleAnswer(conditionIdSchema) };

  const createSchema = { tags, security, body: conditionCreateSchema, response: idAnswer };
  typed(app).post(`${API_PREFIX}/search/condition/create`, { schema: createSchema }, async (request) => {
    const { customer_id } = await requireCustomer(request);
    refuseHalfFilters(request.body.condition);
    const condition_id = savedId(await saveCondition(db, customer_id, request.body));
    return { status: 200 as const, result: { condition_id } };
  });

  const updateSchema = { tags, security, body: conditionUpdateSchema, response: idAnswer };
  typed(app).post(`${API_PREFIX}/search/condition/update`, { schema: updateSchema }, async (request) => {
    const { customer_id } = await requireCustomer(request);
    const isKnown = await updateCondition(db, customer_id, request.body);
    if (!isKnown) throw unknown();
    return { status: 200 as const, result: { condition_id: request.body.condition_id } };
  });

  const deleteSchema = {
    tags,
    security,
    body: conditionDeleteSchema,
    response: { 200: singleAnswer(deletedCountSchema) },
  };
  typed(app).post(`${API_PREFIX}/search/condition/delete`, { schema: deleteSchema }, async (request) => {
    const { customer_id } = await requireCustomer(request);
    const deleted_count = await deleteConditions(db, customer_id, request.body.condition_id);
    return { status: 200 as const, result: { deleted_count } };
  });

  const restoreSchema = { tags, security, body: conditionRestoreSchema, response: idAnswer };
  typed(app).post(`${API_PREFIX}/search/condition/restore`, { schema: restoreSchema }, async (request) => {
    const { customer_id } = await requireCustomer(request);
    const condition_id = savedId(await restoreCondition(db, customer_id, request.body.condition_id));
    return { status: 200 as const, result: { condition_id } };
  });
}
