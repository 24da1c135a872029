import { randomUUID } from 'node:crypto';
import { formatDate, formatMonth } from '@gakumado/shared/format';
import { todayInJapan } from '@gakumado/shared/forms';
import { DAY_MS } from '@gakumado/shared/vocabulary';
import { withTestApp } from '../../testing/test-app.ts';
import type { TestApp } from '../../testing/test-app.ts';
import { findMails, forgetInquiries, person, visitDay } from '../../testing/test-inquiry.ts';

let t: TestApp;
let campuses: { campus_id: number; name: string }[];

beforeAll(async () => {
  t = await withTestApp({ RATE_LIMIT_SCALE: '0', SHOP_MAIL_FALLBACK: 'central@shops.example' });
  // The first and the last campus of the country are near different shops.
  const { rows } = await t.pool.query(
    `select campus_id, school_name || ' ' || campus_name as name from campus join school using (school_id)
     order by campus.prefecture_id, campus_id`,
  );
  campuses = [rows[0], rows.at(-1)];
});
beforeEach(() => forgetInquiries(t));
afterAll(() => t.close());

const order = (targets: object[], more: object = {}) =>
  t.call('inquiry/kimaroom', {
    targets,
    wishes: { price_to: '60000', condition: [61], optional_equipment: '801,802', meal_type: '1' },
    contact_method: ['1', '3'],
    message: 'よろしくお願いします。',
    applicant: { ...person, registrant_type: '2', move_in_ym: visitDay.slice(0, 7), contact_time: '4' },
    ...more,
  });

test('an order without wishes is one without conditions', async () => {
  const targets = [{ school_name_free: '見本大学', rank: 1, exam_type: 6 }];
  const answers = [await order(targets, { wishes: undefined }), await order(targets, { wishes: null })];
  expect(answers.map(({ statusCode }) => statusCode)).toEqual([200, 200]);
  const rows = await t.db.selectFrom('inquiry').select('filter').execute();
  expect(rows.map(({ filter }) => filter)).toMatchObject([{ condition: [] }, { condition: [] }]);
});

test('an order is one inquiry, and every shop near one of its places is sent all of it', async () => {
  const { statusCode, body } = await order([
    { campus_id: campuses[1]?.campus_id, rank: 2, exam_type: 1, result_date: visitDay },
    { campus_id: campuses[0]?.campus_id, rank: 1, exam_type: 6 },
    { school_name_free: '見本大学', rank: 3, exam_type: '2', result_date: visitDay },
  ]);
  expect(statusCode).toBe(200);
  expect(body.result).toEqual({
    inquiry_id: expect.any(Number),
    inquiry_no: expect.stringMatching(/^Q\d{8}$/),
    targets_count: 3,
    shops: [expect.objectContaining({ tel: expect.any(String) }), expect.anything()],
    reply_text: expect.stringContaining('ご返信します'),
  });
  const [row] = await t.db.selectFrom('inquiry').selectAll().execute();
  expect(row).toMatchObject({
    form_type: 'kimaroom',
    inquiry_contents_id: 5,
    shop_ids: body.result.shops.map((shop: { shop_id: number }) => shop.shop_id),
    targets: [{ rank: 1 }, { rank: 2 }, { rank: 3 }],
    filter: { price_to: 60_000, optional_equipment: [801, 802] },
    contact_method: [1, 3],
  });
  const mails = await findMails(t);
  expect(mails).toHaveLength(3);
  for (const mail of mails.slice(0, 2)) {
    expect(mail.reply_to).toBe('hanako@example.com');
    for (const text of [
      `第1志望：${campuses[0]?.name}／入学決定済`,
      `第3志望：見本大学／共通テスト／合格発表日 ${formatDate(visitDay)}`,
      '家賃：～6万円',
      '必須の条件：家具付き',
      'できればの条件：オートロック、防犯カメラ',
      '食事：朝夕付き',
      'ご希望の連絡方法：メール、LINE',
      'ご希望の連絡時間帯：夕方以降',
      '登録者：保護者',
      'よろしくお願いします。',
    ]) {
      expect(mail.body_text).toContain(text);
    }
  }
  expect(mails[2]).toMatchObject({ to_address: 'hanako@example.com' });
  const receipt = mails[2]?.body_text;
  expect(receipt).not.toMatch(/よろしく|見本大学/);
  const { rows } = await t.pool.query('select shop_name, tel from shop where shop_id = any($1)', [
    row?.shop_ids,
  ]);
  expect(rows).toHaveLength(2);
  for (const text of [
    ...rows.flatMap(({ shop_name, tel }) => [`店舗：${shop_name}`, `電話番号：${tel}`]),
    '以下の内容でご依頼を受け付けました。',
    '内容：お部屋探しのまとめて依頼',
    `第1志望：${campuses[0]?.name}／入学決定済`,
    '第3志望：ご入力の学校／共通テスト',
    `入居希望月：${formatMonth(visitDay)}`,
  ]) {
    expect(receipt).toContain(text);
  }
});

test('kinds of buildings that are one to a visitor are named once, and wishes that say nothing are left out', async () => {
  const wishes = { building_type_id: [52, 63, 65], gender_type: 0, meal_type: 0, commute_minutes_max: 30 };
  await order([{ pref_id: 13, city_id: 13104, rank: 1, exam_type: 6 }], { wishes });
  for (const { body_text } of await findMails(t)) {
    expect(body_text).toContain('第1志望：東京都新宿区／入学決定済');
    expect(body_text).toContain('建物の種類：学生マンション、学生会館\n');
    expect(body_text).toContain('食事：食事なし');
    expect(body_text).toContain('通学時間：30分以内');
    expect(body_text).not.toMatch(/入居できる方|合格発表前予約|いいえ/);
  }
});

test('where only names were typed, the central office answers', async () => {
  const { body } = await order([{ school_name_free: '見本大学', rank: 1, exam_type: 6 }]);
  expect(body.result).toMatchObject({ shops: [], reply_text: '通常、2営業日以内にご返信します。' });
  expect((await findMails(t))[0]?.to_address).toBe('central@shops.example');
});

test('ten at once with one id are one order', async () => {
  const targets = [{ pref_id: 13, city_id: 13104, rank: 1, exam_type: 6 }];
  const request_id = randomUUID();
  const answers = await Promise.all(Array.from({ length: 10 }, () => order(targets, { request_id })));
  expect(new Set(answers.map(({ body }) => body.result.inquiry_no)).size).toBe(1);
  expect(await findMails(t)).toHaveLength(2);
  const other = await t.call('inquiry/create', {
    form_type: 'general',
    inquiry_contents_id: 1,
    applicant: person,
    request_id,
  });
  expect(other.body.errors).toMatchObject([{ field: 'request_id', code: 'conflict' }]);
});

test('an order with a result of today is the same order after midnight', async () => {
  const targets = [{ school_name_free: '見本大学', rank: 1, exam_type: 1, result_date: todayInJapan() }];
  const request_id = randomUUID();
  const first = await order(targets, { request_id });
  expect(first.statusCode).toBe(200);
  const now = jest.spyOn(Date, 'now').mockReturnValue(Date.now() + DAY_MS);
  try {
    expect((await order(targets, { request_id })).body).toEqual(first.body);
    expect((await order(targets)).body.errors).toMatchObject([{ field: 'targets.0.result_date' }]);
  } finally {
    now.mockRestore();
  }
});

test('faults name their rows', async () => {
  const { body } = await order([
    { rank: 1, exam_type: 6 },
    { school_name_free: '見本大学', rank: 1, exam_type: 1, result_date: '2020-01-01' },
  ]);
  expect(body.errors).toEqual([
    {
      field: 'targets.0.campus_id',
      code: 'required',
      message: '1行目の学校またはエリアを入力してください。',
    },
    {
      field: 'targets.1.result_date',
      code: 'range',
      message: '2行目の合格発表日は本日以降の日付を選択してください。',
    },
    { field: 'targets.1.rank', code: 'duplicate', message: '志望順位が重複しています。' },
  ]);
});

test.each([
  [{ commute_minutes_max: 30 }, undefined],
  [{ commute_minutes_max: 31 }, 'wishes.commute_minutes_max'],
  [{ meal_type: 5 }, 'wishes.meal_type'],
  [{ gender_type: 4 }, 'wishes.gender_type'],
])('an order takes the values that are offered: %j', async (wishes, field) => {
  const { body } = await order([{ school_name_free: '見本大学', rank: 1, exam_type: 6 }], { wishes });
  expect(body.errors?.[0]?.field).toBe(field);
});

test('a school or city that is not there, or not in its prefecture, is refused at its row', async () => {
  const { statusCode, body } = await order([
    { campus_id: 999_999, rank: 1, exam_type: 6 },
    { pref_id: 27, city_id: 13104, rank: 2, exam_type: 6 },
    { pref_id: 13, city_id: 13999, rank: 3, exam_type: 6 },
    { pref_id: 13, city_id: 13104, rank: 4, exam_type: 6 },
  ]);
  expect(statusCode).toBe(400);
  expect(body.errors).toEqual([
    expect.objectContaining({ field: 'targets.0.campus_id', code: 'not_found' }),
    { field: 'targets.1.city_id', code: 'not_found', message: '市区町村を選択し直してください。' },
    expect.objectContaining({ field: 'targets.2.city_id', code: 'not_found' }),
  ]);
  expect(await findMails(t)).toEqual([]);
});

test('a wish that is not there, or not of its kind, is refused at its field', async () => {
  const targets = [{ school_name_free: '見本大学', rank: 1, exam_type: 6 }];
  const wishes = {
    building_type_id: [52, 9999],
    condition: [61],
    optional_condition: [801],
    equipment: [9999],
  };
  const { statusCode, body } = await order(targets, { wishes });
  expect(statusCode).toBe(400);
  expect(body.errors).toEqual([
    { field: 'wishes.building_type_id', code: 'not_found', message: '建物の種類を選択し直してください。' },
    expect.objectContaining({ field: 'wishes.optional_condition', code: 'not_found' }),
    expect.objectContaining({ field: 'wishes.equipment', code: 'not_found' }),
  ]);
  expect(await findMails(t)).toEqual([]);
});
