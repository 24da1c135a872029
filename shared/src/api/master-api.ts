import type { Document, DocumentListRequest } from '../contract/document.ts';
import type { FavoriteCount } from '../contract/log.ts';
import type { Tag, TagListRequest } from '../contract/master.ts';
import { callApi } from './client.ts';

/** Tags with the published estates that carry them: of a group, of an estate, or all. */
export async function listTags(
  request: Omit<TagListRequest, 'access_key'> = {},
  signal?: AbortSignal,
): Promise<Tag[]> {
  return (await callApi<Tag[]>('tag/list', request, { signal })).result;
}

/** Pamphlets that are offered now, those for the whole country included. */
export async function listDocuments(
  request: Omit<DocumentListRequest, 'access_key'> = {},
  signal?: AbortSignal,
): Promise<Document[]> {
  return (await callApi<Document[]>('document/publish/list', request, { signal, limit: 100 })).result;
}

/** How many browsers keep each of up to 50 estates; `favorite_count` is null below five. */
export async function listFavoriteCounts(
  estateIds: readonly number[],
  signal?: AbortSignal,
): Promise<FavoriteCount[]> {
  const body = { estate_id: estateIds };
  return (await callApi<FavoriteCount[]>('log/favorite/get', body, { signal, limit: 50 })).result;
}
