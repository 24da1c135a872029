import type { Equipment } from '@gakumado/shared/contract';
import { withTestApp } from '#testing/test-app.ts';
import type { TestApp } from '#testing/test-app.ts';

let backend: TestApp;

beforeAll(async () => {
  backend = await withTestApp();
});
afterAll(() => backend.close());

const list = async (body: object = {}): Promise<Equipment[]> =>
  (await backend.call('equipment/list', body)).body.result;

test('every id of the contract has a name and a meaning', async () => {
  const ids = (await list()).map((row) => row.equipment_id);
  for (const id of [52, 63, 65, 901, 902, 903, 116, 115, 51, 61, 64, 55, 53, 54]) expect(ids).toContain(id);
  for (let id = 801; id <= 830; id += 1) expect(ids).toContain(id);
  for (let id = 911; id <= 921; id += 1) expect(ids).toContain(id);
});

test('every row has a drawing', async () => {
  for (const { icon_path } of await list()) {
    const answer = await backend.app.inject(icon_path ?? '');
    expect(answer.headers['content-type']).toBe('image/svg+xml; charset=utf-8');
    expect(answer.body).toMatch(
      /^<svg [^>]*>(<(path|rect|circle|line|polyline|ellipse) [^>]*><\/\w+>)+<\/svg>\n$/,
    );
  }
  for (const file of ['none.svg', '..%2flock.svg', 'lock.png', 'lock']) {
    expect((await backend.app.inject(`/images/icons/${file}`)).statusCode).toBe(404);
  }
});

test('one group', async () => {
  expect(new Set((await list({ group: '2' })).map((row) => row.group_name))).toEqual(new Set(['条件']));
  expect((await backend.call('equipment/list', { group: 4 })).statusCode).toBe(400);
});
