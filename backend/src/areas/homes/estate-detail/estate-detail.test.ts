import { todayInJapan } from '@gakumado/shared/forms';
import { withTestApp } from '#testing/test-app.ts';
import type { TestApp } from '#testing/test-app.ts';

let backend: TestApp;
let estateId: number;

beforeAll(async () => {
  backend = await withTestApp();
  const { body } = await backend.call('estate/list', { with_facets: 0 });
  estateId = body.result[0].estate_id;
});
afterAll(() => backend.close());

const detail = (body: object) => backend.call('estate/detail', body);

test('everything that the page of an estate shows', async () => {
  const { statusCode, body } = await detail({ estate_id: String(estateId) });
  expect(statusCode).toBe(200);
  const estate = body.result;
  expect(estate).toMatchObject({
    estate_id: estateId,
    status: 1,
    is_sample: true,
    floors_text: expect.stringMatching(/^地上\d+階$/),
    age_text: expect.stringMatching(/^(新築|築\d+年)$/),
    zip_code: expect.stringMatching(/^\d{7}$/),
    movein_terms: { contract_months: expect.any(Number), notice_months: expect.any(Number) },
    shop: { shop_id: estate.shop_id, tel: expect.any(String) },
    info_updated_at: expect.stringMatching(/^\d{4}-\d{2}-\d{2}$/),
    breadcrumbs: [
      { name: 'ホーム', path: '/' },
      { path: `/search/area/pref_id:${estate.pref_id}/` },
      {
        name: expect.stringMatching(/[市区町村]$/),
        path: `/search/area/pref_id:${estate.pref_id}/result/?city_id=${estate.city_id}`,
      },
      { path: `/view/${estateId}/` },
    ],
  });
  expect(estate.address_detail).toContain(estate.breadcrumbs[2].name);
  expect(estate.images).toHaveLength(estate.image_count);
  expect(estate.stations[0]).toMatchObject({
    station_name: expect.any(String),
    walk_minutes: expect.any(Number),
  });
});

test('at most 20 campuses, the quickest first', async () => {
  const { campuses } = (await detail({ estate_id: estateId })).body.result;
  const minutes = campuses.map((campus: { commute_minutes: number }) => campus.commute_minutes);
  expect(minutes.length).toBeGreaterThan(0);
  expect(minutes.length).toBeLessThanOrEqual(20);
  expect(minutes).toEqual(minutes.toSorted((a: number, b: number) => a - b));
});

test('the prepared statement serves every id: each estate has its own parts', async () => {
  const { rows } = await backend.pool.query<{ estate_id: number; images: number[]; stations: number[] }>(
    `select estate_id,
       array(select image_id from estate_image where estate_image.estate_id = estate.estate_id order by sort_no, image_id) as images,
       array(select station_id from estate_station where estate_station.estate_id = estate.estate_id order by sort_no, walk_minutes) as stations
     from estate order by estate_id limit 12`,
  );
  for (const row of rows) {
    const { result } = (await detail({ estate_id: row.estate_id })).body;
    expect({
      estate_id: result.estate_id,
      images: result.images.map((image: { image_id: number }) => image.image_id),
      stations: result.stations.map((station: { station_id: number }) => station.station_id),
    }).toEqual(row);
  }
});

test('a building that is not finished is not new yet', async () => {
  const setBuilt = (builtYm: string) =>
    backend.pool.query('update estate set built_ym = $2 where estate_id = $1', [estateId, builtYm]);
  const { built_ym: builtYm } = (await detail({ estate_id: estateId })).body.result;
  await setBuilt(`${Number(todayInJapan().slice(0, 4)) + 1}-12`);
  expect((await detail({ estate_id: estateId })).body.result.age_text).toBe('完成予定');
  await setBuilt(builtYm);
});

test('a closed estate is still answered, with status 2', async () => {
  await backend.pool.query('update estate set status = 2 where estate_id = $1', [estateId]);
  const { statusCode, body } = await detail({ estate_id: estateId });
  expect([statusCode, body.result.status]).toEqual([200, 2]);
  await backend.pool.query('update estate set status = 1 where estate_id = $1', [estateId]);
});

test('an unknown estate is 404, a malformed id is 400', async () => {
  expect(await detail({ estate_id: 2_000_000_000 })).toMatchObject({
    statusCode: 404,
    body: { status: 404, result: null },
  });
  for (const estate_id of ['abc', 0, -5, 1.5, [], {}, 99_999_999_999]) {
    expect((await detail({ estate_id })).statusCode).toBe(400);
  }
});

test('the day on which an estate was no longer let is told until it is let again', async () => {
  const closedAt = async () => (await detail({ estate_id: estateId })).body.result.closed_at;
  const setStatus = (status: number) =>
    backend.pool.query('update estate set status = $1 where estate_id = $2', [status, estateId]);
  expect(await closedAt()).toBeNull();
  await setStatus(2);
  const { rows } = await backend.pool.query("select to_char(current_date, 'YYYY-MM-DD') as today");
  expect(await closedAt()).toBe(rows[0].today);
  await backend.pool.query("update estate set closed_at = '2026-05-01' where estate_id = $1", [estateId]);
  await setStatus(2);
  expect(await closedAt()).toBe('2026-05-01');
  await setStatus(1);
  expect(await closedAt()).toBeNull();
});
