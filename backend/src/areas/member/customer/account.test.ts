import { sql } from 'kysely';
import { mailedCode, mailedQuery, mailsTo } from '#testing/test-outbox.ts';
import { withTestApp } from '#testing/test-app.ts';
import type { TestApp } from '#testing/test-app.ts';
import { entries, someEstateIds } from '#testing/test-member.ts';
import { bearer, createVisitor, registerMember, registration } from '#testing/test-visitor.ts';

const PASSWORD = 'sakura2026';
let t: TestApp;
let count = 0;

beforeAll(async () => {
  t = await withTestApp();
});
afterAll(() => t.close());
beforeEach(async () => {
  await t.db.deleteFrom('rate_limit').execute();
});

/** A member of each test's own. */
function newMember() {
  count += 1;
  return registerMember(t, `member${count}@example.com`);
}
/** Mails to an address after the code of its registration, the latest first. */
const laterMailsTo = async (address: string) => (await mailsTo(t, address)).slice(0, -1);
const codesOf = (body: { errors: { field: string; code: string }[] }) =>
  body.errors.map(({ field, code }) => `${field} ${code}`);

test('an update changes the sent fields and nothing else', async () => {
  const { headers } = await newMember();
  const before = (await t.call('customer/detail', {}, headers)).body.result;
  const change = {
    name_mei: '花',
    kana_mei: 'はな',
    zip_code: '１００-0001',
    campus_ids: '3,4',
    is_mail_magazine: 1,
  };
  const { body } = await t.call('customer/update', change, headers);
  const expected = {
    name_mei: '花',
    kana_mei: 'ハナ',
    zip_code: '1000001',
    campus_ids: [3, 4],
    is_mail_magazine: true,
  };
  expect(body.result).toEqual({ ...before, ...expected, updated_at: expect.any(String) });
  const cleared = await t.call('customer/update', { zip_code: '', campus_ids: [] }, headers);
  expect(cleared.body.result).toMatchObject({ zip_code: null, campus_ids: [], is_mail_magazine: true });
});

test.each([
  [{ name_sei: '' }, 'name_sei required'],
  [{ kana_sei: 'Yamada' }, 'kana_sei format'],
  [{ tel: '123' }, 'tel format'],
  [{ prefecture_id: 48 }, 'prefecture_id range'],
  [{ campus_ids: [1, 2, 3, 4] }, 'campus_ids max_length'],
  [{ campus_ids: [1, 999_999] }, 'campus_ids not_found'],
  [{ mail_address: 'new@example.com' }, 'current_password required'],
  [{ password: 'sakura2026' }, 'current_password required'],
  [{ mail_address: 'new@example.com', current_password: 'wrong' }, 'current_password mismatch'],
  [{ password: 'sakura2026', current_password: 'wrong' }, 'current_password mismatch'],
  [{ password: PASSWORD, current_password: PASSWORD }, 'password duplicate'],
  [{ password: 'short', current_password: PASSWORD }, 'password format'],
])('the update %p is refused: %p', async (change, fault) => {
  const { headers } = await newMember();
  const { statusCode, body } = await t.call('customer/update', change, headers);
  expect(statusCode).toBe(400);
  expect(codesOf(body)).toEqual([fault]);
});

test('a refused update says what the form says', async () => {
  const { headers } = await newMember();
  const messageOf = async (change: object) =>
    (await t.call('customer/update', change, headers)).body.errors[0].message;
  expect(await messageOf({ campus_ids: [1, 2, 3, 4] })).toBe('検討中の学校は3件まで選択できます。');
  expect(await messageOf({ campus_ids: '0' })).toBe('検討中の学校を選択し直してください。');
  expect(await messageOf({ registrant_type: '' })).toBe('登録者を選択してください。');
  expect(await messageOf({ password: 'momiji2026', current_password: '' })).toBe(
    '現在のパスワードを入力してください。',
  );
  expect(await messageOf({ move_in_ym: '2020-01' })).toBe(
    '入居希望月は今月から24か月後までの月を選択してください。',
  );
});

test("a guardian's student keeps a name, and the rest of the profile can be changed without it", async () => {
  const { headers } = await newMember();
  const update = (change: object) => t.call('customer/update', change, headers);
  expect((await update({ registrant_type: 2 })).body.errors).toEqual([
    {
      field: 'student_name_sei',
      code: 'required',
      message: '学生のお名前（姓）を入力してください。',
    },
    {
      field: 'student_name_mei',
      code: 'required',
      message: '学生のお名前（名）を入力してください。',
    },
  ]);
  const names = { student_name_sei: '山田', student_name_mei: '次郎' };
  expect((await update({ registrant_type: 2, ...names })).body.result).toMatchObject(names);
  expect(codesOf((await update({ student_name_mei: '' })).body)).toEqual(['student_name_mei required']);
  expect((await update({ tel: '0312345678' })).body.result).toMatchObject({ tel: '0312345678', ...names });
  expect(
    (await update({ registrant_type: 1, student_name_sei: null, student_name_mei: null })).statusCode,
  ).toBe(200);
});

test('a code is read as people type it, and what is none costs no try', async () => {
  const { headers, login } = await newMember();
  const to = `typed.${login.mail_address}`;
  await t.call('customer/update', { mail_address: to, current_password: PASSWORD }, headers);
  const confirm = (code: string) => t.call('customer/mail/confirm', { code }, headers);
  expect((await confirm(' ')).body.errors).toEqual([
    { field: 'code', code: 'required', message: '確認コードを入力してください。' },
  ]);
  for (const code of ['12345', '1234567', 'abcdef', '12a456', '確認', '000']) {
    expect(codesOf((await confirm(code)).body)).toEqual(['code mismatch']);
  }
  const wide = [...(await mailedCode(t, to))].map((digit) => String.fromCodePoint(0xff10 + Number(digit)));
  expect(
    (await confirm(`　${wide.slice(0, 3).join('')} ${wide.slice(3).join('')}`)).body.result,
  ).toMatchObject({
    mail_address: to,
  });
});

test('everything that customer/detail answers can be sent back: an address that stays needs no password', async () => {
  const { headers, login } = await newMember();
  const { mail_address } = login;
  const before = (await t.call('customer/detail', {}, headers)).body.result;
  const { statusCode, body } = await t.call('customer/update', { ...before, tel: '0312345678' }, headers);
  expect(statusCode).toBe(200);
  expect(body.result).toMatchObject({ mail_address, tel: '0312345678' });
  expect(await laterMailsTo(mail_address)).toEqual([]);
});

test('a change of the mail address that was interrupted is completed by the next login', async () => {
  const { login } = await newMember();
  const former = 'former@example.com';
  await t.pool.query('update customer set mail_address = $1 where mail_address = $2', [
    former,
    login.mail_address,
  ]);
  expect((await t.call('customer/login', login)).body.result.mail_address).toBe(login.mail_address);
  expect(await mailsTo(t, former)).toMatchObject([{ subject: expect.stringContaining('変更されました') }]);
});

test('a new mail address counts after its code, and the old one is notified', async () => {
  const { headers, login } = await newMember();
  const from = login.mail_address;
  const to = 'new@example.com';
  const started = await t.call('customer/update', { mail_address: to, current_password: PASSWORD }, headers);
  expect(started.body.result.mail_address).toBe(from);
  const wrong = await t.call('customer/mail/confirm', { code: 'none' }, headers);
  expect(codesOf(wrong.body)).toEqual(['code mismatch']);
  expect(await laterMailsTo(from)).toEqual([]);

  const done = await t.call('customer/mail/confirm', { code: await mailedCode(t, to) }, headers);
  expect(done.body.result.mail_address).toBe(to);
  expect(await laterMailsTo(from)).toMatchObject([{ subject: '【ガクマド】メールアドレスが変更されました' }]);
  expect((await t.call('customer/login', login)).statusCode).toBe(400);
  expect((await t.call('customer/login', { ...login, mail_address: to })).statusCode).toBe(200);
});

test('an expired code of a mail change is reported as such', async () => {
  const { headers } = await newMember();
  const to = 'late@example.com';
  await t.call('customer/update', { mail_address: to, current_password: PASSWORD }, headers);
  await t.db
    .updateTable('identity_code')
    .set({ expires_at: new Date(0) })
    .execute();
  const { body } = await t.call('customer/mail/confirm', { code: await mailedCode(t, to) }, headers);
  expect(body.errors).toEqual([
    { field: 'code', code: 'expired', message: '確認コードの有効期限が切れました。' },
  ]);
});

test('a changed password keeps this session, ends the others and is reported by mail', async () => {
  const here = await newMember();
  const there = createVisitor(t);
  const { access_token } = (await there.call('customer/login', here.login)).body.result;
  const change = { password: 'momiji2026', current_password: PASSWORD };
  expect((await t.call('customer/update', change, here.headers)).statusCode).toBe(200);
  expect((await t.call('customer/detail', {}, here.headers)).statusCode).toBe(200);
  expect((await here.visitor.call('customer/refresh')).statusCode).toBe(200);
  expect((await t.call('customer/detail', {}, bearer(access_token))).statusCode).toBe(401);
  expect((await there.call('customer/refresh')).statusCode).toBe(400);
  const mails = await laterMailsTo(here.login.mail_address);
  expect(mails).toMatchObject([{ subject: '【ガクマド】パスワードが変更されました' }]);

  const isUsed = async (password: string) =>
    (await t.call('customer/password/history', { password }, here.headers)).body.result;
  expect(await isUsed(PASSWORD)).toEqual({ is_used: true });
  expect(await isUsed('momiji2026')).toEqual({ is_used: true });
  expect(await isUsed('another2026')).toEqual({ is_used: false });
});

test('password/check says yes or no, never 401, leaves no session behind and is limited', async () => {
  const { headers } = await newMember();
  const check = (password: string) => t.call('customer/password/check', { password }, headers);
  expect((await check(PASSWORD)).body).toEqual({ status: 200, result: { is_match: true } });
  const { result } = (await t.call('customer/detail', {}, headers)).body;
  const sessions = t.db
    .selectFrom('identity_session')
    .innerJoin('customer', (join) => join.on(sql`customer.sub::uuid`, '=', sql.ref('identity_session.sub')))
    .where('customer_id', '=', result.customer_id);
  expect(await sessions.select('session_id').execute()).toHaveLength(1);
  for (let tries = 0; tries < 10; tries += 1) {
    expect((await check('wrong')).body).toEqual({ status: 200, result: { is_match: false } });
  }
  expect((await check('wrong')).statusCode).toBe(429);
  expect((await t.call('customer/detail', {}, headers)).statusCode).toBe(200);
});

test('a forgotten password: one answer for all, a link that works once and for fifteen minutes', async () => {
  const known = await newMember();
  const MAIL = known.login.mail_address;
  for (const mail_address of [MAIL, 'nobody@example.com']) {
    for (let asked = 0; asked < 5; asked += 1) {
      const answer = await t.call('customer/password/forgot', { mail_address });
      expect(answer).toEqual({ statusCode: 200, body: { status: 200, result: {} } });
    }
    expect((await t.call('customer/password/forgot', { mail_address })).statusCode).toBe(429);
  }
  // The others came within the same minute.
  expect(await laterMailsTo(MAIL)).toHaveLength(1);
  const query = await mailedQuery(t, MAIL);
  expect(query.get('mail_address')).toBe(MAIL);
  const reset = (password: string, code = query.get('code')) =>
    t.call('customer/password/reset', { code, mail_address: MAIL, password });
  expect(codesOf((await reset('momiji2026', 'none')).body)).toEqual(['code mismatch']);
  expect(codesOf((await reset(PASSWORD)).body)).toEqual(['password duplicate']);
  expect((await reset('momiji2026')).body).toEqual({ status: 200, result: {} });
  const again = await reset('momiji2027');
  expect(again.body.errors[0].message).toBe(
    'URLの有効期限が切れているか、正しくありません。もう一度パスワード再設定をお手続きください。',
  );
  expect((await t.call('customer/detail', {}, known.headers)).statusCode).toBe(401);
  expect((await t.call('customer/login', { ...known.login, password: 'momiji2026' })).statusCode).toBe(200);

  await t.db.deleteFrom('rate_limit').execute();
  await t.call('customer/password/forgot', { mail_address: MAIL });
  const { expires_at } = await t.db
    .selectFrom('identity_code')
    .select('expires_at')
    .where('username', '=', MAIL)
    .executeTakeFirstOrThrow();
  expect(Math.round((expires_at.getTime() - Date.now()) / 60_000)).toBe(15);
  await t.db
    .updateTable('identity_code')
    .set({ expires_at: new Date(0) })
    .execute();
  const late = await reset('momiji2028', (await mailedQuery(t, MAIL)).get('code'));
  expect(codesOf(late.body)).toEqual(['code expired']);
});

test('a password that a stranger would try first is refused at its field, wherever one is chosen', async () => {
  const weak = [
    {
      field: 'password',
      code: 'format',
      message: 'このパスワードは設定できません。推測されにくい別のパスワードを入力してください。',
    },
  ];
  const { headers, login } = await newMember();
  const [name] = login.mail_address.split('@');
  for (const password of ['password1', 'gakumado1', `${name}2026`]) {
    const change = await t.call('customer/update', { password, current_password: PASSWORD }, headers);
    expect(change.body.errors).toEqual(weak);
  }
  const fresh = { ...registration('weak@example.com'), password: 'abcd1234' };
  expect((await t.call('customer/create', fresh)).body.errors).toEqual(weak);
  await t.call('customer/password/forgot', { mail_address: login.mail_address });
  const query = Object.fromEntries(await mailedQuery(t, login.mail_address));
  const reset = await t.call('customer/password/reset', { ...query, password: 'qwerty123' });
  expect(reset.body.errors).toEqual(weak);
  expect((await t.call('customer/login', login)).statusCode).toBe(200);
});

test('a withdrawal erases the customer with all data', async () => {
  const { headers, visitor, login } = await newMember();
  const { customer_id } = (await t.call('customer/detail', {}, headers)).body.result;
  const ids = await someEstateIds(t, 2);
  await t.call('estate/favorite/create', { estates: entries(ids) }, headers);
  await t.call('estate/history/create', { estates: entries(ids) }, headers);
  const wrong = await visitor.call('customer/delete', { password: 'wrong' }, headers);
  expect(wrong.body.errors).toEqual([
    { field: 'password', code: 'mismatch', message: 'パスワードが正しくありません。' },
  ]);
  const body = { password: PASSWORD, reason_ids: [2, 5], reason_text: '住まいが決まりました。' };
  expect((await visitor.call('customer/delete', body, headers)).body).toEqual({ status: 200, result: {} });
  expect(visitor.cookie()).toBeUndefined();
  for (const table of ['customer', 'favorite', 'history'] as const) {
    const rows = t.db.selectFrom(table).selectAll().where('customer_id', '=', customer_id);
    expect(await rows.execute()).toEqual([]);
  }
  expect(await t.db.selectFrom('withdrawal').selectAll().execute()).toMatchObject([
    { reason_ids: [2, 5], reason_text: '住まいが決まりました。' },
  ]);
  const [farewell] = await mailsTo(t, login.mail_address);
  expect(farewell?.subject).toBe('【ガクマド】退会手続きが完了しました');
  expect((await t.call('customer/detail', {}, headers)).statusCode).toBe(401);
  expect((await t.call('customer/login', login)).statusCode).toBe(400);
});
