import type { Document } from '@gakumado/shared/contract';
import { POSTAL_DELIVERY } from '@gakumado/shared/forms';
import type { Kysely } from 'kysely';
import type { Database } from '../../data/db/database.ts';
import { badField } from '../../platform/http/api-fault.ts';
import { findDocuments } from '../sales/document/document-queries.ts';
import type { FilledForm } from './inquiry-forms.ts';

const GONE = '選択された資料は現在お取り扱いがありません。資料を選択し直してください。';
const NOT_DELIVERED =
  '選択されたお届け方法では、お送りできない資料があります。お届け方法か資料を選択し直してください。';

/** The published pamphlets of a request; throws a 400 for others, and for the wrong way to deliver one. */
export async function chooseDocuments(
  db: Kysely<Database>,
  { document_ids: ids, applicant }: FilledForm,
): Promise<Document[]> {
  if (ids.length === 0) return [];
  const offered = await findDocuments(db, { isPublishedOnly: true });
  const chosen = offered.filter(({ document_id }) => ids.includes(document_id));
  if (chosen.length < ids.length) throw badField('document_ids', 'not_found', GONE);
  const isPostal = applicant['delivery'] === POSTAL_DELIVERY;
  if (!chosen.every(({ is_digital, is_postal }) => (isPostal ? is_postal : is_digital))) {
    throw badField('applicant.delivery', 'conflict', NOT_DELIVERED);
  }
  return chosen;
}

/** The pamphlets that can be read at once. */
export const digitalDocuments = (documents: readonly Document[], { applicant }: FilledForm) =>
  applicant['delivery'] === POSTAL_DELIVERY
    ? []
    : documents.map(({ document_id, title, pdf_path }) => ({ document_id, title, pdf_path }));
