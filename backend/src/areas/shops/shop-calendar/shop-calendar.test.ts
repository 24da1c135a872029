import type { CalendarDay } from '@gakumado/shared/contract';
import { withTestApp } from '#testing/test-app.ts';
import type { TestApp } from '#testing/test-app.ts';
import { releaseSlots, reserveSlot } from './reserve-slot.ts';
import type { Booking } from './reserve-slot.ts';
import { findCalendar, findRegionCalendar } from './shop-calendar-queries.ts';

const SHOP = 1;
/** A Monday that is no holiday. */
const MONDAY = '2027-06-14';
/** The Sunday before, at noon in Japan. */
const NOW = new Date('2027-06-13T12:00:00+09:00');
let t: TestApp;

beforeAll(async () => {
  t = await withTestApp();
  await t.pool.query(
    `update shop set regular_holidays = '{3}', open_time = '10:00', close_time = '13:30', slot_minutes = 60,
       visit_capacity = 2, video_capacity = 1, is_visit = true, is_video = true where shop_id = $1`,
    [SHOP],
  );
  await t.pool.query('delete from shop_closure where shop_id = $1', [SHOP]);
});
beforeEach(() => t.pool.query('delete from booking'));
afterAll(() => t.close());

const calendar = async (from: string, days: number, now = NOW) =>
  (await findCalendar(t.db, SHOP, from, days, now)) ?? [];

const reserve = (change: Partial<Booking> = {}, now = NOW) =>
  t.db.transaction().execute((trx) => {
    const full = {
      shop_id: SHOP,
      date: MONDAY,
      time: '10:00',
      kind: 'visit',
      inquiry_id: 1,
      wish_no: 1,
    } as const;
    return reserveSlot(trx, { ...full, ...change }, { now });
  });

const fields = (error: unknown) =>
  (error as { fields: { field: string; code: string; message: string }[] }).fields;

test('62 days from today on, each open or closed with its times', async () => {
  const { statusCode, body } = await t.call('shop/calendar', { shop_id: SHOP });
  const days: CalendarDay[] = body.result;
  expect(statusCode).toBe(200);
  expect(days).toHaveLength(62);
  const today = new Intl.DateTimeFormat('sv-SE', { timeZone: 'Asia/Tokyo' }).format(new Date());
  expect(days[0]?.date).toBe(today);
  expect(new Set(days.map(({ is_open }) => is_open))).toEqual(new Set([true, false]));
});

test('an open day: whole slots within the opening hours, with the free places of each', async () => {
  await reserve();
  await reserve({ inquiry_id: 2, kind: 'video', time: '11:00' });
  expect(await calendar(MONDAY, 1)).toEqual([
    {
      date: MONDAY,
      is_open: true,
      open_time: '10:00',
      close_time: '13:30',
      note: null,
      slots: [
        { time: '10:00', visit_remaining: 1, video_remaining: 1 },
        { time: '11:00', visit_remaining: 2, video_remaining: 0 },
        { time: '12:00', visit_remaining: 2, video_remaining: 1 },
      ],
    },
  ]);
});

test('closed on its weekday and on days of its own; open on a national holiday', async () => {
  await t.pool.query('insert into shop_closure values ($1, $2, $3)', [
    SHOP,
    '2027-06-15',
    '社内研修のため休業',
  ]);
  const days = await calendar('2027-06-15', 2);
  const closed = { is_open: false, open_time: null, close_time: null, slots: [] };
  expect(days).toEqual([
    { date: '2027-06-15', note: '社内研修のため休業', ...closed },
    { date: '2027-06-16', note: '定休日', ...closed },
  ]);
  expect(await calendar('2027-07-19', 1)).toMatchObject([{ is_open: true, note: '海の日' }]);
});

test('times that have begun cannot be booked any more', async () => {
  const now = new Date(`${MONDAY}T11:00:00+09:00`);
  const [day] = await calendar(MONDAY, 1, now);
  expect(day?.slots.map(({ visit_remaining }) => visit_remaining)).toEqual([0, 0, 2]);
  await expect(reserve({ time: '11:00' }, now)).rejects.toThrow();
  await reserve({ time: '12:00' }, now);
});

test('a shop offers only its own kinds of visits', async () => {
  await t.pool.query('update shop set is_video = false where shop_id = $1', [SHOP]);
  const [day] = await calendar(MONDAY, 1);
  expect(day?.slots.map(({ video_remaining }) => video_remaining)).toEqual([0, 0, 0]);
  await expect(reserve({ kind: 'video' })).rejects.toThrow();
  await t.pool.query('update shop set is_video = true where shop_id = $1', [SHOP]);
});

test('twenty inquiries at once for two places: two get them, the others a conflict on the time', async () => {
  const tries = Array.from({ length: 20 }, (_, n) => reserve({ inquiry_id: n + 1, wish_no: 2 }));
  const results = await Promise.allSettled(tries);
  expect(results.filter(({ status }) => status === 'fulfilled')).toHaveLength(2);
  const refused = results.find((result) => result.status === 'rejected');
  expect(fields(refused?.reason)).toEqual([
    {
      field: 'wishes.1.time',
      code: 'conflict',
      message: '選択された時間は受付を終了しました。別の時間を選択してください。',
    },
  ]);
  expect(await t.db.selectFrom('booking').selectAll().execute()).toHaveLength(2);
});

test('a closed day is a conflict on the date, a time between the slots on the time', async () => {
  const closed = await reserve({ date: '2027-06-16' }).catch(fields);
  expect(closed).toMatchObject([{ field: 'wishes.0.date', message: expect.stringContaining('休業日') }]);
  expect(await reserve({ time: '10:30' }).catch(fields)).toMatchObject([{ field: 'wishes.0.time' }]);
  expect(await reserve({ time: '13:00' }).catch(fields)).toMatchObject([{ field: 'wishes.0.time' }]);
});

test('a cancelled inquiry gives its times back; a rolled back one never had them', async () => {
  await reserve({ inquiry_id: 7 });
  await reserve({ inquiry_id: 8 });
  await expect(reserve({ inquiry_id: 9 })).rejects.toThrow();
  await releaseSlots(t.db, 7);
  const undone = t.db.transaction().execute(async (trx) => {
    await reserveSlot(
      trx,
      { shop_id: SHOP, date: MONDAY, time: '10:00', kind: 'visit', inquiry_id: 9, wish_no: 1 },
      { now: NOW },
    );
    throw new Error('something else went wrong');
  });
  await expect(undone).rejects.toThrow('something else');
  await reserve({ inquiry_id: 10 });
});

test('a region is one calendar with the places of all its shops', async () => {
  const { rows } = await t.pool.query(
    `select area_slug, array_agg(shop_id order by shop_id) as ids from shop group by 1 having count(*) > 1 limit 1`,
  );
  const { area_slug, ids } = rows[0];
  const [first, second] = ids;
  await t.pool.query('delete from shop_closure where shop_id = any($1)', [ids]);
  await t.pool.query(`update shop set regular_holidays = '{0,1,2,3,4,5,6}' where shop_id = any($1)`, [ids]);
  const open = (shopId: number, from: string, to: string, holidays: string) =>
    t.pool.query(
      `update shop set regular_holidays = $4, open_time = $2, close_time = $3, slot_minutes = 60,
         visit_capacity = 2, video_capacity = 6, is_visit = true, is_video = true where shop_id = $1`,
      [shopId, from, to, holidays],
    );
  await open(first, '10:00', '12:00', '{}');
  await open(second, '09:30', '12:30', '{2}');
  await reserve({ shop_id: second, time: '10:30', kind: 'video' });
  const days = await findRegionCalendar(t.db, area_slug, MONDAY, 2, NOW);
  const slot = (time: string, visit_remaining: number, video_remaining: number) => ({
    time,
    visit_remaining,
    video_remaining,
  });
  expect(days).toEqual([
    {
      date: MONDAY,
      is_open: true,
      open_time: '09:30',
      close_time: '12:30',
      note: null,
      slots: [
        slot('09:30', 2, 6),
        slot('10:00', 2, 6),
        slot('10:30', 2, 5),
        slot('11:00', 2, 6),
        slot('11:30', 2, 6),
      ],
    },
    expect.objectContaining({ open_time: '10:00', slots: [slot('10:00', 2, 6), slot('11:00', 2, 6)] }),
  ]);
  await open(second, '10:00', '12:00', '{}');
  const [together] = await findRegionCalendar(t.db, area_slug, '2027-06-15', 1, NOW);
  expect(together?.slots).toEqual([slot('10:00', 4, 9), slot('11:00', 4, 9)]);
  await t.pool.query(`update shop set regular_holidays = '{0,1,2,3,4,5,6}' where shop_id = any($1)`, [ids]);
  const { body } = await t.call('shop/calendar', { area_slug, from: MONDAY, days: 1 });
  expect(body.result).toEqual([
    { date: MONDAY, is_open: false, open_time: null, close_time: null, note: '定休日', slots: [] },
  ]);
});

test.each([
  [{ shop_id: 999_999 }, 404, 'not_found'],
  [{}, 400, 'required'],
  [{ area_slug: 'nowhere' }, 400, 'format'],
  [{ shop_id: SHOP, days: 0 }, 400, 'range'],
  [{ shop_id: SHOP, days: 93 }, 400, 'range'],
  [{ shop_id: SHOP, from: '2027-02-30' }, 400, 'format'],
  [{ shop_id: SHOP, from: '9999-12-31' }, 400, 'range'],
])('%j is %i %s', async (request, status, code) => {
  const { statusCode, body } = await t.call('shop/calendar', request);
  expect([statusCode, body.errors.map((fault: { code: string }) => fault.code)]).toEqual([status, [code]]);
});

test('the sample shops rest over the New Year, in summer and on days of their own', async () => {
  const { body } = await t.call('shop/calendar', { shop_id: 2, from: '2026-12-27', days: 10 });
  const rests: CalendarDay[] = body.result.filter(({ note }: CalendarDay) => note === '年末年始休業');
  expect(rests.map(({ date }) => date)).toEqual([
    '2026-12-29',
    '2026-12-30',
    '2026-12-31',
    '2027-01-01',
    '2027-01-02',
    '2027-01-03',
  ]);
  const notes = await t.db
    .selectFrom('shop_closure')
    .select('note')
    .distinct()
    .where('shop_id', '>', 1)
    .execute();
  expect(notes.map(({ note }) => note).toSorted()).toEqual(
    ['夏季休業', '年末年始休業', '社内研修のため休業'].toSorted(),
  );
});
