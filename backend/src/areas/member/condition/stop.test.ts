import { runNotifier } from '#background/notifier/notifier.ts';
import { withTestApp } from '#testing/test-app.ts';
import type { TestApp } from '#testing/test-app.ts';
import { loginSampleMember } from '#testing/test-member.ts';
import {
  afterMinutes,
  copyEstate,
  notifierOf,
  save,
  someVacantEstate,
  startEmpty,
} from '#testing/test-notifier.ts';

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

/** Two conditions with mails, and the links and the address of the mail about both. */
async function mailed() {
  const here = { pref_id: [estate.prefecture_id] };
  await save(t, headers)(here, 1, '駅の近く');
  await save(t, headers)({ ...here, price_to: 1_000_000 }, 2, '予算内');
  await t.pool.query("update saved_condition set notify_frequency = 1 where name = '予算内'");
  next += 1;
  await copyEstate(t, estate.estate_id, next);
  await runNotifier(notifierOf(t), afterMinutes(0));
  await runNotifier(notifierOf(t), afterMinutes(3));
  const mail = await t.db.selectFrom('mail_outbox').selectAll().executeTakeFirstOrThrow();
  const keys = [...mail.body_text.matchAll(/\/search_condition\/\?stop=(\S+)/g)].map(([, key]) => key!);
  return { keys, address: new URL(mail.unsubscribe_url!) };
}

const frequencies = async () =>
  (await t.db.selectFrom('saved_condition').select('notify_frequency').orderBy('condition_id').execute()).map(
    (row) => row.notify_frequency,
  );

const stop = (stop_key: string) => t.call('search/condition/stop', { stop_key });

test('a key of a mail stops all of its conditions or one, without a login, and again', async () => {
  const {
    keys: [all, first, second],
  } = await mailed();
  expect((await stop(second!)).body).toEqual({ status: 200, result: { names: ['予算内'] } });
  expect(await frequencies()).toEqual([1, 0]);
  expect((await stop(first!)).body.result).toEqual({ names: ['駅の近く'] });
  expect((await stop(all!)).body.result).toEqual({ names: ['駅の近く', '予算内'] });
  expect(await frequencies()).toEqual([0, 0]);
});

test('a key of a mail answers whether its mails still come, and changes nothing', async () => {
  const {
    keys: [all, first],
  } = await mailed();
  const mails = (stop_key: string) => t.call('search/condition/mails', { stop_key });
  await stop(first!);
  expect((await mails(first!)).body.result).toEqual({ names: ['駅の近く'], is_stopped: true });
  expect((await mails(all!)).body.result).toEqual({ names: ['駅の近く', '予算内'], is_stopped: false });
  expect(await frequencies()).toEqual([0, 1]);
  await t.db.updateTable('customer').set({ is_new_arrival_mail: false }).execute();
  expect((await mails(all!)).body.result).toMatchObject({ is_stopped: true });
  expect((await mails('1.x')).statusCode).toBe(404);
  await t.db.deleteFrom('saved_condition').execute();
  expect((await mails(all!)).body.errors).toMatchObject([{ field: 'stop_key', code: 'not_found' }]);
});

test('an altered, an invented and an empty key stop nothing, and neither does the key of a deleted condition', async () => {
  const {
    keys: [all, first],
  } = await mailed();
  const [ids, signature] = all!.split('.');
  const last = first!.endsWith('A') ? 'w' : 'A';
  for (const key of [
    `${ids}-1.${signature}`,
    first!.replace(/.$/, last),
    first!.split('.')[0]!,
    '1.x',
    '0',
  ]) {
    const { statusCode, body } = await stop(key);
    expect([statusCode, body.errors]).toMatchObject([404, [{ field: 'stop_key', code: 'not_found' }]]);
  }
  expect((await stop('')).body.errors).toMatchObject([{ field: 'stop_key', code: 'min_length' }]);
  expect(await frequencies()).toEqual([1, 1]);
  await t.db.deleteFrom('saved_condition').execute();
  expect((await stop(all!)).statusCode).toBe(404);
});

test('a mail program stops them with one POST; a GET shows the page that asks and changes nothing', async () => {
  const { address, keys } = await mailed();
  expect(address.origin).toBe('https://gakumado.example');
  const seen = await t.app.inject({ method: 'GET', url: address.pathname });
  expect([seen.statusCode, seen.headers.location]).toEqual([303, `/search_condition/?stop=${keys[0]}`]);
  expect(await frequencies()).toEqual([1, 1]);

  const post = (type: string, payload: string) =>
    t.app.inject({ method: 'POST', url: address.pathname, headers: { 'content-type': type }, payload });
  const pressed = await post('application/x-www-form-urlencoded', 'List-Unsubscribe=One-Click');
  expect([pressed.statusCode, pressed.json().result]).toEqual([200, { names: ['駅の近く', '予算内'] }]);
  expect(await frequencies()).toEqual([0, 0]);
  const part = '--b\r\ncontent-disposition: form-data; name="List-Unsubscribe"\r\n\r\nOne-Click\r\n--b--\r\n';
  expect((await post('multipart/form-data; boundary=b', part)).statusCode).toBe(200);
  expect((await t.app.inject({ method: 'POST', url: address.pathname })).statusCode).toBe(200);
  expect((await t.app.inject({ method: 'POST', url: `${address.pathname}x` })).statusCode).toBe(404);
});
