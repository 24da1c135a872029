import { formatDay } from '@gakumado/shared/format';
import { withTestApp } from '../../testing/test-app.ts';
import type { TestApp } from '../../testing/test-app.ts';
import { findMails, forgetInquiries, openShop, person, visit, visitDay } from '../../testing/test-inquiry.ts';

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
    SHOP_MAIL_FALLBACK: 'c@shops.example',
  });
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
  expect(mails).toHaveLength(2);
  for (const { body_text } of mails) {
    hasAll(body_text, [
      'お問い合わせ内容：来店・見学・オンライン内見',
      'ご希望：来店・現地見学／オンライン内見',
      `日時：${formatDay(visitDay)}11:00（この日時で承りました）`,
      'オンライン内見のツール：Zoom',
      '人数：2名',
      `入居希望月：${visitDay.slice(0, 4)}年${Number(visitDay.slice(5, 7))}月`,
      `物件：${estate.name}（物件番号 ${estate.inquiry_no}）\n${ORIGIN}/view/${estate.estate_id}/`,
    ]);
  }
  const receipt = mails.at(-1);
  hasAll(receipt?.body_text, [
    `店舗：${shop.shop_name}\n${ORIGIN}/store/${shop.area_slug}/`,
    '/?shop=1\n',
    '■ ご予約の内容',
    `日時：${formatDay(visitDay)}11:00から60分`,
    `場所：${shop.shop_name}`,
    shop.address,
    `アクセス：${shop.access_text}`,
    `道順：\n1. ${shop.directions_steps[0]}\n2. `,
    `当日のご連絡先：${shop.shop_name}（電話 ${shop.tel}）`,
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
  hasAll(receipt, ['ご希望：オンライン内見\n', 'オンライン内見のツール：Google Meet', '当日のご連絡先：']);
  expect(receipt).not.toMatch(/道順|アクセス|場所：/);
});

test('a general inquiry without a visit has the title of its contents and books nothing', async () => {
  const mails = await mailsOf({ form_type: 'general', inquiry_contents_id: 1, applicant: person });
  expect(mails[0]?.subject).toContain('（空室・入居条件）');
  for (const { body_text } of mails) expect(body_text).not.toMatch(/ご希望|ご予約の内容/);
});

test('a viewing without staff leads to the building', async () => {
  const mails = await mailsOf({
    form_type: 'self_naiken',
    estate_ids: [estate.estate_id],
    wishes: [{ date: visitDay, time: '09:30' }],
    applicant: { ...person, is_id_check: true },
  });
  expect(mails[0]?.subject).toContain('（おひとりでのご内見）');
  hasAll(mails[0]?.body_text, ['本人確認への同意：同意済み']);
  hasAll(mails.at(-1)?.body_text, [
    'お問い合わせ内容：おひとりでのご内見',
    `日時：${formatDay(visitDay)}09:30から`,
    `場所：${estate.name}`,
    estate.address_detail,
    `当日のご連絡先：${shop.shop_name}`,
  ]);
});

test.each<[request: object, title: string, ...words: string[]]>([
  [{ form_type: 'it_id', wishes: visit.wishes, applicant: person }, 'オンラインでの重要事項説明'],
  [
    { form_type: 'view_contact', applicant: { ...person, contents: [1, 2] } },
    '物件のお問い合わせ',
    '知りたいこと：空室状況、初期費用の見積り',
  ],
  [
    {
      form_type: 'web_soudankai',
      shop_id: 1,
      wishes: visit.wishes,
      applicant: { ...person, tool: 2, participants: 3, topics: [2, 3] },
    },
    'オンライン相談会',
    '相談したい内容：費用、合格前予約',
    '相談会のツール：LINE',
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
    '物件資料の請求',
    '建物の種類：学生マンション\n',
    'こだわりの条件：家具付き',
    '家賃の上限：6万円',
    'ご希望の都道府県：東京都',
  ],
])('each form has its own title and words: %#', async (request, title, ...words) => {
  const mails = await mailsOf({ estate_ids: [estate.estate_id], ...request });
  expect(mails[0]?.subject).toMatch(new RegExp(`（${title}）$`));
  for (const { body_text } of mails) {
    hasAll(body_text, [`お問い合わせ内容：${title}`, ...words]);
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
  expect(mails.at(-1)?.body_text).not.toMatch(/打たれた|169/);
});
