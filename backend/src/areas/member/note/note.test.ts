import { withTestApp } from '#testing/test-app.ts';
import type { TestApp } from '#testing/test-app.ts';
import { loginSampleMember } from '#testing/test-member.ts';

let t: TestApp;
let headers: { authorization: string };

beforeAll(async () => {
  t = await withTestApp();
  headers = await loginSampleMember(t);
});
afterAll(() => t.close());
beforeEach(() => t.db.deleteFrom('home_note').execute());

const save = (notes: object[]) => t.call('estate/note/save', { notes }, headers);
const list = async () => (await t.call('estate/note/list', {}, headers)).body.result;

test('notes are kept, changed and forgotten, the latest first', async () => {
  await save([{ estate_id: 1, note: ' 日当たりが良い ' }]);
  await save([
    { estate_id: 2, note: '駅から遠い' },
    { estate_id: 3, note: '静か' },
  ]);
  await save([
    { estate_id: 1, note: '日当たりが良い\n南向き' },
    { estate_id: 3, note: '' },
  ]);
  expect(await list()).toEqual([
    { estate_id: 1, note: '日当たりが良い\n南向き' },
    { estate_id: 2, note: '駅から遠い' },
  ]);
});

test('two hundred are kept', async () => {
  const notes = Array.from({ length: 201 }, (_, index) => ({ estate_id: index + 1, note: 'あ' }));
  for (const start of [0, 100, 200]) await save(notes.slice(start, start + 100));
  const kept = await list();
  expect(kept).toHaveLength(200);
  expect(kept.at(-1)).toMatchObject({ estate_id: 2 });
});

test('a note that is too long is refused at its place', async () => {
  const { statusCode, body } = await save([{ estate_id: 1, note: 'あ'.repeat(201) }]);
  expect(statusCode).toBe(400);
  expect(body.errors).toMatchObject([
    { field: 'notes.0.note', message: 'メモは200文字以内で入力してください。' },
  ]);
});

test.each(['list', 'save'])('estate/note/%s needs a session', async (name) => {
  expect((await t.call(`estate/note/${name}`, { notes: [{ estate_id: 1, note: 'あ' }] })).statusCode).toBe(
    401,
  );
});

test('a personal answer is kept by nothing on its way', async () => {
  for (const [path, payload] of [
    ['estate/note/list', {}],
    ['customer/detail', {}],
    ['customer/login', { mail_address: 'nobody@example.com', password: 'x' }],
  ] as const) {
    const answer = await t.app.inject({ method: 'POST', url: `/api/v1/user/${path}`, payload, headers });
    expect(answer.headers['cache-control']).toContain('no-store');
  }
});
