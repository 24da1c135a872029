import { withTestApp } from '../../testing/test-app.ts';
import type { TestApp } from '../../testing/test-app.ts';
import { loginSampleMember } from '../../testing/test-member.ts';
import { runNotifier } from './notifier.ts';
import {
  afterMinutes,
  copyEstate,
  inJapan,
  notifierOf,
  otherInstance,
  save,
  someVacantEstate,
  startEmpty,
} from '../../testing/test-notifier.ts';

let t: TestApp;
let headers: { authorization: string };
let estate: Awaited<ReturnType<typeof someVacantEstate>>;
let next = 900_000;

beforeAll(async () => {
  t = await withTestApp();
  headers = await loginSampleMember(t);
  estate = await someVacantEstate(t);
});
afterAll(() => t.close());
beforeEach(() => startEmpty(t));

const runAt = (now: Date) => runNotifier(notifierOf(t), now);
const here = (change: object = {}) => ({ pref_id: [estate.prefecture_id], ...change });
const mails = () => t.db.selectFrom('mail_outbox').selectAll().orderBy('mail_id').execute();

async function appear(): Promise<number> {
  next += 1;
  await copyEstate(t, estate.estate_id, next);
  return next;
}

test('an instant mail comes after the import, with all matches and a way to stop it', async () => {
  await save(t, headers)(here(), 1, '駅の近く');
  await save(t, headers)(here({ price_to: 1_000_000 }), 1, '予算内');
  const ids = [await appear(), await appear()];
  await runAt(afterMinutes(0));
  expect(await mails()).toHaveLength(0);
  await runAt(afterMinutes(3));
  const [mail, ...more] = await mails();
  expect(more).toHaveLength(0);
  expect(mail).toMatchObject({
    to_address: 'hanako@example.com',
    subject: '【ガクマド】保存した検索条件に合う物件が見つかりました',
  });
  expect(mail!.body_text).toContain('見本 花子 様');
  expect(mail!.body_text).toContain('■ 駅の近く（2件）');
  expect(mail!.body_text).toContain('■ 予算内（2件）');
  for (const id of ids) expect(mail!.body_text).toContain(`https://gakumado.example/view/${id}/`);
  expect(mail!.body_text).toContain('サンプル物件');
  expect(mail!.body_text).toContain('https://gakumado.example/search/area/pref_id:13/?page=1');
  expect(mail!.body_text).toMatch(
    /新着メールを停止する：\nhttps:\/\/gakumado\.example\/search_condition\/\?stop=\d+-\d+\.[\w-]+\n/,
  );
  expect(mail!.body_text).toMatch(
    /「予算内」だけを停止する：\nhttps:\/\/gakumado\.example\/search_condition\/\?stop=/,
  );
  await runAt(afterMinutes(4));
  expect(await mails()).toHaveLength(1);
  const [condition] = (await t.call('search/condition', {}, headers)).body.result;
  expect(condition.last_notified_at).toMatch(/\+09:00$/);
});

test('further instant mails wait for an hour and then come together', async () => {
  await save(t, headers)(here(), 1);
  await appear();
  await runAt(afterMinutes(0));
  await runAt(afterMinutes(3));
  for (const minutes of [10, 20, 30]) {
    await appear();
    await runAt(afterMinutes(minutes));
  }
  expect(await mails()).toHaveLength(1);
  await runAt(afterMinutes(64));
  expect((await mails()).map((mail) => mail.body_text.match(/（(\d+)件）/)?.[1])).toEqual(['1', '3']);
});

test('a mail names five estates of a condition and counts the others', async () => {
  await save(t, headers)(here(), 1);
  for (let n = 0; n < 7; n += 1) await appear();
  await runAt(afterMinutes(0));
  await runAt(afterMinutes(3));
  const [mail] = await mails();
  expect(mail!.body_text.match(/\/view\//g)).toHaveLength(5);
  expect(mail!.body_text).toContain('ほか2件');
});

test('daily and weekly mails come once, in the daytime of Japan', async () => {
  await save(t, headers)(here(), 2, '毎日');
  await save(t, headers)(here({ price_to: 1_000_000 }), 3, '毎週');
  await appear();
  await runAt(afterMinutes(0));
  for (const moment of [inJapan(1, 3), inJapan(1, 8.9), inJapan(1, 20), inJapan(1, 23)]) await runAt(moment);
  expect(await mails()).toHaveLength(0);
  for (const moment of [inJapan(1, 9.1), inJapan(1, 12), inJapan(2, 10)]) await runAt(moment);
  const daily = await mails();
  expect(daily.map((mail) => /毎日/.test(mail.body_text))).toEqual([true]);
  for (const moment of [inJapan(7, 3), inJapan(7, 10), inJapan(7, 11), inJapan(8, 10)]) await runAt(moment);
  const all = await mails();
  expect(all.map((mail) => /毎週/.test(mail.body_text))).toEqual([false, true]);
});

test('no mail without consent, for seen or closed estates, or for matches from before', async () => {
  const condition_id = await save(t, headers)(here(), 1);
  const wants = (is_new_arrival_mail: boolean) =>
    t.db.updateTable('customer').set({ is_new_arrival_mail }).execute();
  await wants(false);
  const id = await appear();
  await runAt(afterMinutes(0));
  await runAt(afterMinutes(3));
  expect(await mails()).toHaveLength(0);
  await t.db.updateTable('estate').set({ status: 2 }).where('estate_id', '=', id).execute();
  await wants(true);
  await runAt(afterMinutes(4));
  expect(await mails()).toHaveLength(0);

  await appear();
  await runAt(new Date());
  await t.call('search/condition/update', { condition_id, is_seen: 1 }, headers);
  await runAt(afterMinutes(70));
  expect(await mails()).toHaveLength(0);

  await t.call('search/condition/update', { condition_id, notify_frequency: 0 }, headers);
  await appear();
  await runAt(afterMinutes(71));
  await t.call('search/condition/update', { condition_id, notify_frequency: 1 }, headers);
  await runAt(afterMinutes(200));
  expect(await mails()).toHaveLength(0);
});

test('several instances at once send one mail', async () => {
  const other = otherInstance(t);
  for (let n = 0; n < 5; n += 1) {
    await startEmpty(t);
    await save(t, headers)(here(), 1);
    await appear();
    await runAt(afterMinutes(0));
    const now = afterMinutes(3);
    await Promise.all([runAt(now), runNotifier(other, now), runAt(now), runNotifier(other, now)]);
    expect(await mails()).toHaveLength(1);
  }
  await other.close();
});

test('homes of a mail say how far they are from the places that the member said', async () => {
  const campus = await t.db
    .selectFrom('campus')
    .select(['campus_id', 'lat', 'lon'])
    .orderBy('campus_id')
    .executeTakeFirstOrThrow();
  const { lat, lon } = await t.db
    .selectFrom('estate')
    .select(['lat', 'lon'])
    .where('estate_id', '=', estate.estate_id)
    .executeTakeFirstOrThrow();
  const places = [
    { school_id: campus.campus_id, name: '見本キャンパス' },
    { lat: lat + 0.003, lon, name: '見本駅' },
  ];
  await t.call(
    'customer/my_search/exchange',
    { search: { places }, saved_at: Math.floor(Date.now() / 1000) },
    headers,
  );
  await save(t, headers)(here(), 1, '通える');
  await appear();
  await runAt(afterMinutes(0));
  await runAt(afterMinutes(3));
  const [mail] = await mails();
  expect(mail!.body_text).toMatch(/見本駅まで徒歩\d+分/);
  const [card] = (await t.call('estate/list', { estate_id: [estate.estate_id], school_id: campus.campus_id }))
    .body.result;
  if (card.commute_minutes === undefined) expect(mail!.body_text).not.toContain('見本キャンパスまで');
  else expect(mail!.body_text).toMatch(new RegExp(`見本キャンパスまで(?:徒歩|約)${card.commute_minutes}分`));
  await t.db.updateTable('customer').set({ my_search: null, my_search_at: null }).execute();
});
