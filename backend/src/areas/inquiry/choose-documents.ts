import type { Document } from '@gakumado/shared/contract';
import { isDelivered, messages, POSTAL_DELIVERY } from '@gakumado/shared/forms';
import type { Kysely } from 'kysely';
import type { Database } from '../../data/db/database.ts';
import { badField } from '../../platform/http/api-fault.ts';
import { findDocuments, findHomeDocuments } from '../files/document/document-queries.ts';
import type { Home } from '../files/document/document-queries.ts';
import { numbersOf } from './describe-applicant.ts';
import type { FilledForm } from './inquiry-forms.ts';

const GONE = '選択された資料は現在お取り扱いがありません。資料を選択し直してください。';

/** Whether something is sent by post. */
export const isPostal = ({ applicant }: FilledForm) => applicant['delivery'] === POSTAL_DELIVERY;

/** The published pamphlets of a request; throws a 400 for others, and for the wrong way to deliver one. */
export async function chooseDocuments(db: Kysely<Database>, form: FilledForm): Promise<Document[]> {
  const { document_ids: ids } = form;
  if (ids.length === 0) return [];
  const offered = await findDocuments(db, { isPublishedOnly: true });
  const chosen = offered.filter(({ document_id }) => ids.includes(document_id));
  if (chosen.length < ids.length) throw badField('document_ids', 'not_found', GONE);
  const delivery = Number(form.applicant['delivery']);
  if (!chosen.every((document) => isDelivered(document, delivery))) {
    throw badField('applicant.delivery', 'conflict', messages.notDelivered);
  }
  return chosen;
}

/** Where a request for material looks for a home, without an estate: the schools' prefectures, or the wished one. */
async function findPlaces(
  db: Kysely<Database>,
  { pref_id, campus_ids, condition }: FilledForm['applicant'],
): Promise<Home[]> {
  const wished = numbersOf(condition);
  const campusIds = numbersOf(campus_ids);
  const campuses =
    campusIds.length === 0
      ? []
      : await db.selectFrom('campus').select('prefecture_id').where('campus_id', 'in', campusIds).execute();
  const prefectures =
    campuses.length > 0 ? campuses.map((campus) => campus.prefecture_id) : numbersOf(pref_id);
  return prefectures.map((prefecture_id) => ({ prefecture_id, condition: wished }));
}

/**
 * The pamphlets that answer a request for material at once: those of its estates, else of its region. By post a shop
 * sends what it has.
 */
export async function findMaterial(
  db: Kysely<Database>,
  form: FilledForm,
  estates: readonly Home[],
): Promise<Document[]> {
  if (isPostal(form)) return [];
  return findHomeDocuments(db, estates.length > 0 ? estates : await findPlaces(db, form.applicant));
}

/** The pamphlets of an inquiry that can be read at once. */
export const readableDocuments = (documents: readonly Document[], form: FilledForm) =>
  isPostal(form)
    ? []
    : documents.map(({ document_id, title, pdf_path }) => ({ document_id, title, pdf_path }));
