import { findMails } from '#testing/test-inquiry.ts';
import { withTestApp } from '#testing/test-app.ts';
import type { TestApp } from '#testing/test-app.ts';
import { loginSampleMember, someEstateIds } from '#testing/test-member.ts';
import { mailAnswers } from './mail-answers.ts';

const ORIGIN = 'https://site.example';

let t: TestApp;
let headers: { authorization: string };
let ids: number[];

beforeAll(async () => {
  t = await withTestApp();
  headers = await loginSampleMember(t);
  ids = await someEstateIds(t, 3);
});
afterAll(() => t.close());
beforeEach(async () => {
  await t.db.deleteFrom('share_list').execute();
  await t.db.deleteFrom('mail_outbox').execute();
});

const make = async () => (await t.call('share/list/create', { estate_ids: ids })).body.result;
const save = (body: object) => t.call('customer/share_list/save', body, headers);
const lists = async () => (await t.call('customer/share_list/list', {}, headers)).body.result;
const judge = (share_key: string, by: string, change: object = {}) =>
  t.call('share/list/verdict/save', { share_key, estate_id: ids[0], by, verdict: '◎', ...change });

test('a list that was made on one device is in the account on every other, with its keys', async () => {
  const { share_key, owner_key, expires_at } = await make();
  expect((await save({ share_key, owner_key })).statusCode).toBe(200);
  expect(await lists()).toEqual([
    { share_key, owner_key, expires_at, estate_count: 3, new_answer_count: 0, is_mailed: false },
  ]);
  // Opened on another device, which knows no owner's key.
  await save({ share_key });
  expect(await lists()).toMatchObject([{ owner_key }]);
});

test('answers are new until the list is seen', async () => {
  const { share_key } = await make();
  await save({ share_key });
  await judge(share_key, '母');
  await judge(share_key, '父', { estate_id: ids[1] });
  expect(await lists()).toMatchObject([{ owner_key: null, new_answer_count: 2 }]);
  await save({ share_key });
  expect(await lists()).toMatchObject([{ new_answer_count: 0 }]);
});

test('a list that is closed, over or forgotten leaves the account', async () => {
  const [closed, over, forgotten, open] = [await make(), await make(), await make(), await make()];
  for (const { share_key, owner_key } of [closed, over, forgotten, open])
    await save({ share_key, owner_key });
  await t.call('share/list/close', closed);
  await t.db
    .updateTable('share_list')
    .set({ expires_at: new Date(Date.now() - 1000) })
    .where('closed_at', 'is', null)
    .where('share_hash', 'in', (query) =>
      query.selectFrom('customer_share_list').select('share_hash').where('share_key', '=', over.share_key),
    )
    .execute();
  const gone = await t.call('customer/share_list/delete', { share_key: forgotten.share_key }, headers);
  expect(gone.body.result).toEqual({ deleted_count: 1 });
  expect(await lists()).toMatchObject([{ share_key: open.share_key }]);
  expect((await save({ share_key: over.share_key })).statusCode).toBe(404);
});

test('a wrong key of the owner is refused, and nobody reads lists without a session', async () => {
  const { share_key } = await make();
  expect((await save({ share_key, owner_key: 'x' })).body.errors).toMatchObject([
    { field: 'owner_key', code: 'mismatch' },
  ]);
  expect((await save({ share_key: 'x' })).statusCode).toBe(404);
  expect((await t.call('customer/share_list/list', {})).statusCode).toBe(401);
});

test('beyond twenty lists the oldest leaves', async () => {
  const first = await make();
  await save(first);
  for (let n = 0; n < 20; n += 1) await save(await make());
  const kept = await lists();
  expect(kept).toHaveLength(20);
  expect(kept).not.toContainEqual(expect.objectContaining({ share_key: first.share_key }));
});

const at = (time: string, days = 0) => {
  const day = new Date(Date.now() + (days + 1) * 86_400_000).toISOString().slice(0, 10);
  return new Date(`${day}T${time}:00+09:00`);
};
const mail = (now: Date) => mailAnswers({ db: t.db, config: { siteOrigin: ORIGIN } }, now);
const mails = async () => (await findMails(t)).filter(({ subject }) => subject.includes('答えが届きました'));

test('a maker who wants it gets one mail a day about new answers', async () => {
  const { share_key, owner_key } = await make();
  await save({ share_key, owner_key, is_mailed: true });
  await mail(at('12:00'));
  expect(await mails()).toEqual([]);
  await judge(share_key, '母', { comment: '日当たりが良さそう' });
  await judge(share_key, '父', { verdict: '△' });
  await mail(at('08:59'));
  await mail(at('20:00'));
  expect(await mails()).toEqual([]);
  await mail(at('09:00'));
  await mail(at('12:00'));
  const [sent, ...others] = await mails();
  expect(others).toEqual([]);
  expect(sent).toMatchObject({ to_address: 'hanako@example.com' });
  expect(sent?.subject).toContain('家族のリストに2件の答えが届きました');
  expect(sent?.body_text).toContain('母：◎ 日当たりが良さそう');
  expect(sent?.body_text).toContain('父：△');
  expect(sent?.body_text).toContain(`${ORIGIN}/favorite/?share=${share_key}`);
  // Nothing new on the next day, and what was seen on the site is no news.
  await mail(at('12:00', 1));
  await judge(share_key, '母', { verdict: '○', version: 1 });
  await save({ share_key });
  await mail(at('12:00', 2));
  expect(await mails()).toHaveLength(1);
});

test('without the wish no mail goes out', async () => {
  const { share_key, owner_key } = await make();
  await save({ share_key, owner_key });
  await judge(share_key, '母');
  await mail(at('12:00'));
  expect(await mails()).toEqual([]);
});
