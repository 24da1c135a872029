import { randomUUID } from 'node:crypto';
import type { Document } from '@gakumado/shared/contract';
import { formatDay } from '@gakumado/shared/format';
import { loginSampleMember } from '../../testing/test-member.ts';
import { withTestApp } from '../../testing/test-app.ts';
import type { TestApp } from '../../testing/test-app.ts';
import {
  findMails,
  forgetInquiries,
  openHomes,
  openShop,
  person,
  visit,
  visitDay,
} from '../../testing/test-inquiry.ts';

const FALLBACK = 'central@shops.example';
let t: TestApp;

beforeAll(async () => {
  t = await withTestApp({ RATE_LIMIT_SCALE: '0', SHOP_MAIL_FALLBACK: FALLBACK });
  await openShop(t);
});
beforeEach(() => forgetInquiries(t));
afterAll(() => t.close());

const create = (body: object, headers = {}) => t.call('inquiry/create', body, headers);
const inquiries = () => t.db.selectFrom('inquiry').selectAll().orderBy('inquiry_id').execute();

/** Estates of two shops, two of the first. */
async function twoShops() {
  const { rows } = await t.pool.query<{ shop_id: number; ids: number[] }>(
    'select shop_id, array_agg(estate_id order by estate_id) as ids from estate group by 1 having count(*) > 1 order by 1',
  );
  const [first, second] = rows;
  if (!first || !second) throw new Error('The samples have too few shops.');
  return {
    first: first.ids.slice(0, 2),
    second: second.ids.slice(0, 1),
    shops: [first.shop_id, second.shop_id],
  };
}

test('a question without shop and estate goes to the central office', async () => {
  const { statusCode, body } = await create({
    form_type: 'general',
    inquiry_contents_id: '1',
    message: '一行目\r\n二行目',
    applicant: { ...person, tel: '', grade_id: '3' },
    source_url: 'https://example.com/view/1/',
  });
  expect(statusCode).toBe(200);
  expect(body.result).toEqual({
    inquiry_id: expect.any(Number),
    inquiry_no: expect.stringMatching(/^Q\d{8}$/),
    shop: null,
    estate_ids: [],
    reply_text: '通常、2営業日以内にご返信します。',
    reservation: null,
    inquiries: [expect.objectContaining({ inquiry_no: body.result.inquiry_no })],
    documents: [],
  });
  expect(await inquiries()).toMatchObject([
    {
      customer_id: null,
      inquiry_contents_id: 1,
      message: '一行目\n二行目',
      applicant: { name_sei: '見本', kana_sei: 'ミホン', tel: null, grade_id: 3 },
      language: 'ja',
      is_from_estate: false,
    },
  ]);
  const [shopMail, receipt] = await findMails(t);
  expect(shopMail).toMatchObject({ to_address: FALLBACK, reply_to: 'hanako@example.com' });
  for (const text of ['フリガナ：ミホン ハナコ', '学年：高校3年', '二行目', 'https://example.com/view/1/']) {
    expect(shopMail?.body_text).toContain(text);
  }
  expect(receipt).toMatchObject({ to_address: 'hanako@example.com', reply_to: null });
  expect(receipt?.subject).toContain(body.result.inquiry_no);
  expect(receipt?.body_text).toContain('見本 花子 様');
  expect(receipt?.body_text).not.toContain('二行目');
});

test('a visit books its first preferred slot and notes the others', async () => {
  const wishes = [...visit.wishes, { date: '', time: '' }, { date: visitDay, time: '13:00' }];
  const { body } = await create({ ...visit, wishes });
  expect(body.result).toMatchObject({
    shop: { shop_id: 1, shop_name: expect.any(String), tel: expect.any(String), address: expect.any(String) },
    reservation: { date: visitDay, time: '11:00', is_visit: true, is_video: false, minutes: 60 },
    reply_text: expect.stringMatching(
      /^(通常、.+にご返信します|ご予約の日時までに、店舗からご連絡します)。$/,
    ),
  });
  const [notice] = await findMails(t);
  expect(notice?.body_text).toContain(`店舗：${body.result.shop.shop_name}`);
  const { reservation_key } = body.result.reservation;
  const opened = await t.call('inquiry/reservation/detail', { reservation_key });
  expect(opened.body.result).toMatchObject({ inquiry_no: body.result.inquiry_no, state: 'booked' });
  const bookings = await t.db.selectFrom('booking').selectAll().execute();
  expect(bookings).toMatchObject([
    { shop_id: 1, date: visitDay, time: '11:00', kind: 'visit', inquiry_id: body.result.inquiry_id },
  ]);
  const [shopMail, receipt] = await findMails(t);
  for (const mail of [shopMail, receipt]) {
    expect(mail?.body_text).toContain(`第1希望：${formatDay(visitDay)}11:00（この日時で承りました）`);
    expect(mail?.body_text).toContain(`第3希望：${formatDay(visitDay)}13:00`);
  }
});

test('a visit that is a video call as well takes both', async () => {
  const both = { ...visit, is_video: true, applicant: { ...person, video_tool: '1' } };
  expect((await create(both)).statusCode).toBe(200);
  const kinds = (await t.db.selectFrom('booking').select('kind').orderBy('kind').execute()).map(
    ({ kind }) => kind,
  );
  expect(kinds).toEqual(['video', 'visit']);
});

test('concurrent inquiries book a time once, and the refused ones leave nothing', async () => {
  const answers = await Promise.all(Array.from({ length: 8 }, () => create(visit)));
  expect(answers.filter(({ statusCode }) => statusCode === 200)).toHaveLength(1);
  const refused = answers.find(({ statusCode }) => statusCode === 400);
  expect(refused?.body.errors).toEqual([
    {
      field: 'wishes.0.time',
      code: 'conflict',
      message: '選択された時間は受付を終了しました。別の時間を選択してください。',
    },
  ]);
  expect(await inquiries()).toHaveLength(1);
  expect(await findMails(t)).toHaveLength(2);
});

test('a closed day and a taken time are refused at the slot that has them', async () => {
  await t.pool.query('insert into shop_closure values (1, $1, $2)', [visitDay, '休業']);
  const closedFirst = await create(visit);
  expect(closedFirst.body.errors).toMatchObject([
    { field: 'wishes.0.date', message: '選択された日は休業日です。別の日を選択してください。' },
  ]);
  await t.pool.query('delete from shop_closure where shop_id = 1');
  const noSuchTime = { ...visit, wishes: [...visit.wishes, { date: visitDay, time: '11:30' }] };
  expect((await create(noSuchTime)).body.errors).toMatchObject([
    { field: 'wishes.1.time', code: 'conflict' },
  ]);
  expect(await inquiries()).toEqual([]);
  expect(await t.db.selectFrom('booking').selectAll().execute()).toEqual([]);
});

test('estates of several shops become one inquiry for each shop', async () => {
  const { first, second, shops } = await twoShops();
  await t.pool.query('update shop set mail_address = $1 where shop_id = $2', ['one@shops.example', shops[0]]);
  const { body } = await create({
    form_type: 'view_contact',
    estate_ids: [...second, ...first],
    applicant: { ...person, contents: ['1', '3'] },
  });
  expect(body.result.inquiries).toMatchObject([
    { shop: { shop_id: shops[0] }, estate_ids: first },
    { shop: { shop_id: shops[1] }, estate_ids: second },
  ]);
  const numbers = body.result.inquiries.map((inquiry: { inquiry_no: string }) => inquiry.inquiry_no);
  expect(new Set(numbers).size).toBe(2);
  expect(body.result.inquiry_no).toBe(numbers[0]);
  const mails = await findMails(t);
  expect(mails.map(({ to_address }) => to_address)).toEqual([
    'one@shops.example',
    FALLBACK,
    'hanako@example.com',
  ]);
  expect(mails[0]?.body_text).toContain('知りたいこと：空室状況、見学したい');
  for (const number of numbers) expect(mails[2]?.body_text).toContain(number);
});

test.each([
  [{ ...visit, shop_id: 999_999 }, 'shop_id', 'not_found'],
  [
    { form_type: 'view_contact', estate_ids: [999_999], applicant: { ...person, contents: [1] } },
    'estate_ids',
    'not_found',
  ],
  [
    { form_type: 'general', inquiry_contents_id: 1, applicant: { ...person, campus_ids: [999_999] } },
    'applicant.campus_ids',
    'not_found',
  ],
  [
    {
      form_type: 'view_contact',
      estate_ids: [1],
      applicant: { ...person, contents: [1], waitlist_estate_ids: [2] },
    },
    'applicant.waitlist_estate_ids',
    'not_found',
  ],
  [
    { form_type: 'it_id', applicant: { ...person, estate_inquiry_no: 'nothing' } },
    'applicant.estate_inquiry_no',
    'not_found',
  ],
  [
    { ...visit, applicant: { ...person, mail_address_confirm: 'b@example.com' } },
    'applicant.mail_address_confirm',
    'mismatch',
  ],
  [{ ...visit, applicant: { ...person, agree: false } }, 'applicant.agree', 'required'],
  [{ ...visit, form_type: 'unknown' }, 'form_type', 'format'],
  [{ ...visit, request_id: 'x' }, 'request_id', 'format'],
  [{ ...visit, applicant: undefined }, 'applicant', 'required'],
  [
    { form_type: 'self_naiken', wishes: [...visit.wishes, { date: 'x', time: 'x' }], applicant: person },
    'wishes',
    'max_length',
  ],
])('a fault is named: %#', async (request, field, code) => {
  const { statusCode, body } = await create(request);
  expect([statusCode, body.errors[0]]).toEqual([400, expect.objectContaining({ field, code })]);
  expect(await findMails(t)).toEqual([]);
});

describe('other forms', () => {
  test('material about a school goes to the shop nearest to it', async () => {
    const { rows } = await t.pool.query('select campus_id from campus order by campus_id limit 1');
    const { body } = await create({
      form_type: 'data_request',
      applicant: { ...person, delivery: 1, grade_id: 3, campus_ids: [rows[0].campus_id] },
    });
    expect(body.result.shop).toMatchObject({ shop_id: expect.any(Number) });
  });

  test('material for wishes that are not there is refused at their fields', async () => {
    const applicant = { ...person, delivery: 1, grade_id: 3, pref_id: 13 };
    const { statusCode, body } = await create({
      form_type: 'data_request',
      applicant: { ...applicant, building_type_id: [9999], condition: [61, 801] },
    });
    expect(statusCode).toBe(400);
    expect(body.errors).toMatchObject([
      { field: 'applicant.building_type_id', code: 'not_found' },
      { field: 'applicant.condition', code: 'not_found' },
    ]);
  });

  describe('pamphlets', () => {
    const request = (document_ids: number[], delivery: number) =>
      create({
        form_type: 'request',
        document_ids,
        applicant: {
          ...person,
          grade_id: 3,
          delivery,
          zip_code: '1698050',
          prefecture_id: 13,
          city: '新宿区',
          address: '1',
        },
      });

    test('digital pamphlets can be read at once, those by post cannot', async () => {
      const { result: documents } = (await t.call('document/publish/list')).body;
      const both = documents.filter((one: Document) => one.is_digital && one.is_postal).slice(0, 2);
      const ids = both.map((one: Document) => one.document_id);
      const { body } = await request(ids, 1);
      expect(body.result.documents).toEqual(
        both.map(({ document_id, title, pdf_path }: Document) => ({ document_id, title, pdf_path })),
      );
      for (const mail of await findMails(t)) expect(mail.body_text).toContain(`・${both[0].title}`);
      expect((await request(ids, 2)).body.result.documents).toEqual([]);
      await t.pool.query('update document set is_postal = false where document_id = $1', [ids[0]]);
      expect((await request(ids, 2)).body.errors).toMatchObject([
        { field: 'applicant.delivery', code: 'conflict' },
      ]);
    });

    test('one that is not published is refused', async () => {
      expect((await request([999_999], 1)).body.errors).toMatchObject([
        { field: 'document_ids', code: 'not_found' },
      ]);
    });
  });

  test('an online consultation is booked at a shop of the region that is free', async () => {
    const { rows } = await t.pool.query('select area_slug from shop where shop_id = 1');
    await t.pool.query('update shop set is_video = shop_id = 1');
    const applicant = { ...person, area_slug: rows[0].area_slug, tool: 1, participants: 2, topics: [1, 2] };
    const request = { form_type: 'web_soudankai', wishes: visit.wishes, applicant };
    const { body } = await create(request);
    expect(body.result).toMatchObject({
      shop: { shop_id: 1 },
      reservation: { is_video: true, is_visit: false },
    });
    expect((await create(request)).body.errors).toMatchObject([{ field: 'wishes.0.time', code: 'conflict' }]);
  });

  test('of two who ask for a consultation at once, each gets a shop of the region', async () => {
    const { rows } = await t.pool.query(
      `select area_slug, array_agg(shop_id order by shop_id) as ids from shop group by 1 having count(*) > 1 limit 1`,
    );
    const [{ area_slug, ids }] = rows;
    await t.pool.query(
      `update shop set is_video = shop_id = any($1), regular_holidays = '{}', open_time = '10:00', close_time = '18:00',
         slot_minutes = 60, video_capacity = 1 where area_slug = $2`,
      [ids.slice(0, 2), area_slug],
    );
    await t.pool.query('delete from shop_closure');
    const applicant = { ...person, area_slug, tool: 1, participants: 2, topics: [1] };
    const request = { form_type: 'web_soudankai', wishes: visit.wishes, applicant };
    const answers = await Promise.all([1, 2, 3].map(() => create(request)));
    const booked = answers.filter(({ statusCode }) => statusCode === 200);
    expect(new Set(booked.map(({ body }) => body.result.shop.shop_id))).toEqual(new Set(ids.slice(0, 2)));
    expect(booked).toHaveLength(2);
    await openShop(t);
  });

  describe('an explanation of the contract', () => {
    const explain = async (wishes: object[], about: object = {}) => {
      await openShop(t);
      const { rows } = await t.pool.query('select estate_id from estate where shop_id = 1 limit 1');
      const estate_ids = [rows[0].estate_id];
      return create({ form_type: 'it_id', estate_ids, wishes, applicant: person, ...about });
    };

    test('is a video call with the shop of its estate', async () => {
      const { body } = await explain([{ date: '', time: '' }, ...visit.wishes]);
      expect(body.result.reservation).toMatchObject({ date: visitDay, time: '11:00', is_video: true });
      const rows = await t.db.selectFrom('booking').selectAll().execute();
      expect(rows).toMatchObject([{ shop_id: 1, date: visitDay, time: '11:00', kind: 'video' }]);
      const [shopMail] = await findMails(t);
      expect(shopMail?.body_text).toContain(`第2希望：${formatDay(visitDay)}11:00（この日時で承りました）`);
    });

    test('is refused on a closed day and outside the opening hours, at its slot', async () => {
      const at = (time: string) => [{ date: visitDay, time }];
      expect((await explain(at('03:00'))).body.errors).toMatchObject([
        { field: 'wishes.0.time', code: 'conflict', message: expect.stringContaining('受付を終了') },
      ]);
      const night = [...at('11:00'), { date: visitDay, time: '22:00' }];
      expect((await explain(night)).body.errors).toMatchObject([{ field: 'wishes.1.time' }]);
      await openShop(t);
      await t.pool.query('update shop set regular_holidays = $1 where shop_id = 1', ['{0,1,2,3,4,5,6}']);
      const { rows } = await t.pool.query('select estate_id from estate where shop_id = 1 limit 1');
      const closed = {
        form_type: 'it_id',
        estate_ids: [rows[0].estate_id],
        wishes: at('11:00'),
        applicant: person,
      };
      expect((await create(closed)).body.errors).toMatchObject([
        { field: 'wishes.0.date', message: expect.stringContaining('休業日') },
      ]);
      await openShop(t);
    });

    test('without an estate or without a date books nothing', async () => {
      expect((await explain(visit.wishes, { estate_ids: [] })).body.result.reservation).toBeNull();
      expect((await explain([])).body.result.reservation).toBeNull();
    });
  });

  test('a viewing without staff knows its estate by number and has its hour alone', async () => {
    await openHomes(t);
    const { rows } = await t.pool.query('select estate_id, inquiry_no from estate order by 1 limit 2');
    const request = (estate: number, time: string) =>
      create({
        form_type: 'self_naiken',
        wishes: [{ date: visitDay, time }],
        applicant: { ...person, is_id_check: true, estate_inquiry_no: rows[estate].inquiry_no },
      });
    const answers = await Promise.all([1, 2, 3].map(() => request(0, '09:30')));
    const taken = answers.filter(({ statusCode }) => statusCode === 200);
    expect(taken).toHaveLength(1);
    expect(taken[0]?.body.result).toMatchObject({
      estate_ids: [rows[0].estate_id],
      reservation: { date: visitDay, time: '09:30', is_visit: false, is_video: false, minutes: 60 },
      reply_text: '鍵の開け方は、ご予約の1時間前にメールでお送りします。',
    });
    for (const { statusCode, body } of answers) {
      if (statusCode !== 200)
        expect(body.errors).toMatchObject([{ field: 'wishes.0.time', code: 'conflict' }]);
    }
    expect((await request(0, '10:30')).statusCode).toBe(200);
    expect((await request(1, '09:30')).statusCode).toBe(200);
  });

  test('a form of the content service is checked by its list; an unknown one is 404', async () => {
    const fields = [
      { name: 'contact', label: 'ご連絡先', type: 'mail', is_required: true },
      {
        name: 'season',
        label: '時期',
        type: 'radio',
        is_required: true,
        options: ['春', '秋', '2026年1月10日'],
      },
      { name: 'Bad Name', label: 'x', type: 'text' },
    ];
    await t.pool.query(
      `insert into content_item (endpoint, id, published_at, search_text, body) values ('mailforms', 'fair', now(), '', $1)`,
      [JSON.stringify({ id: 'fair', title: '住まいの相談会', fields })],
    );
    const send = (season: string, name = 'fair') =>
      create({
        form_type: `mailform:${name}`,
        applicant: { contact: 'a@example.com', season, agree: 1 },
      });
    expect((await send('夏')).body.errors).toMatchObject([{ field: 'applicant.season', code: 'range' }]);
    expect((await send('2026年1月10日')).body.errors).toMatchObject([
      { field: 'applicant.season', code: 'range', message: '時期を選択し直してください。' },
    ]);
    expect((await send('春')).statusCode).toBe(200);
    const [shopMail, receipt] = await findMails(t);
    expect(shopMail?.body_text).toContain('時期：春');
    expect(shopMail?.subject).toContain('（住まいの相談会）');
    expect(receipt?.to_address).toBe('a@example.com');
    const unknown = await send('春', 'nothing');
    expect(unknown).toMatchObject({
      statusCode: 404,
      body: { errors: [{ field: 'form_type', code: 'not_found' }] },
    });
  });
});

describe('who asks', () => {
  test('a customer finds the inquiries again, the newest first', async () => {
    const headers = await loginSampleMember(t);
    await create(visit, headers);
    const { body } = await create(
      { form_type: 'general', inquiry_contents_id: 1, applicant: person },
      headers,
    );
    await create({ form_type: 'general', inquiry_contents_id: 1, applicant: person });
    const list = (await t.call('inquiry/list?limit=1', {}, headers)).body;
    expect(list).toMatchObject({ total_count: 2, page: 1, limit: 1 });
    expect(list.result).toMatchObject([{ inquiry_no: body.result.inquiry_no, shops: [], wishes: [] }]);
    const second = (await t.call('inquiry/list?limit=1&page=2', {}, headers)).body;
    expect(second.result).toMatchObject([{ shops: [{ shop_id: 1 }], wishes: visit.wishes, is_visit: true }]);
    const opinion = { ...person, kind: 'その他', message: '見やすいです。' };
    await create({ form_type: 'mailform:site_feedback', applicant: opinion }, headers);
    await create({ form_type: 'it_id', wishes: visit.wishes, applicant: person }, headers);
    const { result } = (await t.call('inquiry/list', {}, headers)).body;
    expect(result.map(({ about }: { about: string }) => about)).toEqual([
      'オンラインでの重要事項説明',
      'サイトへのご意見',
      '空室・入居条件',
      '来店・見学・オンライン内見',
    ]);
    expect((await t.call('inquiry/list')).statusCode).toBe(401);
  });

  test('a token that is not good is ignored', async () => {
    const { statusCode } = await create(visit, { authorization: 'Bearer a.b.c' });
    expect(statusCode).toBe(200);
    expect(await inquiries()).toMatchObject([{ customer_id: null }]);
  });
});

test('mails and inquiry exist together or not at all', async () => {
  await t.pool.query(`
    create function refuse_mail() returns trigger language plpgsql as
      $$ begin raise exception 'the second mail fails' using errcode = 'P0001'; end $$;
    create trigger refuse_mail before insert on mail_outbox
      for each row when (new.to_address = 'hanako@example.com') execute function refuse_mail()`);
  const request = { ...visit, request_id: randomUUID() };
  expect((await create(request)).statusCode).toBe(500);
  await t.pool.query('drop trigger refuse_mail on mail_outbox');
  const tables = ['inquiry', 'mail_outbox', 'booking', 'answered_request'] as const;
  for (const table of tables) {
    expect(await t.db.selectFrom(table).selectAll().execute()).toEqual([]);
  }
  expect((await create(request)).statusCode).toBe(200);
});

describe('injection', () => {
  test.each([
    ['name_sei', '見本\r\nBcc: a@example.com'],
    ['name_mei', '<b>花子</b>'],
    ['name_mei', 'https://example.com/'],
    ['mail_address', 'a@example.com\r\nBcc: b@example.com'],
    ['mail_address', 'a@example.com,b@example.com'],
    ['mail_address', '"a b"@example.com'],
    ['kana_sei', 'ミホン\u0000'],
  ])('%s %p is refused', async (name, value) => {
    const confirm = name === 'mail_address' ? { mail_address_confirm: value } : {};
    const { statusCode } = await create({ ...visit, applicant: { ...person, ...confirm, [name]: value } });
    expect(statusCode).toBe(400);
  });

  test('texts of the visitor stay in the body of the notice for the shop', async () => {
    const message = "'; drop table inquiry; --\r\n.\r\nSubject: x\r\n\r\n<script>alert(1)</script>";
    await create({ form_type: 'general', inquiry_contents_id: 9, message, applicant: person });
    const [shopMail, receipt] = await findMails(t);
    expect(shopMail?.subject).toMatch(/^【ガクマド】お問い合わせ Q\d{8}（その他）$/);
    expect(shopMail?.body_text).toContain("'; drop table inquiry; --");
    expect(receipt?.body_text).not.toContain('script');
  });
});

test.each(['en', 'ja'])(
  'a shop reads that a visitor of the language %s may not know Japanese',
  async (language) => {
    const general = { form_type: 'general', inquiry_contents_id: '1', message: 'x', applicant: person };
    await create({ ...general, language });
    const [shopMail, receipt] = await findMails(t);
    const line = 'ご連絡の言語：英語（日本語を選んでいないブラウザから送信）';
    expect(shopMail?.body_text.includes(line)).toBe(language === 'en');
    expect(receipt?.body_text).not.toContain(line);
  },
);
