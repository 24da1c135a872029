import type { SitemapEntry, SitemapKind, SitemapPlaces } from '@gakumado/shared/contract';
import { withTestApp } from '#testing/test-app.ts';
import type { TestApp } from '#testing/test-app.ts';

let backend: TestApp;

beforeAll(async () => {
  backend = await withTestApp();
});
afterAll(() => backend.close());

async function entries(
  kind: SitemapKind,
  query = '',
): Promise<{ result: SitemapEntry[]; total_count: number }> {
  const answer = await backend.call(`sitemap/list${query}`, { kind });
  expect(answer.statusCode).toBe(200);
  return answer.body;
}

test('the 47 prefectures with their slugs and estates', async () => {
  const { result, total_count } = await entries('prefecture');
  expect(total_count).toBe(47);
  expect(result.map(({ pref_id }) => pref_id)).toEqual(Array.from({ length: 47 }, (_, index) => index + 1));
  const tokyo = result[12];
  const { total_count: estates } = (await backend.call('estate/list', { pref_id: [13] })).body;
  expect(tokyo).toMatchObject({ slug: 'tokyo', estate_count: estates });
  expect(tokyo?.updated_at).toMatch(/^\d{4}-\d{2}-\d{2}$/);
});

test('every campus with the ids of its address', async () => {
  const { result } = await entries('school');
  const campus = result.find(({ estate_count }) => estate_count > 0);
  const found = (await backend.call('school/campus/list', { campus_id: campus?.campus_id })).body.result[0];
  expect(campus).toMatchObject({
    pref_id: found.pref_id,
    school_id: found.school_id,
    estate_count: found.estate_count,
    updated_at: expect.stringMatching(/^\d{4}-/),
  });
});

test('stations where there is something to let', async () => {
  const { result } = await entries('station');
  expect(result.length).toBeGreaterThan(0);
  expect(result.every(({ estate_count }) => estate_count > 0)).toBe(true);
});

test('estates by pages, let ones for ninety days', async () => {
  const { result, total_count } = await entries('estate');
  expect(result).toHaveLength(total_count);
  const second = await entries('estate', '?page=2&limit=10');
  expect(second.result).toEqual(result.slice(10, 20));
  expect(second.total_count).toBe(total_count);

  const [first, another] = result.map(({ estate_id }) => estate_id);
  const close = async (estateId: number | undefined, days: number) => {
    await backend.pool.query('update estate set status = 2 where estate_id = $1', [estateId]);
    await backend.pool.query('update estate set closed_at = current_date - $2::int where estate_id = $1', [
      estateId,
      days,
    ]);
  };
  await close(first, 90);
  await close(another, 91);
  const ids = (await entries('estate')).result.map(({ estate_id }) => estate_id);
  expect(ids).toContain(first);
  expect(ids).not.toContain(another);
});

test('a page past the end is empty, an unknown kind is refused', async () => {
  expect(await entries('estate', '?page=999')).toMatchObject({ result: [], total_count: expect.any(Number) });
  expect((await backend.call('sitemap/list', { kind: 'person' })).statusCode).toBe(400);
  expect((await backend.call('sitemap/list?limit=50001', { kind: 'estate' })).statusCode).toBe(400);
});

test('the names of cities, lines and schools, each with what its page finds', async () => {
  const answer = await backend.call('sitemap/place/list', {});
  expect(answer.statusCode).toBe(200);
  const { cities, lines, schools }: SitemapPlaces = answer.body.result;
  const countOf = async (filter: object) =>
    (await backend.call('estate/list?limit=1', filter)).body.total_count as number;
  const city = cities.at(-1)!;
  expect(city.estate_count).toBe(await countOf({ pref_id: [city.pref_id], city_id: [city.city_id] }));
  const line = lines[0]!;
  expect(line.estate_count).toBe(await countOf({ pref_id: [line.pref_id], line_id: [line.line_id] }));
  expect(new Set(lines.map(({ pref_id, line_id }) => `${pref_id} ${line_id}`)).size).toBe(lines.length);
  const kana = schools.map(({ school_kana }) => school_kana);
  expect(kana.length).toBeGreaterThan(300);
  const { rows } = await backend.pool.query(
    'select distinct school_id from campus_summary where estate_count > 0 order by 1',
  );
  const ids = schools.map(({ school_id }) => school_id).toSorted((one, other) => one - other);
  expect(ids).toEqual(rows.map(({ school_id }) => school_id));
  expect(new Set(schools.map(({ school_id }) => school_id)).size).toBe(schools.length);
});

test('a line is named where it has a station, though homes across a border are near it', async () => {
  const { rows } = await backend.pool.query(
    `select estate_id, estate.prefecture_id, station_id, line_id
    from (select * from estate where status = 1 order by estate_id limit 1) as estate,
      station_line join station using (station_id)
    where estate.prefecture_id <> station.prefecture_id and not exists (
      select from station_line as other join station as there using (station_id)
      where other.line_id = station_line.line_id and there.prefecture_id = estate.prefecture_id)
    order by station_id limit 1`,
  );
  const { estate_id, prefecture_id, station_id, line_id } = rows[0];
  await backend.pool.query(
    'insert into estate_station (estate_id, station_id, line_id, walk_minutes, sort_no) values ($1, $2, $3, 15, 9)',
    [estate_id, station_id, line_id],
  );
  const { lines }: SitemapPlaces = (await backend.call('sitemap/place/list', {})).body.result;
  expect(lines.filter((line) => line.pref_id === prefecture_id && line.line_id === line_id)).toEqual([]);
});

test('a prefecture whose pages show no homes yet has no cities and lines', async () => {
  const before: SitemapPlaces = (await backend.call('sitemap/place/list', {})).body.result;
  const { pref_id } = before.cities[0]!;
  await backend.pool.query('update prefecture set is_open = false where prefecture_id = $1', [pref_id]);
  const after: SitemapPlaces = (await backend.call('sitemap/place/list', {})).body.result;
  await backend.pool.query('update prefecture set is_open = true where prefecture_id = $1', [pref_id]);
  for (const place of [...after.cities, ...after.lines]) expect(place.pref_id).not.toBe(pref_id);
  expect(after.cities.length).toBeGreaterThan(0);
});

test('a place whose last estate is closed is not named', async () => {
  const before: SitemapPlaces = (await backend.call('sitemap/place/list', {})).body.result;
  const city = before.cities[0]!;
  await backend.pool.query('update estate set status = 2 where city_id = $1', [city.city_id]);
  const after: SitemapPlaces = (await backend.call('sitemap/place/list', {})).body.result;
  expect(after.cities.map(({ city_id }) => city_id)).not.toContain(city.city_id);
});
