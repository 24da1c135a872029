import { randomUUID } from 'node:crypto';
import { makeQuestion } from '../../captcha/question.ts';
import { mailedCode, mailsTo, passAMinute } from '#testing/test-outbox.ts';
import { findAnswer } from '#testing/answered-question.ts';
import { withTestApp } from '#testing/test-app.ts';
import type { TestApp } from '#testing/test-app.ts';
import { sampleLogin, someEstateIds } from '#testing/test-member.ts';
import { bearer, registration } from '#testing/test-visitor.ts';

let t: TestApp;

beforeAll(async () => {
  t = await withTestApp();
});
afterAll(() => t.close());
beforeEach(async () => {
  await t.db.deleteFrom('rate_limit').execute();
});

const form = (mail_address: string) => ({
  ...registration(mail_address),
  campus_ids: [1, 2],
  tel: '０９０-1234-5678',
});
const DUPLICATE =
  'このメールアドレスは登録できません。登録済みの場合はログインまたはパスワード再設定をお試しください。';

test('registration, code, login: the guest lists are the customer’s', async () => {
  const [first = 0, second = 0] = await someEstateIds(t, 2);
  const mail_address = 'Taro@example.com';
  const lists = { guest_favorites: [first, second], guest_history: [second] };
  const created = await t.call('customer/create', {
    ...form(mail_address),
    ...lists,
    language: 'en',
  });
  expect(created.body.result).toEqual({ customer_id: expect.any(Number), is_confirm_required: true });

  const login = { mail_address, password: 'sakura2026' };
  const early = await t.call('customer/login', login);
  expect(early).toMatchObject({
    statusCode: 400,
    body: { errors: [{ field: 'code', code: 'required', message: expect.stringContaining('確認コード') }] },
  });
  const stranger = await t.call('customer/login', { ...login, password: 'other2026' });
  expect(stranger.body.message).toBe('メールアドレスまたはパスワードが正しくありません。');

  const wrong = await t.call('customer/confirm', { mail_address, code: 'none' });
  expect(wrong.body.errors).toEqual([
    { field: 'code', code: 'mismatch', message: '確認コードが正しくありません。' },
  ]);
  const empty = await t.call('customer/confirm', { mail_address, code: ' ' });
  expect(empty.body.errors).toEqual([
    { field: 'code', code: 'required', message: '確認コードを入力してください。' },
  ]);
  const [...digits] = await mailedCode(t, mail_address);
  const fullWidth = digits.map((digit) => '０１２３４５６７８９'[Number(digit)]);
  const code = ` ${fullWidth.slice(0, 3).join('')}　${fullWidth.slice(3).join('')}`;
  expect((await t.call('customer/confirm', { mail_address, code })).body).toEqual({
    status: 200,
    result: {},
  });
  const { body } = await t.call('customer/login', login);
  expect(body.result).toMatchObject({ customer_id: created.body.result.customer_id, user_name: '山田 太郎' });
  expect((await t.call('customer/detail', {}, bearer(body.result.access_token))).body.result).toMatchObject({
    language: 'en',
    permissions: [],
  });

  const headers = bearer(body.result.access_token);
  const detail = await t.call('customer/detail', {}, headers);
  expect(detail.body.result).toMatchObject({
    mail_address,
    kana_sei: 'ヤマダ',
    kana_mei: 'タロウ',
    tel: '09012345678',
    campus_ids: [1, 2],
    is_mail_magazine: false,
    is_new_arrival_mail: false,
  });
  const favorites = await t.call('estate/favorite/list', {}, headers);
  expect(favorites.body.total_count).toBe(2);
});

test('a form with faults names each with the text of the page', async () => {
  const { body } = await t.call('customer/create', {
    ...form('faults@example.com'),
    mail_address_confirm: 'other@example.com',
    password: 'short',
    agree: false,
  });
  expect(body.errors.map((fault: { field: string; code: string }) => [fault.field, fault.code])).toEqual(
    expect.arrayContaining([
      ['mail_address_confirm', 'mismatch'],
      ['password', 'format'],
      ['agree', 'required'],
    ]),
  );
});

test('a school that is not there is refused at its field, and nobody is registered', async () => {
  const { statusCode, body } = await t.call('customer/create', {
    ...form('school@example.com'),
    campus_ids: [1, 999_999],
  });
  expect(statusCode).toBe(400);
  expect(body.errors).toEqual([
    { field: 'campus_ids', code: 'not_found', message: '検討中の学校を選択し直してください。' },
  ]);
  expect(await mailsTo(t, 'school@example.com')).toEqual([]);
});

test('the mail with the code leads to where it is entered, without the address in the link', async () => {
  const mail = 'link@example.com';
  await t.call('customer/create', form(mail));
  const [sent] = await mailsTo(t, mail);
  expect(sent?.body_text).toMatch(/^https?:\/\/[^/]+\/regist\/\?step=code&from=mail$/m);
});

test('an address that is taken is refused with the contract’s text, however its capitals are written', async () => {
  const { statusCode, body } = await t.call('customer/create', form('HANAKO@example.com'));
  expect(statusCode).toBe(400);
  expect(body.errors).toEqual([{ field: 'mail_address', code: 'duplicate', message: DUPLICATE }]);
});

test('the same form once more is answered alike; with another password the address is taken', async () => {
  const mail = 'again@example.com';
  const first = await t.call('customer/create', form(mail));
  const second = await t.call('customer/create', { ...form(mail), name_mei: '次郎' });
  expect(second.body).toEqual(first.body);
  expect(await mailsTo(t, mail)).toHaveLength(1);
  const other = await t.call('customer/create', { ...form(mail), password: 'other2026' });
  expect(other.body.errors).toMatchObject([{ code: 'duplicate' }]);

  await passAMinute(t);
  await t.call('customer/create', form(mail));
  expect(await mailsTo(t, mail)).toHaveLength(2);
  await t.call('customer/confirm', { mail_address: mail, code: await mailedCode(t, mail) });
  const late = await t.call('customer/create', form(mail));
  expect(late.body.errors).toMatchObject([{ code: 'duplicate' }]);
});

test('two forms at once make one customer', async () => {
  const mail = 'double@example.com';
  const answers = await Promise.all([1, 2].map(() => t.call('customer/create', form(mail))));
  expect(answers.some(({ statusCode }) => statusCode === 200)).toBe(true);
  expect(answers.every(({ statusCode }) => statusCode < 500)).toBe(true);
  const rows = await t.db
    .selectFrom('customer')
    .select('customer_id')
    .where('mail_address', '=', mail)
    .execute();
  expect(rows).toHaveLength(1);
});

test('a new code: the same answer for every address, a mail for the one that waits', async () => {
  const mail = 'resend@example.com';
  await t.call('customer/create', form(mail));
  await passAMinute(t);
  for (const mail_address of [mail, 'nobody@example.com', 'hanako@example.com']) {
    const answer = await t.call('customer/confirm/resend', { mail_address });
    expect(answer.body).toEqual({ status: 200, result: {} });
    const url = '/api/v1/user/customer/confirm/resend';
    const soon = await t.app.inject({ method: 'POST', url, payload: { mail_address } });
    expect(soon.statusCode).toBe(429);
    expect(soon.json().errors).toMatchObject([{ code: 'rate_limit' }]);
    expect(Number(soon.headers['retry-after'])).toBeLessThanOrEqual(60);
  }
  expect(await mailsTo(t, mail)).toHaveLength(2);
  expect(await mailsTo(t, 'nobody@example.com')).toEqual([]);
  expect(await mailsTo(t, 'hanako@example.com')).toEqual([]);
});

test('customer/check answers twenty times in ten minutes', async () => {
  const check = (mail_address: string) => t.call('customer/check', { mail_address });
  expect((await check('Hanako@example.com')).body.result).toEqual({ is_available: false });
  expect((await check('free@example.com')).body.result).toEqual({ is_available: true });
  for (let count = 2; count < 20; count += 1) await check('free@example.com');
  expect((await check('free@example.com')).statusCode).toBe(429);
});

test('a repeat of a request_id has the first answer, its token spent and the address confirmed meanwhile', async () => {
  const strict = await withTestApp({ CAPTCHA_PROVIDER: 'altcha' });
  try {
    const mail = 'repeat@example.com';
    const question = await makeQuestion(strict.db, 'regist');
    const request = {
      ...form(mail),
      request_id: randomUUID(),
      recaptcha_token: `${question.token}.${await findAnswer(strict.db, question, 'regist')}`,
    };
    const first = await strict.call('customer/create', request);
    expect(first.statusCode).toBe(200);
    expect(await strict.call('customer/create', request)).toEqual(first);
    await strict.call('customer/confirm', { mail_address: mail, code: await mailedCode(strict, mail) });
    expect(await strict.call('customer/create', request)).toEqual(first);
    expect(await mailsTo(strict, mail)).toHaveLength(1);
    const other = await strict.call('customer/create', { ...request, name_mei: '次郎' });
    expect(other.body.errors).toMatchObject([{ field: 'request_id', code: 'conflict' }]);
  } finally {
    await strict.close();
  }
});

test('a captcha that is asked for is needed', async () => {
  const strict = await withTestApp({ CAPTCHA_PROVIDER: 'altcha' });
  const { body } = await strict.call('customer/create', form('robot@example.com'));
  const message =
    '送信の確認に失敗しました。時間をおいて再度お試しいただくか、お電話（0120-000-103）でお問い合わせください。';
  expect(body.errors).toEqual([{ field: 'recaptcha_token', code: 'captcha', message }]);
  expect((await strict.call('customer/login', sampleLogin)).statusCode).toBe(200);
  await strict.close();
});
