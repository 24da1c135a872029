import type { EstateCampus, EstateDetail } from '@gakumado/shared/contract';
import { todayInJapan } from '@gakumado/shared/forms';
import { paths } from '@gakumado/shared/paths';
import { buildingAge, FAR_COMMUTE_MINUTES } from '@gakumado/shared/vocabulary';
import type { Point } from '@gakumado/shared/vocabulary';
import { sql } from 'kysely';
import { jsonArrayFrom, jsonObjectFrom } from 'kysely/helpers/postgres';
import { describeWay } from '#engines/commute/describe-commute.ts';
import { pointKey } from '#engines/commute/destinations.ts';
import { prepareOnce } from '#data/db/prepare-once.ts';
import type { Deps } from '../../deps.ts';
import { cardColumns, computedCardColumns } from '../card/estate-card-queries.ts';
import { STANDARD_STAY, stayColumns, withCosts } from '#data/sql/kept-stays-sql.ts';
import { estateDocuments } from '../../files/document/document-queries.ts';
import { keptUntilChange } from '#engines/estate-index/kept-until-change.ts';
import { estateImages } from '../image/image-queries.ts';
import { shopColumns } from '../../shops/shop/shop-queries.ts';
import { estateStations } from '../station/station-queries.ts';

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
  'estate.closed_at',
  'estate.prefecture_id as pref_id',
  'estate.floors',
] as const;

/** Some 8 kB each: a home's page asks for those of its place each time that somebody opens it. */
const keptCampuses = keptUntilChange<EstateCampus[]>({ max: 2000 });

/** The campuses around a home, the quickest to reach first. */
async function findCampusesOf(deps: Pick<Deps, 'db' | 'estates'>, home: Point): Promise<EstateCampus[]> {
  const kept = keptCampuses(deps.estates);
  const { revision } = deps.estates;
  const key = pointKey(home);
  const known = kept.get(key);
  if (known) return known;
  const campuses = await readCampusesOf(deps, home);
  kept.set(key, campuses, revision);
  return campuses;
}

async function readCampusesOf(
  { db, estates }: Pick<Deps, 'db' | 'estates'>,
  home: Point,
): Promise<EstateCampus[]> {
  const ids = await estates.findCampuses(home, FAR_COMMUTE_MINUTES, MAX_CAMPUSES);
  if (ids.length === 0) return [];
  const campuses = await db
    .selectFrom('campus')
    .innerJoin('school', 'school.school_id', 'campus.school_id')
    .where('campus_id', 'in', ids)
    .select([
      'campus.campus_id',
      'school.school_id',
      'school_name',
      'campus_name',
      'campus.prefecture_id as pref_id',
      'campus.lat',
      'campus.lon',
    ])
    .execute();
  return campuses
    .flatMap((campus) => {
      const way = describeWay(home, campus);
      return way ? [{ ...campus, ...way }] : [];
    })
    .toSorted(
      (a, b) =>
        a.commute_minutes - b.commute_minutes || a.distance_m - b.distance_m || a.campus_id - b.campus_id,
    )
    .map(({ distance_m: _distance, ...campus }) => campus);
}

/** The estate with everything that hangs on it, in one statement. */
const findRows = prepareOnce((db, estateId) => {
  const outer = sql.ref<number>('estate.estate_id');
  return db
    .selectFrom('estate')
    .innerJoin('prefecture', 'prefecture.prefecture_id', 'estate.prefecture_id')
    .leftJoin('municipality', 'municipality.city_id', 'estate.city_id')
    .where('estate.estate_id', '=', estateId)
    .select(cardColumns)
    .select(computedCardColumns)
    .select(stayColumns)
    .select(detailColumns)
    .select(['prefecture.name_kana as prefecture_name', 'municipality.city_name'])
    .select((eb) => [
      jsonObjectFrom(
        eb.selectFrom('shop').select(shopColumns).whereRef('shop.shop_id', '=', 'estate.shop_id'),
      ).as('shop'),
      jsonArrayFrom(estateStations(db, outer)).as('stations'),
      jsonArrayFrom(estateImages(db, outer)).as('images'),
      jsonArrayFrom(estateDocuments(db, outer)).as('documents'),
    ]);
});

/** Everything about one estate, closed ones included; undefined when there never was one. */
export async function findEstateDetail(
  deps: Pick<Deps, 'db' | 'pool' | 'estates'>,
  estateId: number,
): Promise<EstateDetail | undefined> {
  const [row] = await findRows(deps, estateId);
  if (!row) return undefined;
  const {
    floors,
    prefecture_name: prefectureName,
    city_name: cityName,
    ...estate
  } = withCosts(row, STANDARD_STAY);
  return {
    ...estate,
    campuses: await findCampusesOf(deps, estate),
    floors_text: `地上${floors}階`,
    age_text: buildingAge(estate.built_ym, todayInJapan()),
    breadcrumbs: [
      { name: 'ホーム', path: paths.home() },
      { name: prefectureName, path: paths.area(estate.pref_id) },
      ...(cityName === null
        ? []
        : [{ name: cityName, path: paths.areaResultOfCity(estate.pref_id, estate.city_id) }]),
      { name: estate.name, path: paths.estate(estate.estate_id) },
    ],
  };
}
