// oxlint-disable-next-line no-restricted-imports -- the pages' own client, against the calls that it is made for
import * as api from '@gakumado/shared/api';
import {
  generalInquiryForm,
  mailFormRequest,
  mailChangeForm,
  notificationForm,
  passwordChangeForm,
  passwordResetForm,
  profileForm,
  readMailFormFields,
  registerForm,
  roomOrderForm,
  todayInJapan,
  withdrawalForm,
} from '@gakumado/shared/forms';
import { passAMinute, mailedCode, mailedQuery } from '../../testing/test-outbox.ts';
import { person } from '../../testing/test-inquiry.ts';
import { someEstateIds } from '../../testing/test-member.ts';
import { registration } from '../../testing/test-visitor.ts';
import { withTestApp } from '../../testing/test-app.ts';
import type { TestApp } from '../../testing/test-app.ts';

const MAIL = 'client@example.com';
const refusal = (code: string, field: string) => ({
  status: 400,
  fields: [expect.objectContaining({ code, field })],
});

let t: TestApp;
let token: string | undefined;

beforeAll(async () => {
  t = await withTestApp();
  const origin = await t.app.listen({ port: 0, host: '127.0.0.1' });
  api.configureApi({
    origin,
    accessKey: t.config.accessKeys[0] ?? '',
    readToken: () => token,
    renewToken: async () => false,
  });
  api.configureContent({ baseUrl: `${origin}/content`, apiKey: t.config.contentApiKey });
});
afterAll(async () => {
  api.configureContent({});
  await t.close();
});
beforeEach(async () => {
  await t.db.deleteFrom('rate_limit').execute();
});

/** Nothing changed; a call without a body, as customer/detail, is a browser's alone. */
const findMember = () => api.updateCustomer({});

async function logIn(password = 'sakura2026', mail_address = MAIL) {
  token = (await api.loginCustomer({ mail_address, password })).access_token;
}

test('somebody registers with the values of the form, asks for the code again, confirms and is somebody', async () => {
  expect(await api.checkMailAddress(MAIL)).toBe(true);
  const values = registerForm(todayInJapan).parse({
    ...registration(MAIL),
    campus_ids: [1],
    tel: '0312345678',
  });
  const [favourite = 0] = await someEstateIds(t, 1);
  const request = { ...values, guest_favorites: [favourite], request_id: crypto.randomUUID() };
  const created = await api.createCustomer(request);
  expect(created).toEqual({ customer_id: expect.any(Number), is_confirm_required: true });
  expect(await api.createCustomer(request)).toEqual(created);
  await expect(api.confirmCustomer({ mail_address: MAIL, code: '000000' })).rejects.toMatchObject(
    refusal('mismatch', 'code'),
  );
  await passAMinute(t);
  await api.resendConfirmation(MAIL);
  await api.confirmCustomer({ mail_address: MAIL, code: await mailedCode(t, MAIL) });
  await logIn();
  expect(await findMember()).toMatchObject({ mail_address: MAIL, tel: '0312345678', campus_ids: [1] });
  expect(await api.listFavorites()).toMatchObject([{ estate_id: favourite }]);
  expect(await api.checkMailAddress(MAIL)).toBe(false);
});

test('a member changes each section of the registration', async () => {
  const profile = profileForm(todayInJapan).parse({
    ...registration(MAIL),
    name_mei: '次郎',
    kana_mei: 'ジロウ',
    zip_code: '100-0001',
    grade_id: 5,
  });
  expect(await api.updateCustomer(profile)).toMatchObject({ name_mei: '次郎', zip_code: '1000001' });
  const notices = notificationForm.parse({ is_mail_magazine: '1' });
  expect(await api.updateCustomer(notices)).toMatchObject({ is_mail_magazine: true, name_mei: '次郎' });

  expect(await api.checkPassword('sakura2027')).toBe(false);
  expect(await api.checkPassword('sakura2026')).toBe(true);
  expect(await api.checkPasswordHistory('sakura2026')).toBe(true);
  expect(await api.checkPasswordHistory('momiji2026')).toBe(false);
  await api.updateCustomer(
    passwordChangeForm.parse({ current_password: 'sakura2026', password: 'momiji2026' }),
  );
  await logIn('momiji2026');

  const address = { mail_address: 'new@example.com', mail_address_confirm: 'new@example.com' };
  const change = mailChangeForm.parse({ ...address, current_password: 'momiji2026' });
  expect(await api.updateCustomer(change)).toMatchObject({ mail_address: MAIL });
  const code = await mailedCode(t, 'new@example.com');
  expect(await api.confirmMailChange(code)).toMatchObject({ mail_address: 'new@example.com' });
});

test('a forgotten password is reset by the link of the mail', async () => {
  await api.requestPasswordReset('new@example.com');
  const query = await mailedQuery(t, 'new@example.com');
  const values = passwordResetForm.parse({ ...Object.fromEntries(query), password: 'tsubaki2026' });
  await api.resetPassword(values);
  await expect(api.resetPassword(values)).rejects.toMatchObject({ status: 400 });
  await logIn('tsubaki2026', 'new@example.com');
});

test('a member sends an inquiry, a mail form and a bulk order, and finds them again', async () => {
  const inquiry = generalInquiryForm(todayInJapan).parse({ inquiry_contents_id: 1, applicant: person });
  const asked = await api.createInquiry({ form_type: 'general', ...inquiry });
  const described = await api.findMailForm('alumni');
  const fields = readMailFormFields(described?.fields ?? [], todayInJapan);
  const story = mailFormRequest(fields, todayInJapan).parse({
    applicant: { ...person, housing_type: '学生寮', themes: ['通学'], story: '近くて助かりました。' },
  });
  const told = await api.createInquiry({ form_type: 'mailform:alumni', ...story });
  const order = roomOrderForm(todayInJapan).parse({
    targets: [{ campus_id: 1, rank: 1, exam_type: 6 }],
    contact_method: [1],
    applicant: { ...person, registrant_type: 1, move_in_ym: todayInJapan().slice(0, 7) },
  });
  const ordered = await api.orderRooms({ ...order, request_id: crypto.randomUUID() });
  expect(ordered).toMatchObject({ inquiry_no: expect.stringMatching(/^Q\d{8}$/), targets_count: 1 });
  const sent = await api.listInquiries({ limit: 2 });
  expect(sent).toMatchObject({ total_count: 3, limit: 2 });
  expect(sent.result.map(({ inquiry_no }) => inquiry_no)).toEqual([ordered.inquiry_no, told.inquiry_no]);
  expect((await api.listInquiries({ page: 2, limit: 2 })).result).toMatchObject([
    { inquiry_no: asked.inquiry_no, form_type: 'general' },
  ]);
});

test('a mail form comes with its texts, its items and their notes', async () => {
  const form = await api.findMailForm('alumni');
  expect(form).toMatchObject({
    title: '卒業生・入居者の方の体験談の募集',
    lead: expect.stringContaining('<p>部屋の選び方'),
    finished: expect.stringContaining('体験談をお送りいただき'),
  });
  expect(readMailFormFields(form?.fields ?? [], todayInJapan)).toContainEqual(
    expect.objectContaining({ name: 'pen_name', max_length: 20, note: expect.stringContaining('掲載する') }),
  );
  expect(await api.findMailForm('nobody')).toBeNull();
});

test('a member renames a saved search and sets its mails', async () => {
  const condition_id = await api.saveCondition({
    name: '早稲田',
    condition: { pref_id: [13] },
    path: '/search/area/pref_id:13/result/',
    notify_frequency: 0,
  });
  await api.updateCondition({ condition_id, name: '東京', notify_frequency: 3, is_seen: true });
  expect(await api.listSavedConditions()).toMatchObject([{ name: '東京', notify_frequency: 3 }]);
  await expect(api.updateCondition({ condition_id: 999_999 })).rejects.toMatchObject({ status: 404 });
  expect(await api.deleteConditions([condition_id])).toBe(1);
});

test('a member waits for a full building, is told of news and reads it', async () => {
  const [free = 0, full = 0] = await someEstateIds(t, 2);
  await t.pool.query('update roomtype set vacant_status_id = 4 where estate_id = $1', [full]);
  await t.pool.query('update estate set vacant_status_id = 4 where estate_id = $1', [full]);
  const move_in_ym = todayInJapan().slice(0, 7);
  await expect(api.joinWaitlist({ estate_id: free, move_in_ym })).rejects.toMatchObject(
    refusal('conflict', 'estate_id'),
  );
  const waitlist_id = await api.joinWaitlist({ estate_id: full, move_in_ym });
  expect(await api.listWaitlist()).toMatchObject([{ waitlist_id, estate_id: full, move_in_ym }]);
  expect(await api.leaveWaitlist([waitlist_id])).toBe(1);

  const { customer_id } = await findMember();
  await t.db
    .insertInto('notification')
    .values(
      [free, full].map((estate_id) => ({
        customer_id,
        type: 'closed' as const,
        created_at: new Date(),
        estate_id,
        data: JSON.stringify({ name: '見本ハイツ' }),
      })),
    )
    .execute();
  const news = await api.listNotifications({ limit: 1 });
  expect(news).toMatchObject({ total_count: 2, unread_count: 2, result: [{ is_read: false }] });
  const [first] = news.result;
  expect(await api.markNotificationsRead([first?.notification_id ?? 0])).toBe(1);
  expect(await api.markNotificationsRead('all')).toBe(0);
});

test('a list is shared and judged without a login', async () => {
  const [estate_id = 0, other = 0] = await someEstateIds(t, 2);
  const { share_key } = await api.createShareList({ estate_ids: [estate_id, other], note: '春からの部屋' });
  await api.saveVerdict({ share_key, estate_id, by: '母', verdict: '◎' });
  expect(await api.findShareList({ share_key })).toMatchObject({
    estate_ids: [estate_id, other],
    verdicts: [{ estate_id, by: '母', verdict: '◎', comment: '' }],
  });
  await expect(api.findShareList({ share_key: 'nobody' })).rejects.toMatchObject({ status: 404 });
});

test('a member leaves with the password, and the session is over', async () => {
  const { is_confirmed, ...values } = withdrawalForm.parse({
    password: 'sakura2026',
    reason_ids: '1,2',
    is_confirmed: true,
  });
  expect(is_confirmed).toBe(true);
  await expect(api.deleteCustomer(values)).rejects.toMatchObject(refusal('mismatch', 'password'));
  await api.deleteCustomer({ ...values, password: 'tsubaki2026' });
  await expect(findMember()).rejects.toMatchObject({ status: 401 });
});
