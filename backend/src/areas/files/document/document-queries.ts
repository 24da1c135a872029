import type { Document, DocumentListRequest } from '@gakumado/shared/contract';
import { areaSlugOf } from '@gakumado/shared/vocabulary';
import { sql } from 'kysely';
import type { Kysely } from 'kysely';
import type { Database } from '#data/db/database.ts';
import type { EstateRef } from '#data/sql/estate-ref.ts';
import { isPublished } from '#data/sql/published-sql.ts';

const columns = [
  'document_id',
  'title',
  'description',
  'document_type',
  'pages',
  'pdf_bytes',
  'area_slug',
  'is_digital',
  'is_postal',
] as const;

const thumbnailPath = sql<string>`'/images/documents/' || file || '.webp'`.as('thumbnail_path');
const pdfPath = sql<string>`'/documents/' || file || '.pdf'`.as('pdf_path');

/** Pamphlets in their order; all of them, or those that are published now. */
export async function findDocuments(
  db: Kysely<Database>,
  request: DocumentListRequest & { isPublishedOnly: boolean },
): Promise<Document[]> {
  const { area_slug: areaSlug, pref_id: prefId, document_type: type, isPublishedOnly } = request;
  let query = db.selectFrom('document').select(columns).select([thumbnailPath, pdfPath]).orderBy('sort_no');
  if (isPublishedOnly) query = query.where(isPublished);
  if (type !== undefined) query = query.where('document_type', '=', type);
  if (areaSlug !== undefined) {
    query = query.where((eb) => eb.or([eb('area_slug', 'is', null), eb('area_slug', '=', areaSlug)]));
  }
  if (prefId !== undefined) {
    query = query.where((eb) => eb.or([eb('prefecture_id', 'is', null), eb('prefecture_id', '=', prefId)]))
      .where(sql<boolean>`(area_slug is null or area_slug = (
        select name_other from area join prefecture using (area_id) where prefecture.prefecture_id = ${prefId}))`);
  }
  return query.execute();
}

/** A home that somebody wants to read about: an estate, or any of a prefecture with these conditions. */
export interface Home {
  prefecture_id: number;
  condition: readonly number[];
}

/** The published pamphlets about homes that can be read at once, each once: for an estate those of its page. */
export async function findHomeDocuments(db: Kysely<Database>, homes: readonly Home[]): Promise<Document[]> {
  if (homes.length === 0) return [];
  return db
    .selectFrom('document')
    .select(columns)
    .select([thumbnailPath, pdfPath])
    .where(isPublished)
    .where('is_for_estates', '=', true)
    .where('is_digital', '=', true)
    .where((eb) => eb.or(homes.map(isAbout)))
    .orderBy('sort_no')
    .execute();
}

const isAbout = ({ prefecture_id, condition }: Home) => sql<boolean>`(
  (area_slug is null or area_slug = ${areaSlugOf(prefecture_id)})
  and (prefecture_id is null or prefecture_id = ${prefecture_id})
  and (condition = '{}' or condition && ${[...condition]}::int[]))`;

/** Published pamphlets that an estate's page offers. */
export const estateDocuments = (db: Kysely<Database>, estateId: EstateRef) =>
  db
    .selectFrom('document')
    .innerJoin('estate as offering', (join) => join.on('offering.estate_id', '=', estateId))
    .innerJoin('prefecture', 'prefecture.prefecture_id', 'offering.prefecture_id')
    .innerJoin('area', 'area.area_id', 'prefecture.area_id')
    .where(isPublished)
    .where('is_for_estates', '=', true)
    .where(sql<boolean>`(document.area_slug is null or document.area_slug = area.name_other)`)
    .where(sql<boolean>`(document.prefecture_id is null or document.prefecture_id = offering.prefecture_id)`)
    .where(sql<boolean>`(document.condition = '{}' or document.condition && offering.condition)`)
    .select(['document_id', 'title'])
    .orderBy('document.sort_no');

/** A published pamphlet by the name of its file. */
export async function findDocumentFile(
  db: Kysely<Database>,
  file: string,
): Promise<{ file: string; title: string } | undefined> {
  return db
    .selectFrom('document')
    .where(isPublished)
    .where('file', '=', file)
    .select(['file', 'title'])
    .executeTakeFirst();
}
