import type { PoolClient } from 'pg';
import { copyRows } from '@gakumado/backend/src/data/db/copy-rows.ts';
import { METRES_PER_DEGREE } from '@gakumado/shared/vocabulary';
import { nameSpots } from './name-spots.ts';
import { createRandom, type Random } from './random.ts';
import { LAST_CAMPUS_ID } from './sample-campuses.ts';

/** Kinds of shops with their category (school/spot/list) and how many lie around a campus. */
const KINDS: readonly { category: number; name: string; count: number }[] = [
  { category: 1, name: 'ストア', count: 7 },
  { category: 2, name: 'スーパー', count: 4 },
  { category: 3, name: '内科', count: 2 },
  { category: 3, name: '歯科医院', count: 2 },
  { category: 4, name: '郵便局', count: 2 },
  { category: 4, name: '銀行', count: 2 },
  { category: 5, name: '定食屋', count: 3 },
  { category: 5, name: 'カフェ', count: 3 },
  { category: 6, name: '書店', count: 2 },
  { category: 7, name: '交番', count: 1 },
  { category: 8, name: 'コインランドリー', count: 2 },
  { category: 8, name: '図書館', count: 1 },
];

const NEAREST_M = 90;
const FARTHEST_M = 2_900;

interface Campus {
  campus_id: number;
  lat: number;
  lon: number;
}

function makeSpot(random: Random, campus: Campus, kind: (typeof KINDS)[number]) {
  const bearing = random() * 2 * Math.PI;
  // More shops close by than far away.
  const distanceM = NEAREST_M + (FARTHEST_M - NEAREST_M) * random() ** 2;
  const lonMetres = METRES_PER_DEGREE * Math.cos((campus.lat * Math.PI) / 180);
  return {
    name: kind.name,
    spot_category: kind.category,
    lat: Number((campus.lat + (Math.cos(bearing) * distanceM) / METRES_PER_DEGREE).toFixed(6)),
    lon: Number((campus.lon + (Math.sin(bearing) * distanceM) / lonMetres).toFixed(6)),
    is_sample: true,
  };
}

/**
 * Replaces the sample shops around campuses by made-up ones, the same for the same campuses: no offline
 * source of real shops exists. They are named and flagged as samples.
 */
export async function loadSampleSpots(client: PoolClient): Promise<void> {
  const { rows: campuses } = await client.query<Campus>(
    'select campus_id, lat, lon from campus where campus_id <= $1 order by campus_id',
    [LAST_CAMPUS_ID],
  );
  const { rows } = await client.query<{ last: number }>(
    'select coalesce(max(spot_id), 0) as last from spot where not is_sample',
  );
  const spots = campuses.flatMap((campus) => {
    const random = createRandom(800_011 + campus.campus_id);
    return KINDS.flatMap((kind) => Array.from({ length: kind.count }, () => makeSpot(random, campus, kind)));
  });
  nameSpots(spots);
  const first = (rows[0]?.last ?? 0) + 1;
  await client.query('delete from spot where is_sample');
  await copyRows(
    client,
    'spot',
    ['spot_id', 'name', 'spot_category', 'lat', 'lon', 'is_sample'],
    spots.map((spot, index) => Object.assign(spot, { spot_id: first + index })),
  );
}
