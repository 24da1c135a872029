import type { CampusListRequest } from '@gakumado/shared/contract';
import type { Kysely } from 'kysely';
import { LRUCache } from 'lru-cache';
import type { Database } from '../../../data/db/database.ts';
import { findCampuses } from './campus-queries.ts';

/** How long an import may stay unseen by suggestions, in ms. */
const AGE_MS = 10_000;
const ANSWERS = 1_000;

interface Page {
  page: number;
  limit: number;
}

/**
 * `findCampuses` for key strokes: everybody types the same first letters, so an answer serves all who ask the same
 * within ten seconds, and those who ask at once wait for one query.
 */
export function rememberCampuses(db: Kysely<Database>) {
  const find = (request: CampusListRequest, page: Page) => findCampuses(db, request, page);
  const answers = new LRUCache<
    string,
    Awaited<ReturnType<typeof find>>,
    { request: CampusListRequest } & Page
  >({
    max: ANSWERS,
    ttl: AGE_MS,
    fetchMethod: (_key, _stale, { context: { request, ...page } }) => find(request, page),
  });
  return ({ access_key: _key, ...request }: CampusListRequest, page: Page) =>
    request.keyword === undefined
      ? find(request, page)
      : answers.forceFetch(JSON.stringify([request, page]), { context: { request, ...page } });
}
