import { callApi } from '@gakumado/shared/connection';
import { PAGE_SIZE_MAX } from '@gakumado/shared/vocabulary';
import type { Document, DocumentListRequest } from '../contract/document.ts';
import { allPages } from './all-pages.ts';

/** Pamphlets that are offered now, those for the whole country included. */
export const listDocuments = (
  request: Omit<DocumentListRequest, 'access_key'> = {},
  signal?: AbortSignal,
): Promise<Document[]> =>
  allPages((page) =>
    callApi<Document[]>('document/publish/list', request, { signal, page, limit: PAGE_SIZE_MAX }),
  );
