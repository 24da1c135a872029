import { formatDay } from '@gakumado/shared/format';
import { ownKeys } from '../../testing/own-keys.ts';
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

const ORIGIN = 'https://gakumado.example';
let t: TestApp;
let shop: Record<'shop_name' | 'tel' | 'address' | 'access_text' | 'area_slug', string> & {
  directions_steps: string[];
};
let estate: { estate_id: number; name: string; inquiry_no: string; address_detail: string };

beforeAll(async () => {
  t = await withTestApp({
    RATE_LIMIT_SCALE: '0',
    SITE_ORIGIN: ORIGIN,
    ...ownKeys,
    SHOP_MAIL_FALLBACK: 'c@shops.example',
  });
  await openHomes(t);
  await openShop(t);
  [shop] = (await t.pool.query('select * from shop where shop_id = 1')).rows;
  [estate] = (await t.pool.query('select * from estate where shop_id = 1 order by estate_id limit 1')).rows;
});
beforeEach(() => forgetInquiries(t));
afterAll(() => t.close());

/** Sends an inquiry; its mails, of which the last one is the visitor's. */
async function mailsOf(request: object) {
  const { statusCode, body } = await t.call('inquiry/create', request);
  expect([statusCode, body.errors]).toEqual([200, undefined]);
  return findMails(t);
}

const hasAll = (text: string | null | undefined, parts: readonly string[]) => {
  for (const part of parts) expect(text).toContain(part);
};

test('a visit says how, when, for how long and where', async () => {
  const mails = await mailsOf({
    ...visit,
    is_video: 1,
    estate_ids: [estate.estate_id],
    applicant: { ...person, video_tool: 1, visitors_count: 2, move_in_ym: visitDay.slice(0, 7) },
  });
  expect(mails.map(({ subject }) => subject.replace(/Q\d{8}/, 'Q'))).toEqual([
    '【ガクマド】ご予約 Q（来店・現地見学とオンライン内見）',
    '【ガクマド】来店・現地見学とオンライン内見のご予約を承りました（受付番号：Q）',
  ]);
  for (const { body_text } of mails) {
    hasAll(body_text, [
      '内容：来店・現地見学とオンライン内見',
      `日時：${formatDay(visitDay)}11:00（この日時で承りました）`,
      'オンライン内見のツール：Zoom',
      '人数：2名',
      `入居希望月：${visitDay.slice(0, 4)}年${Number(visitDay.slice(5, 7))}月`,
      `物件：${estate.name}（物件番号 ${estate.inquiry_no}）\n${ORIGIN}/view/${estate.estate_id}/`,
    ]);
  }
  const receipt = mails.at(-1);
  hasAll(receipt?.body_text, [
    '以下の内容で来店・現地見学とオンライン内見のご予約を承りました。',
    `店舗：${shop.shop_name}\n${ORIGIN}/store/${shop.area_slug}/`,
    '/?shop=1\n',
    '■ ご予約の内容',
    `日時：${formatDay(visitDay)}11:00から60分`,
    `場所：${shop.shop_name}（道順と地図）`,
    '/?shop=1&tab=access',
    shop.address,
    `アクセス：${shop.access_text}`,
    `道順：\n1. ${shop.directions_steps[0]}\n2. `,
    `当日のご連絡先：${shop.shop_name}（電話 ${shop.tel}）`,
  ]);
  expect(mails[0]?.calendar).toBeNull();
  hasAll(receipt?.calendar?.content.replaceAll('\r\n ', ''), [
    'METHOD:PUBLISH',
    `DTSTART:${visitDay.replaceAll('-', '')}T020000Z`,
    `SUMMARY:来店・現地見学とオンライン内見：${shop.shop_name}`,
    `LOCATION:${shop.address}`,
  ]);
  hasAll(receipt?.body_html, [
    '<h2 style="',
    'ご予約の内容</h2>',
    `<a href="${ORIGIN}/view/${estate.estate_id}/"`,
    `当日のご連絡先</dt>`,
  ]);
});

test('a video call needs no way to the shop, and somebody to call', async () => {
  const mails = await mailsOf({
    ...visit,
    is_visit: 0,
    is_video: 1,
    applicant: { ...person, video_tool: 3 },
  });
  const receipt = mails.at(-1)?.body_text;
  hasAll(receipt, [
    '内容：オンライン内見\n',
    'オンライン内見のツール：Google Meet',
    'つなぎ方：Google Meetを使います。参加用のリンクとつなぎ方は、ご予約の日時までに店舗から',
    '当日のご連絡先：',
  ]);
  expect(receipt).not.toMatch(/道順|アクセス|場所：/);
});

test('a general inquiry without a visit has the title of its contents and books nothing', async () => {
  const mails = await mailsOf({ form_type: 'general', inquiry_contents_id: 1, applicant: person });
  expect(mails[0]?.subject).toContain('（空室・入居条件）');
  expect(mails.at(-1)?.subject).toContain('】お問い合わせを受け付けました（');
  for (const { body_text, calendar } of mails) {
    expect(body_text).not.toContain('ご予約の内容');
    expect(calendar).toBeNull();
  }
});

test('a viewing without staff leads to the building', async () => {
  const mails = await mailsOf({
    form_type: 'self_naiken',
    estate_ids: [estate.estate_id],
    wishes: [{ date: visitDay, time: '09:30' }],
    applicant: { ...person, is_id_check: true },
  });
  expect(mails[0]?.subject).toMatch(/】ご予約 Q\d{8}（おひとりでのご内見）$/);
  expect(mails.at(-1)?.subject).toContain('】おひとりでのご内見のご予約を承りました（');
  hasAll(mails[0]?.body_text, ['本人確認への同意：同意済み']);
  hasAll(mails.at(-1)?.body_text, [
    '内容：おひとりでのご内見',
    `日時：${formatDay(visitDay)}09:30から`,
    `場所：${estate.name}`,
    estate.address_detail,
    `当日のご連絡先：${shop.shop_name}`,
  ]);
  expect(mails.at(-1)?.calendar?.content.replaceAll('\r\n ', '')).toContain(
    `LOCATION:${estate.address_detail} ${estate.name}`,
  );
});

test('a consultation is a booking', async () => {
  const mails = await mailsOf({
    form_type: 'web_soudankai',
    shop_id: 1,
    wishes: visit.wishes,
    applicant: { ...person, tool: 2, participants: 3, topics: [2, 3] },
  });
  expect(mails[0]?.subject).toMatch(/】ご予約 Q\d{8}（オンライン相談会）$/);
  expect(mails.at(-1)?.subject).toContain('】オンライン相談会のご予約を承りました（');
  for (const { body_text } of mails)
    hasAll(body_text, ['内容：オンライン相談会', '相談したい内容：費用、合格前予約', '相談会のツール：LINE']);
});

test.each<[request: object, sent: string, title: string, ...words: string[]]>([
  [
    { form_type: 'it_id', wishes: visit.wishes, applicant: person },
    'お申し込み',
    'オンラインでの重要事項説明',
  ],
  [
    { form_type: 'view_contact', applicant: { ...person, contents: [1, 2] } },
    'お問い合わせ',
    '物件のお問い合わせ',
    '知りたいこと：空室状況、初期費用の見積り',
  ],
  [
    {
      form_type: 'data_request',
      applicant: {
        ...person,
        delivery: 1,
        grade_id: 3,
        pref_id: 13,
        building_type_id: [52, 63],
        condition: [61, 64],
        price_to: 60_000,
      },
    },
    '資料のご請求',
    '物件資料の請求',
    '建物の種類：学生マンション\n',
    'こだわりの条件：家具付き',
    '家賃の上限：6万円',
    'ご希望の都道府県：東京都',
  ],
])('each form says what was sent, in its own title and words: %#', async (request, sent, title, ...words) => {
  const mails = await mailsOf({ estate_ids: [estate.estate_id], ...request });
  expect(mails[0]?.subject).toMatch(new RegExp(`】${sent} Q\\d{8}（${title}）$`));
  expect(mails.at(-1)?.subject).toContain(`】${sent}を受け付けました（`);
  expect(mails.at(-1)?.body_text).toContain(`以下の内容で${sent}を受け付けました。`);
  for (const { body_text } of mails) {
    hasAll(body_text, [`内容：${title}`, ...words]);
    expect(body_text).not.toMatch(/\d{4}[-/]\d{2}[-/]\d{2}|いいえ/);
  }
});

test('a region is named, not its slug', async () => {
  await t.pool.query('update shop set is_video = shop_id = 1');
  const applicant = { ...person, area_slug: shop.area_slug, tool: 1, participants: 2, topics: [1] };
  for (const { body_text } of await mailsOf({
    form_type: 'web_soudankai',
    wishes: visit.wishes,
    applicant,
  })) {
    expect(body_text).toMatch(/エリア：(北海道|関東)/);
  }
});

test('a building that somebody waits for is marked for its own shop', async () => {
  const { rows } = await t.pool.query(
    'select min(estate_id) as estate_id from estate where shop_id > 1 group by shop_id order by shop_id limit 1',
  );
  const other = rows[0].estate_id;
  const mails = await mailsOf({
    form_type: 'view_contact',
    estate_ids: [estate.estate_id, other],
    applicant: { ...person, contents: [1], waitlist_estate_ids: [estate.estate_id] },
  });
  expect(mails.map(({ body_text }) => body_text.includes('キャンセル待ちを希望'))).toEqual([
    true,
    false,
    true,
  ]);
  for (const { body_text } of mails)
    expect(body_text).not.toContain(`キャンセル待ちの物件：${estate.estate_id}`);
});

const receiver = {
  ...person,
  grade_id: 3,
  zip_code: '1698050',
  prefecture_id: 13,
  city: '新宿区',
  address: '1',
};

test.each([
  [1, '資料は、リンクからすぐにご覧いただけます。'],
  [2, '資料は、お申し込みから1週間ほどでお届けします。'],
])(
  'a pamphlet comes with the receipt or by post (%i), and nobody promises an answer',
  async (delivery, text) => {
    const [pamphlet] = (await t.call('document/publish/list')).body.result;
    const document_ids = [pamphlet.document_id];
    const { body } = await t.call('inquiry/create', {
      form_type: 'request',
      document_ids,
      applicant: { ...receiver, delivery },
    });
    expect(body.result.reply_text).toBe(text);
    const receipt = (await findMails(t)).at(-1);
    const link = `（PDF）\n　${ORIGIN}${pamphlet.pdf_path}`;
    hasAll(receipt?.body_text, [`・${pamphlet.title}${delivery === 1 ? link : ''}\n`, text]);
    expect(receipt?.body_text.includes(ORIGIN)).toBe(delivery === 1);
    expect(receipt?.body_text).not.toContain('ご返信します');
  },
);

/** Titles of the material about an estate, as its page offers them. */
const materialOf = async (estate_id: number): Promise<string[]> =>
  (await t.call('estate/detail', { estate_id })).body.result.documents.map(
    ({ title }: { title: string }) => title,
  );

test('digital material about estates of two shops is answered and mailed, each sheet once', async () => {
  const { rows } = await t.pool.query(
    'select min(estate_id) as estate_id from estate where shop_id > 1 group by shop_id order by shop_id limit 1',
  );
  const estate_ids = [estate.estate_id, rows[0].estate_id];
  const titles = new Set((await Promise.all(estate_ids.map(materialOf))).flat());
  expect(titles.size).toBeGreaterThan(1);
  const { body } = await t.call('inquiry/create', {
    form_type: 'data_request',
    estate_ids,
    applicant: { ...receiver, delivery: 1, pref_id: 13 },
  });
  const { inquiries, documents } = body.result;
  expect(inquiries).toHaveLength(2);
  expect(new Set(documents.map(({ title }: { title: string }) => title))).toEqual(titles);
  expect(documents).toHaveLength(titles.size);
  const mails = await findMails(t);
  const receipt = mails.at(-1)?.body_text ?? '';
  for (const { title, pdf_path } of documents) {
    expect(receipt.split(`・${title}（PDF）\n　${ORIGIN}${pdf_path}\n`)).toHaveLength(2);
    expect(mails[0]?.body_text).toContain(`・${title}`);
  }
  expect(receipt.split('資料は、リンクからすぐにご覧いただけます。')).toHaveLength(2);
  expect(receipt).not.toContain('ご返信します');
});

test.each<[wishes: object, isForWomen: boolean]>([
  [{ pref_id: 13 }, false],
  [{ pref_id: 13, condition: [53] }, true],
  [{ campus_ids: [1] }, false],
])('digital material without an estate is of the region and the wishes: %j', async (wishes, isForWomen) => {
  const { body } = await t.call('inquiry/create', {
    form_type: 'data_request',
    applicant: { ...receiver, delivery: 1, ...wishes },
  });
  const titles: string[] = body.result.documents.map(({ title }: { title: string }) => title);
  expect(titles.filter((title) => title.endsWith('の学生の住まい案内'))).toHaveLength(1);
  expect(titles.includes('女性のためのひとり暮らし案内')).toBe(isForWomen);
});

test('material by post comes in a week, and the shop is told where it goes', async () => {
  const { body } = await t.call('inquiry/create', {
    form_type: 'data_request',
    estate_ids: [estate.estate_id],
    applicant: { ...receiver, delivery: 2, pref_id: 13 },
  });
  const text = '資料は、お申し込みから1週間ほどでお届けします。';
  expect(body.result).toMatchObject({ documents: [], reply_text: text });
  const mails = await findMails(t);
  hasAll(mails[0]?.body_text, ['お届け方法：郵送', '郵便番号：〒169-8050']);
  hasAll(mails.at(-1)?.body_text, [text]);
});

test('the receipt of a mail form says what the form itself says at its end', async () => {
  const answers = { housing_type: '学生寮', graduated_ym: '2026-03', themes: ['通学'] };
  const applicant = { ...person, ...answers, story: '近くて助かりました。' };
  const { body } = await t.call('inquiry/create', { form_type: 'mailform:alumni', applicant });
  const finished =
    '体験談をお送りいただき、ありがとうございました。掲載させていただく場合は、原稿をお送りして内容をご確認いただきます。';
  expect(body.result.reply_text).toBe(finished);
  const mails = await findMails(t);
  hasAll(mails[0]?.body_text, ['卒業または退去の時期：2026年3月\n', 'お話しいただける内容：通学\n']);
  const receipt = mails.at(-1);
  expect(receipt?.subject).toContain('体験談を受け付けました');
  hasAll(receipt?.body_text, [
    '内容：卒業生・入居者の方の体験談の募集',
    'お話しいただける内容：通学\n',
    finished,
  ]);
  expect(receipt?.body_text).not.toContain('ご返信します');
  expect(receipt?.body_text).not.toContain(answers.graduated_ym.replace('-', '年'));
  expect(receipt?.body_text).not.toContain('近くて助かりました');
});

test('the receipt repeats nothing that was typed but the name', async () => {
  const typed = {
    school_name_free: '打たれた学校',
    city: '打たれた市',
    address: '打たれた町',
    building: '打たれた館',
  };
  const mails = await mailsOf({
    form_type: 'data_request',
    estate_ids: [estate.estate_id],
    applicant: {
      ...person,
      ...typed,
      delivery: 2,
      grade_id: 3,
      pref_id: 13,
      zip_code: '169-8050',
      prefecture_id: 13,
    },
  });
  hasAll(mails[0]?.body_text, ['郵便番号：〒169-8050', ...Object.values(typed)]);
  expect(mails.at(-1)?.body_text).not.toMatch(/打たれた|169-8050/);
});
