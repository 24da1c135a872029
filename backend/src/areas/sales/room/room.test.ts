import { withTestApp } from '../../../testing/test-app.ts';
import type { TestApp } from '../../../testing/test-app.ts';

let backend: TestApp;
let estate: { estate_id: number; price_min: number; price_max: number };

beforeAll(async () => {
  backend = await withTestApp();
  const { rows } = await backend.pool.query<{ estate_id: number }>(
    'select estate_id from roomtype group by estate_id having count(*) > 1 order by estate_id limit 1',
  );
  estate = (await backend.call('estate/list', { estate_id: rows[0]?.estate_id })).body.result[0];
});
afterAll(() => backend.close());

const ask = async (path: string, body: object) => (await backend.call(path, body)).body.result;

test('kinds of rooms, with the rents of the card', async () => {
  const rooms: { price_min: number; price_max: number }[] = await ask('estate/roomtype/list', {
    estate_id: estate.estate_id,
  });
  expect(Math.min(...rooms.map((room) => room.price_min))).toBe(estate.price_min);
  expect(Math.max(...rooms.map((room) => room.price_max))).toBe(estate.price_max);
  expect(rooms[0]).toMatchObject({
    layout: expect.any(String),
    room_area: expect.any(Number),
    images: expect.any(Array),
    floorplan_image_path: expect.stringMatching(/^\/images\/floorplans\/\d+\.webp$/),
  });
});

test('costs of the building and of one kind of room', async () => {
  const all: { roomtype_id: number | null }[] = await ask('estate/building/cost/list', {
    estate_id: estate.estate_id,
  });
  const roomtypeId = all.find((cost) => cost.roomtype_id !== null)?.roomtype_id;
  expect(all[0]).toMatchObject({
    cost_name: '賃料',
    cost_kind: 2,
    unit: 'yen',
    amount_min: expect.any(Number),
  });
  const some = await ask('estate/building/cost/list', {
    estate_id: estate.estate_id,
    roomtype_id: roomtypeId,
  });
  expect(some).toEqual(all.filter((cost) => cost.roomtype_id === null || cost.roomtype_id === roomtypeId));
  expect(some.length).toBeLessThan(all.length);
});

test('facilities', async () => {
  const facilities = await ask('estate/facilities/list', { estate_id: estate.estate_id });
  expect(facilities[0]).toMatchObject({
    name: expect.any(String),
    icon: expect.any(String),
    is_paid: expect.any(Boolean),
  });
  for (const { icon, icon_path } of facilities) {
    expect(icon_path).toBe(`/images/icons/${icon}.svg`);
    expect((await backend.app.inject(icon_path)).statusCode).toBe(200);
  }
});

test.each(['estate/roomtype/list', 'estate/building/cost/list', 'estate/facilities/list'])(
  '%s: an unknown estate has none, and no estate is refused',
  async (path) => {
    expect(await ask(path, { estate_id: 2_000_000_000 })).toEqual([]);
    expect((await backend.call(path, {})).body.errors).toMatchObject([
      { field: 'estate_id', code: 'required' },
    ]);
    expect((await backend.call(path, { estate_id: 'x' })).statusCode).toBe(400);
  },
);
