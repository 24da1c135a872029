import {
  conditionStopSchema,
  mailedConditionsSchema,
  singleAnswer,
  stoppedConditionsSchema,
} from '@gakumado/shared/contract';
import { paths } from '@gakumado/shared/paths';
import type { FastifyInstance } from 'fastify';
import { z } from 'zod';
import type { Deps } from '../../deps.ts';
import { ApiFault } from '#platform/http/api-fault.ts';
import { API_PREFIX, typed } from '#platform/http/typed-app.ts';
import { findMailed, stopMails } from './condition-queries.ts';
import { readStopKey } from '#background/notifier/stop-key.ts';

/** The bodies of RFC 8058, section 3.1. */
const FORM_TYPES = ['application/x-www-form-urlencoded', 'multipart/form-data'];

/** search/condition/stop and what it would stop, by the signed key of a mail instead of a login. */
export function stopRoutes(app: FastifyInstance, { db }: Deps): void {
  const unknown = () => new ApiFault(404, [{ field: 'stop_key', code: 'not_found' }]);

  async function idsOf(key: string): Promise<number[]> {
    const conditionIds = await readStopKey(db, key);
    if (conditionIds.length === 0) throw unknown();
    return conditionIds;
  }

  async function stop(key: string): Promise<string[]> {
    const names = await stopMails(db, await idsOf(key));
    if (names.length === 0) throw unknown();
    return names;
  }

  const mailsSchema = {
    tags: ['condition'],
    description: 'Without a login, by the key of a mail. Changes nothing.',
    body: conditionStopSchema,
    response: { 200: singleAnswer(mailedConditionsSchema) },
  };
  typed(app).post(`${API_PREFIX}/search/condition/mails`, { schema: mailsSchema }, async (request) => {
    const mailed = await findMailed(db, await idsOf(request.body.stop_key));
    if (mailed.names.length === 0) throw unknown();
    return { status: 200 as const, result: mailed };
  });

  const schema = {
    tags: ['condition'],
    description: 'Without a login, by the key of a mail. names are those of the conditions whose mails end.',
    body: conditionStopSchema,
    response: { 200: singleAnswer(stoppedConditionsSchema) },
  };
  typed(app).post(`${API_PREFIX}/search/condition/stop`, { schema }, async (request) => ({
    status: 200 as const,
    result: { names: await stop(request.body.stop_key) },
  }));

  app.register(async (scope) => {
    // The body says only "List-Unsubscribe=One-Click"; the key is in the address.
    scope.addContentTypeParser(FORM_TYPES, (_request, body, done) => {
      body
        .resume()
        .on('end', () => done(null, undefined))
        .on('error', done);
    });
    const params = z.object({ stop_key: z.string().max(500) });
    const hidden = { schema: { hide: true, params } };
    typed(scope).post(`${API_PREFIX}/search/condition/stop/:stop_key`, hidden, async (request) => ({
      status: 200 as const,
      result: { names: await stop(request.params.stop_key) },
    }));
    // A scanner that opens every link of a mail stops nothing; a person is asked by the page.
    typed(scope).get(`${API_PREFIX}/search/condition/stop/:stop_key`, hidden, async (request, reply) =>
      reply.redirect(paths.stopMails(request.params.stop_key), 303),
    );
  });
}
