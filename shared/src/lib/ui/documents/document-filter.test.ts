import type { Document } from '../../contract/document.ts';
import { filterDocuments, readDocumentFilter } from './document-filter.ts';

const document = (document_id: number, document_type: number, area_slug: string | null) =>
  ({ document_id, document_type, area_slug }) as Document;
const documents = [document(1, 1, null), document(2, 2, 'kanto'), document(3, 2, 'tohoku')];

test.each([
  ['', [1, 2, 3]],
  ['document_type=2', [2, 3]],
  ['area_slug=kanto', [1, 2]],
  ['document_type=2&area_slug=kanto', [2]],
  ['document_type=9&area_slug=tokyo', [1, 2, 3]],
])('%j shows %j', (query, ids) => {
  const filter = readDocumentFilter(new URLSearchParams(query));
  expect(filterDocuments(documents, filter).map(({ document_id }) => document_id)).toEqual(ids);
});
