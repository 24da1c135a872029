import type { SelfViewingCalendar } from '@gakumado/shared/contract';
import { addDays, todayInJapan } from '@gakumado/shared/forms';
import { formatDay } from '@gakumado/shared/format';
import { forgetInquiries, openHomes, person, visitDay } from '#testing/test-inquiry.ts';
import { withTestApp } from '#testing/test-app.ts';
import type { TestApp } from '#testing/test-app.ts';

let t: TestApp;
let estate_id: number;
let shop_id: number;
let inquiry_no: string;

beforeAll(async () => {
  t = await withTestApp({ RATE_LIMIT_SCALE: '0' });
  const { rows } = await t.pool.query('select * from estate order by estate_id limit 1');
  ({ estate_id, shop_id, inquiry_no } = rows[0]);
});
beforeEach(async () => {
  await forgetInquiries(t);
  await openHomes(t);
});
afterAll(() => t.close());

const change = (column: string, value: unknown) =>
  t.pool.query(`update estate set ${column} = $1 where estate_id = $2`, [value, estate_id]);

const view = (time: string, about: object = { estate_ids: [estate_id] }) =>
  t.call('inquiry/create', {
    form_type: 'self_naiken',
    wishes: [{ date: visitDay, time }],
    applicant: { ...person, is_id_check: true },
    ...about,
  });

async function calendar(request: object = {}): Promise<SelfViewingCalendar> {
  const { statusCode, body } = await t.call('inquiry/self_viewing/calendar', { estate_id, ...request });
  expect([statusCode, body.errors]).toEqual([200, undefined]);
  return body.result;
}

const freeTimes = async () =>
  (await calendar({ from: visitDay, days: 1 })).days.flatMap(({ slots }) =>
    slots.filter(({ is_free }) => is_free).map(({ time }) => time),
  );

test('62 days from today on, each with its half hours from 9:00 to 18:00', async () => {
  const { days, ...rest } = await calendar();
  expect(rest).toEqual({ estate_id, is_available: true, note: null, minutes: 60 });
  expect(days).toHaveLength(62);
  expect(days[0]?.date).toBe(todayInJapan());
  expect(days[8]?.slots).toHaveLength(19);
  expect(days[8]?.slots.at(0)).toEqual({ time: '09:00', is_free: true });
  expect(days[8]?.slots.at(-1)).toEqual({ time: '18:00', is_free: true });
});

test('a viewing holds an hour: nobody comes half an hour before its end or its start', async () => {
  expect((await view('10:00')).body.result.reservation).toMatchObject({ time: '10:00', minutes: 60 });
  expect((await freeTimes()).slice(0, 3)).toEqual(['09:00', '11:00', '11:30']);
  for (const time of ['09:30', '10:00', '10:30']) {
    expect((await view(time)).body.errors).toMatchObject([
      { field: 'wishes.0.time', code: 'conflict', message: expect.stringContaining('受付を終了') },
    ]);
  }
  expect((await view('11:00')).statusCode).toBe(200);
  expect((await view('09:00')).statusCode).toBe(200);
});

test('an hour is for one home, chosen or named by its number', async () => {
  const { rows } = await t.pool.query('select estate_id from estate where estate_id <> $1 limit 1', [
    estate_id,
  ]);
  const other: number = rows[0].estate_id;
  const fault = { code: 'max_length', message: '物件は1件まで選択できます。' };
  expect((await view('10:00', { estate_ids: [estate_id, other] })).body.errors).toMatchObject([
    { field: 'estate_ids', ...fault },
  ]);
  const byNumber = { applicant: { ...person, is_id_check: true, estate_inquiry_no: inquiry_no } };
  expect((await view('10:00', { estate_ids: [other], ...byNumber })).body.errors).toMatchObject([
    { field: 'applicant.estate_inquiry_no', ...fault },
  ]);
  expect(await t.db.selectFrom('self_viewing').selectAll().execute()).toEqual([]);
});

test('of six at once for overlapping hours nobody shares the home', async () => {
  const times = ['10:00', '10:30', '11:00', '10:00', '10:30', '11:00'];
  const answers = await Promise.all(times.map((time) => view(time)));
  const rows = await t.db.selectFrom('self_viewing').selectAll().execute();
  const booked = answers.filter(({ statusCode }) => statusCode === 200);
  expect(rows).toHaveLength(booked.length * 2);
  expect(booked.length).toBeGreaterThan(0);
  expect(answers.every(({ statusCode }) => [200, 400].includes(statusCode))).toBe(true);
});

test.each([
  ['vacant_status_id', 4, 'この物件は現在満室のため'],
  ['vacant_status_id', 5, 'この物件は現在満室のため'],
  ['status', 2, 'この物件は募集を終了したため'],
])('a home with %s %i cannot be viewed, and it is said', async (column, value, words) => {
  await change(column, value);
  expect(await calendar()).toMatchObject({
    is_available: false,
    note: expect.stringContaining(words),
    days: [],
  });
  const fault = { code: 'conflict', message: expect.stringContaining(words) };
  expect((await view('10:00')).body.errors).toMatchObject([{ field: 'estate_ids', ...fault }]);
  const byNumber = { applicant: { ...person, is_id_check: true, estate_inquiry_no: inquiry_no } };
  expect((await view('10:00', byNumber)).body.errors).toMatchObject([
    { field: 'applicant.estate_inquiry_no', ...fault },
  ]);
});

test('a home is viewed from the day on which its room is empty', async () => {
  const from = addDays(visitDay, 1);
  await change('move_in_from', from);
  const { days } = await calendar({ from: visitDay, days: 2 });
  const note = `空室になるのは${formatDay(from)}からです。それ以降の日付を選択してください。`;
  expect(days).toMatchObject([{ date: visitDay, is_open: false, note, slots: [] }, { is_open: true }]);
  expect((await view('10:00')).body.errors).toMatchObject([
    { field: 'wishes.0.date', code: 'conflict', message: note },
  ]);
});

test('a day on which the shop rests is closed', async () => {
  await t.pool.query('insert into shop_closure values ($1, $2, $3)', [shop_id, visitDay, '社内研修']);
  const { days } = await calendar({ from: visitDay, days: 1 });
  expect(days).toEqual([{ date: visitDay, is_open: false, note: '社内研修', slots: [] }]);
  expect((await view('10:00')).body.errors).toMatchObject([
    { field: 'wishes.0.date', code: 'conflict', message: expect.stringContaining('休業日') },
  ]);
});

test.each([
  [{ estate_id: 999_999 }, 404, 'not_found'],
  [{ estate_id: undefined }, 400, 'required'],
  [{ days: 93 }, 400, 'range'],
])('%j is %i %s', async (request, status, code) => {
  const { statusCode, body } = await t.call('inquiry/self_viewing/calendar', { estate_id, ...request });
  expect([statusCode, body.errors[0].code]).toEqual([status, code]);
});
