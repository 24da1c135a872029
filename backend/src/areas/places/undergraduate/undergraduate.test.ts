import type { Undergraduate } from '@gakumado/shared/contract';
import { withTestApp } from '#testing/test-app.ts';
import type { TestApp } from '#testing/test-app.ts';

let backend: TestApp;

beforeAll(async () => {
  backend = await withTestApp();
});
afterAll(() => backend.close());

const list = async (by: object): Promise<Undergraduate[]> =>
  (await backend.call('school/undergraduate', by)).body.result;

test('faculties of a school, and those of one campus', async () => {
  const school = await list({ school_id: 50 });
  expect(school.map((faculty) => faculty.undergraduate_name)).toEqual(
    expect.arrayContaining(['政治経済学部', '文化構想学部', '先進理工学部', 'スポーツ科学部']),
  );
  const campus = await list({ campus_id: 57 });
  expect(campus).toEqual(school.filter((faculty) => faculty.campus_id === 57));
  expect(campus[0]).toMatchObject({
    undergraduate_name: '文学部',
    departments: ['文学科'],
    grades_text: '全学年',
    is_approximate: false,
  });
});

test('a school without data has none; one of the two ids is needed', async () => {
  expect(await list({ school_id: 380 })).toEqual([]);
  expect(await list({ campus_id: 999_999 })).toEqual([]);
  expect((await backend.call('school/undergraduate')).body.errors).toMatchObject([
    { field: 'campus_id', code: 'required' },
  ]);
});

test('every row of the file belongs to a school and, where it names one, to a campus', async () => {
  const { rows } = await backend.pool.query<{ count: number; schools: number }>(
    'select count(*), count(distinct school_id) as schools from undergraduate',
  );
  expect(rows[0]?.schools).toBeGreaterThanOrEqual(180);
  const last = await backend.pool.query<{ last: number }>(
    'select max(undergraduate_id) as last from undergraduate',
  );
  expect(last.rows[0]?.last).toBe(rows[0]?.count);
});
