import { callApi } from '@gakumado/shared/connection';
import { PAGE_SIZE_MAX } from '@gakumado/shared/vocabulary';
import type { Document, DocumentListRequest } from '../contract/document.ts';

/** Pamphlets that are offered now, those for the whole country included. */
export async function listDocuments(
  request: Omit<DocumentListRequest, 'access_key'> = {},
  signal?: AbortSignal,
): Promise<Document[]> {
  return (await callApi<Document[]>('document/publish/list', request, { signal, limit: PAGE_SIZE_MAX }))
    .result;
}
