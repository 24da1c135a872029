import type { Cost, Roomtype } from '@gakumado/shared/contract';
import { withTestApp } from '#testing/test-app.ts';
import type { TestApp } from '#testing/test-app.ts';

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

test('a deposit in months of the rent has a range where the rent has one, in the room and on the card', async () => {
  const { rows } = await backend.pool.query<{ estate_id: number }>(
    'select estate_id from roomtype where price_max > price_min and deposit > 0 order by estate_id limit 1',
  );
  const [about] = rows;
  const rooms: Roomtype[] = await ask('estate/roomtype/list', about!);
  const costs: Cost[] = await ask('estate/building/cost/list', about!);
  const { unit, amount_max } = costs.find(({ cost_name }) => cost_name === '敷金')!;
  expect(unit).toBe('month');
  for (const { deposit_max, price_max } of rooms) expect(deposit_max).toBe(amount_max! * price_max);
  const [card] = await ask('estate/list', about!);
  expect(card).toMatchObject({
    deposit_min: Math.min(...rooms.map(({ deposit }) => deposit)),
    deposit_max: Math.max(...rooms.map(({ deposit_max }) => deposit_max)),
  });
});

test('a deposit of one sum is the same for the cheapest room of a kind and the dearest', async () => {
  await backend.pool.query('update roomtype set deposit = 100000, deposit_max = null where estate_id = $1', [
    estate.estate_id,
  ]);
  const rooms: Roomtype[] = await ask('estate/roomtype/list', { estate_id: estate.estate_id });
  for (const { deposit, deposit_max } of rooms) expect([deposit, deposit_max]).toEqual([100_000, 100_000]);
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
