import { randomUUID } from 'node:crypto';
import { addDays, todayInJapan } from '@gakumado/shared/forms';
import { DAY_MS } from '@gakumado/shared/vocabulary';
import { withTestApp } from '../../testing/test-app.ts';
import type { TestApp } from '../../testing/test-app.ts';
import { findMails, forgetInquiries, openShop, person, visit, visitDay } from '../../testing/test-inquiry.ts';

let t: TestApp;

beforeAll(async () => {
  t = await withTestApp({ RATE_LIMIT_SCALE: '0', SHOP_MAIL_FALLBACK: 'central@shops.example' });
  await openShop(t);
});
beforeEach(() => forgetInquiries(t));
afterAll(() => t.close());

const create = (body: object) => t.call('inquiry/create', body);
const inquiries = () => t.db.selectFrom('inquiry').selectAll().orderBy('inquiry_id').execute();

test('ten at once with one id are one inquiry with one answer', async () => {
  const request = { ...visit, request_id: randomUUID() };
  const answers = await Promise.all(Array.from({ length: 10 }, () => create(request)));
  expect(new Set(answers.map(({ statusCode }) => statusCode))).toEqual(new Set([200]));
  expect(new Set(answers.map(({ body }) => JSON.stringify(body))).size).toBe(1);
  expect(await inquiries()).toHaveLength(1);
  expect(await findMails(t)).toHaveLength(2);
});

test('another spelling of the same values is the same request', async () => {
  const request_id = randomUUID();
  const first = await create({ ...visit, request_id });
  const { applicant, ...rest } = visit;
  const spelled = {
    request_id,
    applicant: {
      agree: 1,
      ...Object.fromEntries(Object.entries(applicant).toReversed()),
      tel: '０９０１２３４５６７８',
      kana_sei: 'ﾐﾎﾝ',
      school_name_free: '',
      campus_ids: [],
      move_in_ym: null,
    },
    ...Object.fromEntries(Object.entries(rest).toReversed()),
    shop_id: '1',
    is_video: false,
    wishes: [...visit.wishes, { date: '', time: '' }, {}],
    message: '  ',
    source_url: 'https://example.com/other/',
  };
  const again = await create(spelled);
  expect([again.statusCode, again.body]).toEqual([200, first.body]);
  expect(await inquiries()).toHaveLength(1);
  const other = { ...spelled, applicant: { ...spelled.applicant, tel: '0312345678' } };
  expect((await create(other)).body.errors).toMatchObject([{ field: 'request_id', code: 'conflict' }]);
});

test('a visit of tomorrow is the same request after midnight, and another one is refused', async () => {
  const wishes = [{ date: addDays(todayInJapan(), 1), time: '11:00' }];
  const request = { ...visit, wishes, request_id: randomUUID() };
  const first = await create(request);
  expect(first.statusCode).toBe(200);
  const now = jest.spyOn(Date, 'now').mockReturnValue(Date.now() + DAY_MS);
  try {
    expect((await create(request)).body).toEqual(first.body);
    expect((await create({ ...request, message: '変更' })).body.errors).toMatchObject([
      { field: 'request_id', code: 'conflict' },
    ]);
    expect((await create({ ...request, request_id: randomUUID() })).body.errors).toMatchObject([
      { field: 'wishes.0.date' },
    ]);
  } finally {
    now.mockRestore();
  }
  expect(await inquiries()).toHaveLength(1);
});

test('another request with the same id is refused', async () => {
  const request_id = randomUUID();
  await create({ ...visit, request_id });
  const { statusCode, body } = await create({ ...visit, message: '変更', request_id });
  expect([statusCode, body.errors]).toEqual([
    400,
    [expect.objectContaining({ field: 'request_id', code: 'conflict' })],
  ]);
});

test('after 24 hours the id is a new one', async () => {
  const request = {
    form_type: 'general',
    inquiry_contents_id: 1,
    applicant: person,
    request_id: randomUUID(),
  };
  const first = await create(request);
  await t.pool.query("update answered_request set created_at = now() - interval '24 hours 1 second'");
  const second = await create(request);
  expect(second.body.result.inquiry_no).not.toBe(first.body.result.inquiry_no);
  expect((await create(request)).body).toEqual(second.body);
});

test('a refusal is not kept: the next try counts', async () => {
  const request_id = randomUUID();
  await create(visit);
  expect((await create({ ...visit, request_id })).statusCode).toBe(400);
  const later = { ...visit, wishes: [{ date: visitDay, time: '15:00' }], request_id };
  expect((await create(later)).statusCode).toBe(200);
});
