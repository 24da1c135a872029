import {
  accessSaveSchema,
  favoriteCountRequest,
  favoriteCountSchema,
  favoriteLogSchema,
  listAnswer,
  singleAnswer,
  trackingSaveSchema,
  wholeListQuery,
} from '@gakumado/shared/contract';
import { DAY_MS } from '@gakumado/shared/vocabulary';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import { z } from 'zod';
import type { Deps } from '../../deps.ts';
import { limitByAddress } from '#platform/http/client-address.ts';
import { countAttempt } from '#platform/http/rate-limit.ts';
import { rateLimits } from '#platform/http/rate-limits.ts';
import { API_PREFIX, typed } from '#platform/http/typed-app.ts';
import { wholeList } from '#platform/http/whole-list.ts';
import { countFavoriteLogs, insertAccess, insertTracking, saveFavoriteLog } from './log-queries.ts';
import { reducePagePath, reduceParams, reduceReferrer } from './reduce-address.ts';

const tags = ['log'];
const saved = { 200: singleAnswer(z.object({})) };

/** The time of a beacon that waited longer is that of its arrival. */
const LATE_MS = DAY_MS;

function momentOf(ts: number | undefined): Date {
  const now = Date.now();
  return new Date(ts !== undefined && ts > now - LATE_MS && ts <= now ? ts : now);
}

/** `sendBeacon` sends text as text/plain and a blob without a type without one. */
function parseBeacons(app: FastifyInstance): void {
  const parse = app.getDefaultJsonParser('error', 'error');
  app.addContentTypeParser<string>(['text/plain', '*'], { parseAs: 'string' }, (request, body, done) => {
    void parse(request, body, done);
  });
}

/**
 * log/*: actions of visitors, without persons. A visitor never waits for a log or fails with it. Entries that cannot be
 * stored, or come too often from one address, are left out and answered as if they were stored.
 */
export function logRoutes(parent: FastifyInstance, { db, config }: Deps): void {
  const { log: limit } = rateLimits(config);

  async function store(request: FastifyRequest, save: () => Promise<void>) {
    try {
      if (await countAttempt(db, `log:${limitByAddress(request)}`, limit)) await save();
    } catch (error) {
      request.log.warn(error, 'A log was not stored.');
    }
    return { status: 200 as const, result: {} };
  }

  void parent.register(async (app) => {
    parseBeacons(app);

    const trackingSchema = { tags, body: trackingSaveSchema, response: saved };
    typed(app).post(`${API_PREFIX}/log/tracking/save`, { schema: trackingSchema }, (request) => {
      const { session_key, event_name, page_path, params, ts } = request.body;
      const row = {
        session_key,
        event_name,
        page_path: reducePagePath(page_path),
        params: JSON.stringify(reduceParams(params)),
        created_at: momentOf(ts),
      };
      return store(request, () => insertTracking(db, row));
    });

    const accessSchema = { tags, body: accessSaveSchema, response: saved };
    typed(app).post(`${API_PREFIX}/log/access/save`, { schema: accessSchema }, (request) => {
      const { session_key, page_path, referrer, estate_id, campus_id } = request.body;
      const row = {
        session_key,
        page_path: reducePagePath(page_path),
        referrer: reduceReferrer(referrer, request.host),
        estate_id: estate_id ?? null,
        campus_id: campus_id ?? null,
        created_at: new Date(),
      };
      return store(request, () => insertAccess(db, row));
    });

    const favoriteSchema = { tags, body: favoriteLogSchema, response: saved };
    typed(app).post(`${API_PREFIX}/log/favorite/save`, { schema: favoriteSchema }, (request) =>
      store(request, () => saveFavoriteLog(db, request.body)),
    );

    const countSchema = {
      tags,
      body: favoriteCountRequest,
      querystring: wholeListQuery,
      response: { 200: listAnswer(favoriteCountSchema) },
    };
    typed(app).post(`${API_PREFIX}/log/favorite/get`, { schema: countSchema }, async ({ body, query }) =>
      wholeList(await countFavoriteLogs(db, [...new Set(body.estate_id)]), query),
    );
  });
}
