import {
  shareCloseSchema,
  shareCreateSchema,
  shareDetailRequest,
  shareDetailSchema,
  shareKeySchema,
  shareProposeSchema,
  shareUpdateSchema,
  singleAnswer,
  verdictRenameSchema,
  verdictSaveSchema,
} from '@gakumado/shared/contract';
import { messages } from '@gakumado/shared/forms';
import type { FastifyInstance } from 'fastify';
import { z } from 'zod';
import type { Deps } from '../../deps.ts';
import { ApiFault, badField } from '#platform/http/api-fault.ts';
import { limitByAddress } from '#platform/http/client-address.ts';
import { limitRate } from '#platform/http/rate-limit.ts';
import { rateLimits } from '#platform/http/rate-limits.ts';
import { API_PREFIX, typed } from '#platform/http/typed-app.ts';
import {
  closeShareList,
  findShareList,
  insertShareList,
  proposeEstate,
  renameVerdicts,
  saveVerdict,
  updateShareList,
} from './share-queries.ts';

const tags = ['share'];

/** 401 would end a session (contract, section 1). */
const noOwner = () => badField('owner_key', 'mismatch');
/** The list is unknown, over or closed. */
export const unknownList = () => new ApiFault(404, [{ field: 'share_key', code: 'not_found' }]);

/** share/list/*: lists that everybody with the key may read and judge, members or not. */
export function shareRoutes(app: FastifyInstance, { db, config, estates }: Deps): void {
  const { shareCreate, shareVerdict } = rateLimits(config);

  const createSchema = { tags, body: shareCreateSchema, response: { 200: singleAnswer(shareKeySchema) } };
  typed(app).post(`${API_PREFIX}/share/list/create`, { schema: createSchema }, async (request) => {
    await limitRate(db, `share:${limitByAddress(request)}`, shareCreate);
    const result = await insertShareList(db, request.body);
    if (!result) throw badField('estate_ids', 'not_found');
    return { status: 200 as const, result };
  });

  const detailSchema = {
    tags,
    body: shareDetailRequest,
    response: { 200: singleAnswer(shareDetailSchema) },
  };
  typed(app).post(`${API_PREFIX}/share/list/detail`, { schema: detailSchema }, async ({ body }) => {
    const { share_key, ...stay } = body;
    const result = await findShareList({ db, estates }, share_key, stay);
    if (!result) throw unknownList();
    return { status: 200 as const, result };
  });

  const updateSchema = { tags, body: shareUpdateSchema, response: { 200: singleAnswer(z.object({})) } };
  typed(app).post(`${API_PREFIX}/share/list/update`, { schema: updateSchema }, async (request) => {
    await limitRate(db, `verdict:${limitByAddress(request)}`, shareVerdict);
    const outcome = await updateShareList(db, request.body);
    if (outcome === 'no_list') throw unknownList();
    if (outcome === 'no_owner') throw noOwner();
    if (outcome === 'full') throw badField('add_estate_ids', 'range', messages.shareListFull);
    return { status: 200 as const, result: {} };
  });

  const proposeSchema = { tags, body: shareProposeSchema, response: { 200: singleAnswer(z.object({})) } };
  typed(app).post(`${API_PREFIX}/share/list/propose`, { schema: proposeSchema }, async (request) => {
    await limitRate(db, `verdict:${limitByAddress(request)}`, shareVerdict);
    const outcome = await proposeEstate(db, request.body);
    if (outcome === 'no_list') throw unknownList();
    if (outcome === 'no_estate') throw badField('estate_id', 'not_found');
    if (outcome === 'full') throw badField('estate_id', 'range', messages.shareListFull);
    return { status: 200 as const, result: {} };
  });

  const closeSchema = { tags, body: shareCloseSchema, response: { 200: singleAnswer(z.object({})) } };
  typed(app).post(`${API_PREFIX}/share/list/close`, { schema: closeSchema }, async (request) => {
    await limitRate(db, `verdict:${limitByAddress(request)}`, shareVerdict);
    const outcome = await closeShareList(db, request.body);
    if (outcome === 'no_list') throw unknownList();
    if (outcome === 'no_owner') throw noOwner();
    return { status: 200 as const, result: {} };
  });

  const saveSchema = { tags, body: verdictSaveSchema, response: { 200: singleAnswer(z.object({})) } };
  typed(app).post(`${API_PREFIX}/share/list/verdict/save`, { schema: saveSchema }, async (request) => {
    await limitRate(db, `verdict:${limitByAddress(request)}`, shareVerdict);
    const outcome = await saveVerdict(db, request.body);
    if (outcome === 'no_list') throw unknownList();
    if (outcome === 'no_estate') throw badField('estate_id', 'not_found');
    if (outcome === 'full') throw badField('by', 'range', messages.sharePeopleFull);
    if (outcome === 'changed') throw badField('version', 'conflict', messages.verdictChanged);
    return { status: 200 as const, result: {} };
  });

  const renameSchema = { tags, body: verdictRenameSchema, response: { 200: singleAnswer(z.object({})) } };
  typed(app).post(`${API_PREFIX}/share/list/verdict/rename`, { schema: renameSchema }, async (request) => {
    await limitRate(db, `verdict:${limitByAddress(request)}`, shareVerdict);
    const outcome = await renameVerdicts(db, request.body);
    if (outcome === 'no_list') throw unknownList();
    if (outcome === 'taken') throw badField('new_name', 'conflict', messages.shareNameTaken);
    if (outcome === 'full') throw badField('new_name', 'range', messages.sharePeopleFull);
    return { status: 200 as const, result: {} };
  });
}
