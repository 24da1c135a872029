import { formatDay } from '@gakumado/shared/format';
import { addDays } from '@gakumado/shared/forms';
import {
  findMails,
  forgetInquiries,
  openHomes,
  openShop,
  person,
  visit,
  visitDay,
} from '#testing/test-inquiry.ts';
import { loginSampleMember } from '#testing/test-member.ts';
import { remindOfBookings } from './remind-of-bookings.ts';
import { inJapan } from '#testing/test-notifier.ts';
import { ownKeys } from '#testing/own-keys.ts';
import { withTestApp } from '#testing/test-app.ts';
import type { TestApp } from '#testing/test-app.ts';

const ORIGIN = 'https://gakumado.example';
let t: TestApp;
let estateId: number;

beforeAll(async () => {
  t = await withTestApp({
    RATE_LIMIT_SCALE: '0',
    SITE_ORIGIN: ORIGIN,
    ...ownKeys,
    SHOP_MAIL_FALLBACK: 'central@shops.example',
  });
  await openHomes(t);
  await openShop(t);
  const { rows } = await t.pool.query('select estate_id from estate where shop_id = 1 order by 1 limit 1');
  estateId = rows[0].estate_id;
});
beforeEach(() => forgetInquiries(t));
afterAll(() => t.close());

const ask = (call: 'detail' | 'change' | 'cancel', body: object, headers = {}) =>
  t.call(`inquiry/reservation/${call}`, body, headers);

/** Sends an inquiry and reads the key out of the visitor's mail, as the visitor does. */
async function book(request: object, headers = {}): Promise<string> {
  const { statusCode, body } = await t.call('inquiry/create', request, headers);
  expect([statusCode, body.errors]).toEqual([200, undefined]);
  const mails = await findMails(t);
  const [, address = ''] = /ご予約の変更・キャンセル：\n(\S+)/.exec(mails.at(-1)?.body_text ?? '') ?? [];
  expect(address).toMatch(`${ORIGIN}/inquiry/general/?reservation=`);
  await t.pool.query('delete from mail_outbox');
  return new URL(address).searchParams.get('reservation') ?? '';
}

const at = (time: string) => [{ date: visitDay, time }];
const held = () =>
  t.db.selectFrom('booking').select(['date', 'time', 'kind', 'inquiry_id']).orderBy('kind').execute();
const taken = (index = 0) => [
  {
    field: `wishes.${index}.time`,
    code: 'conflict',
    message: '選択された時間は受付を終了しました。別の時間を選択してください。',
  },
];

test('the key of the mail shows what is booked, and how to change it', async () => {
  const reservation_key = await book({ ...visit, estate_ids: [estateId] });
  const { statusCode, body } = await ask('detail', { reservation_key });
  expect(statusCode).toBe(200);
  expect(body.result).toEqual({
    inquiry_id: expect.any(Number),
    inquiry_no: expect.stringMatching(/^Q\d{8}$/),
    form_type: 'general',
    kinds: ['visit'],
    state: 'booked',
    is_changeable: true,
    date: visitDay,
    time: '11:00',
    minutes: 60,
    wishes: visit.wishes,
    video_tool: null,
    calendar: 'shop',
    is_visit: true,
    is_video: false,
    shop: expect.objectContaining({
      shop_id: 1,
      shop_name: expect.any(String),
      tel: expect.any(String),
      address: expect.any(String),
    }),
    estates: [expect.objectContaining({ estate_id: estateId, name: expect.any(String) })],
  });
});

test('moving frees the old place, takes the new one and tells both', async () => {
  const reservation_key = await book({ ...visit, is_video: 1, applicant: { ...person, video_tool: 1 } });
  const wishes = at('14:00');
  const { body } = await ask('change', { reservation_key, wishes });
  expect(body.result).toMatchObject({
    date: visitDay,
    time: '14:00',
    wishes,
    state: 'booked',
    video_tool: 1,
  });
  expect(await held()).toMatchObject([
    { time: '14:00', kind: 'video' },
    { time: '14:00', kind: 'visit' },
  ]);
  const [toShop, toVisitor] = await findMails(t);
  expect(toShop).toMatchObject({ to_address: 'central@shops.example', reply_to: person.mail_address });
  expect(toVisitor).toMatchObject({ to_address: person.mail_address, reply_to: null });
  expect(toVisitor?.subject).toMatch(
    /】来店・現地見学とオンライン内見のご予約の日時の変更（受付番号：Q\d{8}）$/,
  );
  expect(toVisitor?.body_text).toContain('来店・現地見学とオンライン内見のご予約の日時を変更しました。');
  for (const text of [
    `変更前の日時：${formatDay(visitDay)}11:00`,
    `日時：${formatDay(visitDay)}14:00（この日時で承りました）`,
    'ご予約：来店・現地見学とオンライン内見',
    'お名前：見本 花子',
    '電話番号：09012345678',
  ]) {
    expect(toShop?.body_text).toContain(text);
  }
  for (const text of [
    `日時：${formatDay(visitDay)}14:00から60分`,
    '道順：',
    `${ORIGIN}/inquiry/general/?reservation=${reservation_key}`,
  ]) {
    expect(toVisitor?.body_text).toContain(text);
  }
  expect(toVisitor?.body_html).toContain('ご予約の変更・キャンセル</a>');
  expect((await ask('detail', { reservation_key })).body.result).toEqual(body.result);
});

test('the same slots once more are the same answer without mails', async () => {
  const reservation_key = await book(visit);
  const first = await ask('change', { reservation_key, wishes: at('14:00') });
  const mails = await findMails(t);
  const again = await ask('change', { reservation_key, wishes: at('14:00') });
  expect(again.body).toEqual(first.body);
  expect(await findMails(t)).toEqual(mails);
});

test('of eight who move to one time at once, one gets it and the others keep theirs', async () => {
  const times = ['10:00', '11:00', '12:00', '13:00', '15:00', '16:00', '17:00'];
  const keys: string[] = [];
  for (const time of times) keys.push(await book({ ...visit, wishes: at(time) }));
  const answers = await Promise.all(
    keys.map((reservation_key) => ask('change', { reservation_key, wishes: at('14:00') })),
  );
  expect(answers.filter(({ statusCode }) => statusCode === 200)).toHaveLength(1);
  for (const { statusCode, body } of answers) if (statusCode !== 200) expect(body.errors).toEqual(taken());
  const rows = await held();
  expect(rows).toHaveLength(times.length);
  expect(new Set(rows.map(({ time }) => time)).size).toBe(times.length);
});

test.each([
  [[], 'wishes.0.date', '変更後の日付を選択してください。'],
  [[{ date: visitDay, time: '' }], 'wishes.0.time', '変更後の時間を選択してください。'],
  [
    [{ date: '2020-01-01', time: '11:00' }],
    'wishes.0.date',
    expect.stringContaining('変更後の日付は') as unknown as string,
  ],
  [at('12:30'), 'wishes.0.time', '選択された時間は受付を終了しました。別の時間を選択してください。'],
  [[...at('12:00'), ...at('14:00')], 'wishes', '1件まで指定できます。'],
])('the new time is one that can be booked: %#', async (wishes, field, message) => {
  const reservation_key = await book(visit);
  const { statusCode, body } = await ask('change', { reservation_key, wishes });
  expect([statusCode, body.errors[0]]).toEqual([400, expect.objectContaining({ field, message })]);
  expect(await held()).toMatchObject([{ time: '11:00' }]);
  expect(await findMails(t)).toEqual([]);
});

test('a closed day is refused, and the booking stays', async () => {
  const reservation_key = await book(visit);
  await t.pool.query('insert into shop_closure values (1, $1, $2)', [visitDay, '休業']);
  const { body } = await ask('change', { reservation_key, wishes: at('14:00') });
  await t.pool.query('delete from shop_closure where shop_id = 1');
  expect(body.errors).toMatchObject([
    { field: 'wishes.0.date', message: '選択された日は休業日です。別の日を選択してください。' },
  ]);
  expect(await held()).toMatchObject([{ time: '11:00' }]);
});

test('cancelling frees the place at once and tells both; afterwards nothing changes', async () => {
  const reservation_key = await book(visit);
  const { body } = await ask('cancel', { reservation_key });
  expect(body.result).toMatchObject({ state: 'cancelled', is_changeable: false, date: visitDay });
  expect(await held()).toEqual([]);
  const [toShop, toVisitor] = await findMails(t);
  expect(toShop?.subject).toMatch(/^【ガクマド】ご予約のキャンセル Q\d{8}（来店・現地見学）$/);
  expect(toVisitor?.subject).toMatch(/】来店・現地見学のご予約のキャンセル（受付番号：Q\d{8}）$/);
  expect(toVisitor?.body_text).toContain('来店・現地見学のご予約をキャンセルしました。');
  for (const mail of [toShop, toVisitor]) {
    expect(mail?.body_text).toContain(`ご予約だった日時：${formatDay(visitDay)}11:00`);
  }
  expect(toVisitor?.body_text).not.toContain('ご予約の変更・キャンセル');
  for (const call of ['cancel', 'change'] as const) {
    const refused = await ask(call, { reservation_key, wishes: at('14:00') });
    expect([refused.statusCode, refused.body.errors]).toEqual([
      400,
      [
        {
          field: '',
          code: 'conflict',
          message:
            'このご予約はキャンセルされています。あらためてのご予約は、お問い合わせフォームから承ります。',
        },
      ],
    ]);
  }
  expect((await t.call('inquiry/create', visit)).statusCode).toBe(200);
  expect((await ask('detail', { reservation_key })).body.result).toMatchObject({ state: 'cancelled' });
});

test('the calendar of the visitor follows the booking: it moves with it, and goes when that is cancelled', async () => {
  const now = jest.spyOn(Date, 'now');
  const start = Date.now();
  const files: Record<string, string | undefined>[] = [];
  const keepFile = async () => {
    const { calendar, to_address } = (await findMails(t)).at(-1)!;
    expect(to_address).toBe(person.mail_address);
    const part = (name: string) => new RegExp(`^${name}:(.*)\r$`, 'm').exec(calendar?.content ?? '')?.[1];
    files.push(
      Object.fromEntries(
        ['METHOD', 'UID', 'STATUS', 'SEQUENCE', 'DTSTART'].map((name) => [name, part(name)]),
      ),
    );
    now.mockReturnValue(start + files.length * 60_000);
  };
  const { body } = await t.call('inquiry/create', visit);
  await keepFile();
  const { reservation_key } = body.result.reservation;
  expect((await ask('change', { reservation_key, wishes: at('14:00') })).statusCode).toBe(200);
  await keepFile();
  expect((await ask('cancel', { reservation_key })).statusCode).toBe(200);
  await keepFile();
  now.mockRestore();
  const day = visitDay.replaceAll('-', '');
  const UID = body.result.inquiry_no;
  expect(files).toMatchObject([
    { METHOD: 'PUBLISH', UID, STATUS: undefined, DTSTART: `${day}T020000Z` },
    { METHOD: 'PUBLISH', UID, STATUS: undefined, DTSTART: `${day}T050000Z` },
    { METHOD: 'CANCEL', UID, STATUS: 'CANCELLED', DTSTART: `${day}T050000Z` },
  ]);
  const numbers = files.map(({ SEQUENCE }) => Number(SEQUENCE));
  expect(numbers[1]).toBeGreaterThan(numbers[0]!);
  expect(numbers[2]).toBeGreaterThan(numbers[1]!);
});

test('a booking that has begun is past and cannot be changed', async () => {
  const reservation_key = await book(visit);
  await t.pool.query(`update inquiry set wishes = '[{"date": "2020-01-01", "time": "11:00"}]'`);
  expect((await ask('detail', { reservation_key })).body.result).toMatchObject({
    state: 'past',
    is_changeable: false,
  });
  for (const call of ['cancel', 'change'] as const) {
    const { statusCode, body } = await ask(call, { reservation_key, wishes: at('14:00') });
    expect([statusCode, body.errors[0].code]).toEqual([400, 'expired']);
    expect(body.errors[0].message).toBe(
      'ご予約の日時を過ぎているため、変更・キャンセルはできません。店舗までお電話でご連絡ください。',
    );
  }
});

test('a viewing without staff is moved by its own times, and its estate is free again', async () => {
  const viewing = (time: string) => ({
    form_type: 'self_naiken',
    estate_ids: [estateId],
    wishes: at(time),
    applicant: { ...person, is_id_check: true },
  });
  const reservation_key = await book(viewing('09:30'));
  const { body } = await ask('detail', { reservation_key });
  expect(body.result).toMatchObject({ kinds: ['self_viewing'], calendar: 'self_viewing' });
  const refused = await ask('change', { reservation_key, wishes: at('09:10') });
  expect(refused.body.errors).toMatchObject([{ field: 'wishes.0.time', code: 'format' }]);
  expect((await ask('change', { reservation_key, wishes: at('16:00') })).statusCode).toBe(200);
  expect((await t.call('inquiry/create', viewing('09:30'))).statusCode).toBe(200);
  expect((await t.call('inquiry/create', viewing('16:00'))).body.errors).toEqual(taken());
  await ask('cancel', { reservation_key });
  expect((await t.call('inquiry/create', viewing('16:00'))).statusCode).toBe(200);
});

test('a member finds the booking in the list and needs no key; nobody else has it', async () => {
  const headers = await loginSampleMember(t);
  await book(visit, headers);
  const list = (await t.call('inquiry/list', {}, headers)).body.result;
  expect(list).toMatchObject([
    { reservation: { kinds: ['visit'], state: 'booked', is_changeable: true, date: visitDay, minutes: 60 } },
  ]);
  const { inquiry_id } = list[0];
  expect((await ask('detail', { inquiry_id }, headers)).body.result).toMatchObject({ inquiry_id });
  expect((await ask('cancel', { inquiry_id })).statusCode).toBe(401);
  await t.pool.query('update inquiry set customer_id = null');
  const foreign = await ask('cancel', { inquiry_id }, headers);
  expect([foreign.statusCode, foreign.body.errors]).toEqual([
    404,
    [expect.objectContaining({ field: 'inquiry_id', code: 'not_found' })],
  ]);
});

test('an unknown or altered key is not found, and a question has no booking', async () => {
  const key = await book(visit);
  const [id = '', signature = ''] = key.split('.');
  const altered = [
    `${Number(id) + 1}.${signature}`,
    `${id}.${signature.slice(0, -1)}_`,
    `${id}.`,
    'x',
    '1.2.3',
  ];
  for (const reservation_key of altered) {
    const { statusCode, body } = await ask('detail', { reservation_key });
    expect([statusCode, body.errors[0]]).toEqual([
      404,
      expect.objectContaining({ field: 'reservation_key', code: 'not_found' }),
    ]);
  }
  expect((await ask('detail', {})).body.errors).toMatchObject([
    { field: 'reservation_key', code: 'required' },
  ]);
  const headers = await loginSampleMember(t);
  const question = { form_type: 'general', inquiry_contents_id: 1, applicant: person };
  const { inquiry_id } = (await t.call('inquiry/create', question, headers)).body.result;
  expect((await ask('detail', { inquiry_id }, headers)).statusCode).toBe(404);
  const { result } = (await t.call('inquiry/list', {}, headers)).body;
  expect(result).toMatchObject([{ inquiry_id, reservation: null }]);
});

const remind = (now: Date) =>
  remindOfBookings(
    { db: t.db, config: { siteOrigin: ORIGIN, shopMailFallback: 'central@shops.example', mailFrom: '' } },
    now,
  );
const reminders = async () => (await findMails(t)).filter(({ subject }) => subject.includes('】明日'));

test('the day before, the visitor gets one mail with the place, the way and what to bring', async () => {
  const reservation_key = await book({ ...visit, estate_ids: [estateId] });
  for (const [days, hour] of [
    [6, 12],
    [7, 8],
    [7, 20],
    [8, 9],
  ] as const)
    await remind(inJapan(days, hour));
  expect(await reminders()).toEqual([]);
  const day = inJapan(7, 9);
  await Promise.all([remind(day), remind(day)]);
  await remind(day);
  const [mail, ...more] = await reminders();
  expect(more).toEqual([]);
  expect(mail?.subject).toMatch(/】明日11:00からの来店・現地見学のご案内/);
  for (const words of ['場所', '道順', 'お持ちいただくもの', `reservation=${reservation_key}`])
    expect(mail?.body_text).toContain(words);
});

test('a cancelled booking is not brought to mind, and a moved one is for its new day', async () => {
  const cancelled = await book(visit);
  await ask('cancel', { reservation_key: cancelled });
  await remind(inJapan(7, 9));
  expect(await reminders()).toEqual([]);

  const moved = await book(visit);
  await remind(inJapan(7, 10));
  expect(await reminders()).toHaveLength(1);
  await ask('change', {
    reservation_key: moved,
    wishes: [{ date: addDays(visitDay, 1), time: '13:00' }],
  });
  await remind(inJapan(7, 11));
  expect(await reminders()).toHaveLength(1);
  await remind(inJapan(8, 11));
  expect((await reminders()).map(({ subject }) => subject.replace(/^.*】/, '').slice(0, 7))).toEqual([
    '明日11:00',
    '明日13:00',
  ]);
});

test('a booking that was made today has its receipt alone', async () => {
  await book(visit);
  await t.pool.query('update inquiry set created_at = $1', [inJapan(7, 8)]);
  await remind(inJapan(7, 10));
  expect(await reminders()).toEqual([]);
});
