import type { EstateDetail } from '@gakumado/shared/contract';
import type { Kysely } from 'kysely';
import { jsonObjectFrom } from 'kysely/helpers/postgres';
import type { Database } from '../../db/database.ts';
import { cardColumns, madeCardColumns } from '../estate/estate-card-queries.ts';
import { findEstateDocuments } from '../document/document-queries.ts';
import { findEstateImages } from '../image/image-queries.ts';
import { shopColumns } from '../shop/shop-queries.ts';
import { findEstateStations } from '../station/station-queries.ts';
import { ageText } from './building-age.ts';

/** Most campuses that a page lists. */
const MAX_CAMPUSES = 20;

const detailColumns = [
  'estate.name_kana',
  'estate.catch_copy',
  'estate.description',
  'estate.zip_code',
  'estate.city_id',
  'estate.structure',
  'estate.total_rooms',
  'estate.transaction_type',
  'estate.licence_no',
  'estate.movein_terms',
  'estate.meals',
  'estate.internet_text',
  'estate.security_text',
  'estate.notes',
  'estate.panoramas',
  'estate.videos',
  'estate.status',
  'estate.prefecture_id as pref_id',
  'estate.floors',
] as const;

function findRow(db: Kysely<Database>, estateId: number) {
  return db
    .selectFrom('estate')
    .innerJoin('prefecture', 'prefecture.prefecture_id', 'estate.prefecture_id')
    .where('estate.estate_id', '=', estateId)
    .select(cardColumns)
    .select(madeCardColumns)
    .select(detailColumns)
    .select('prefecture.name_kana as prefecture_name')
    .select((eb) =>
      jsonObjectFrom(
        eb.selectFrom('shop').select(shopColumns).whereRef('shop.shop_id', '=', 'estate.shop_id'),
      ).as('shop'),
    )
    .executeTakeFirst();
}

function findCampusesOf(db: Kysely<Database>, estateId: number): Promise<EstateDetail['campuses']> {
  return db
    .selectFrom('estate_campus')
    .innerJoin('campus', 'campus.campus_id', 'estate_campus.campus_id')
    .innerJoin('school', 'school.school_id', 'campus.school_id')
    .where('estate_id', '=', estateId)
    .select([
      'campus.campus_id',
      'school.school_id',
      'school_name',
      'campus_name',
      'campus.prefecture_id as pref_id',
    ])
    .select(['commute_minutes', 'commute_transfers', 'commute_text', 'walk_minutes', 'bicycle_minutes'])
    .orderBy('commute_minutes')
    .orderBy('distance_m')
    .orderBy('campus.campus_id')
    .limit(MAX_CAMPUSES)
    .execute();
}

/** Everything about one estate, closed ones included; undefined when there never was one. */
export async function findEstateDetail(
  db: Kysely<Database>,
  estateId: number,
): Promise<EstateDetail | undefined> {
  const [row, stations, campuses, images, documents] = await Promise.all([
    findRow(db, estateId),
    findEstateStations(db, estateId),
    findCampusesOf(db, estateId),
    findEstateImages(db, estateId),
    findEstateDocuments(db, estateId),
  ]);
  if (!row) return undefined;
  const { floors, prefecture_name: prefectureName, ...estate } = row;
  return {
    ...estate,
    floors_text: `地上${floors}階`,
    age_text: ageText(estate.built_ym, new Date()),
    stations,
    campuses,
    images,
    documents,
    breadcrumbs: [
      { name: 'ホーム', path: '/' },
      { name: prefectureName, path: `/search/area/pref_id:${estate.pref_id}/` },
      { name: estate.name, path: `/view/${estate.estate_id}/` },
    ],
  };
}
