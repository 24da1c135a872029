import type { Document } from '../lib/contract/document.ts';

/** A pamphlet as the API gives it. */
export const documentOf = (document_id: number, title: string, rest: Partial<Document> = {}): Document => ({
  document_id,
  title,
  description: `${title}の説明`,
  document_type: 1,
  thumbnail_path: `/images/documents/${document_id}.webp`,
  pages: 4,
  pdf_path: `/documents/${document_id}.pdf`,
  pdf_bytes: 215_040,
  area_slug: null,
  is_digital: true,
  is_postal: true,
  ...rest,
});
