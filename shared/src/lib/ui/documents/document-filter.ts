import type { Document } from '../../contract/document.ts';
import { documentTypes, isAreaSlug } from '@gakumado/shared/vocabulary';
import type { AreaSlug } from '@gakumado/shared/vocabulary';

/** Which pamphlets are shown, named as in the address and in the call. */
export interface DocumentFilter {
  document_type?: number | undefined;
  area_slug?: AreaSlug | undefined;
}

/** The filter of an address; what cannot be is left out. */
export function readDocumentFilter(query: URLSearchParams): DocumentFilter {
  const type = documentTypes.find(({ value }) => String(value) === query.get('document_type'));
  const area = query.get('area_slug');
  return {
    ...(type ? { document_type: type.value } : {}),
    ...(isAreaSlug(area) ? { area_slug: area } : {}),
  };
}

/** A region keeps what is for the whole country, as the call does. */
export const filterDocuments = (
  documents: readonly Document[],
  { document_type, area_slug }: DocumentFilter,
): Document[] =>
  documents.filter(
    (document) =>
      (document_type === undefined || document.document_type === document_type) &&
      (area_slug === undefined || document.area_slug === null || document.area_slug === area_slug),
  );
