import type { z } from 'zod';
import {
  contractServiceForm,
  documentRequestForm,
  estateMaterialForm,
  generalInquiryForm,
  roomOrderForm,
  selfViewingForm,
  viewContactForm,
  webConsultationForm,
} from './index.ts';

const today = () => '2026-11-21';

/** The values of the inputs in the person block. */
const person = {
  name_sei: '見本',
  name_mei: '花子',
  kana_sei: 'ミホン',
  kana_mei: 'ハナコ',
  mail_address: 'hanako@example.com',
  mail_address_confirm: 'hanako@example.com',
  tel: '090-1234-5678',
  agree: true,
};

const messagesOf = (schema: z.ZodType, values: unknown) =>
  Object.fromEntries(
    (schema.safeParse(values).error?.issues ?? []).map((issue) => [issue.path.join('.'), issue.message]),
  );

describe('general inquiry', () => {
  const form = generalInquiryForm(today);
  const visit = {
    inquiry_contents_id: '3',
    shop_id: '12',
    is_visit: true,
    wishes: [
      { date: '2026-11-22', time: '10:00' },
      { date: '2027-01-20', time: '10:00' },
      { date: '', time: '' },
    ],
    applicant: { ...person, visitors_count: '2' },
  };

  test('a question needs no shop, telephone number or dates', () => {
    expect(messagesOf(form, { inquiry_contents_id: 1, applicant: { ...person, tel: '' } })).toEqual({});
  });

  test('a visit passes and comes out typed', () => {
    expect(form.parse(visit)).toMatchObject({
      inquiry_contents_id: 3,
      shop_id: 12,
      is_visit: true,
      is_video: false,
    });
  });

  test('a visit needs shop, kind, telephone number and a first slot', () => {
    const bare = { inquiry_contents_id: 3, applicant: { ...person, tel: '' } };
    expect(messagesOf(form, bare)).toEqual({
      shop_id: '店舗を選択してください。',
      'applicant.tel': '電話番号を入力してください。',
      is_visit: '来店・現地見学またはオンライン内見を選択してください。',
      'wishes.0.date': '第1希望の日付を選択してください。',
      'wishes.0.time': '第1希望の時間を選択してください。',
    });
  });

  test('an online viewing needs its tool', () => {
    expect(messagesOf(form, { ...visit, is_video: 1 })).toEqual({
      'applicant.video_tool': 'オンライン内見のツールを選択してください。',
    });
  });

  test('その他 needs a message', () => {
    expect(messagesOf(form, { inquiry_contents_id: 9, message: ' \n', applicant: person })).toEqual({
      message: 'お問い合わせ内容の詳細を入力してください。',
    });
  });

  test.each([
    [
      { date: '2026-11-20', time: '10:00' },
      { 'wishes.1.date': '第2希望の日付は明日から60日後までの日付を選択してください。' },
    ],
    [
      { date: '2026-11-21', time: '10:00' },
      { 'wishes.1.date': '第2希望の日付は明日から60日後までの日付を選択してください。' },
    ],
    [
      { date: '2027-01-21', time: '10:00' },
      { 'wishes.1.date': '第2希望の日付は明日から60日後までの日付を選択してください。' },
    ],
    [{ date: '2026-11-31', time: '10:00' }, { 'wishes.1.date': '第2希望の日付の形式が正しくありません。' }],
    [{ date: '2026-11-23', time: '25:00' }, { 'wishes.1.time': '第2希望の時間の形式が正しくありません。' }],
    [{ date: '2026-11-23', time: '' }, { 'wishes.1.time': '第2希望の時間を選択してください。' }],
    [{ date: '', time: '10:00' }, { 'wishes.1.date': '第2希望の日付を選択してください。' }],
    [
      { date: '2026-11-22', time: '10:00' },
      { 'wishes.1.time': '第1希望・第2希望・第3希望は異なる日時を選択してください。' },
    ],
  ])('a second slot of %j is refused', (slot, expected) => {
    expect(messagesOf(form, { ...visit, wishes: [visit.wishes[0], slot] })).toEqual(expected);
  });

  test('dates that are not shown are not looked at', () => {
    const hidden = { wishes: [{ date: '2020-01-01', time: 'x' }], inquiry_contents_id: 1 };
    expect(messagesOf(form, { ...visit, ...hidden })).toEqual({});
  });

  test('contents of other forms, and too long a message', () => {
    expect(
      messagesOf(form, { inquiry_contents_id: 5, message: 'あ'.repeat(1001), applicant: person }),
    ).toEqual({
      inquiry_contents_id: 'お問い合わせ内容を選択し直してください。',
      message: 'お問い合わせ内容の詳細は1000文字以内で入力してください。',
    });
  });

  test('line ends of a message become one kind, other controls go', () => {
    const { message } = form.parse({
      inquiry_contents_id: 1,
      message: '一行目\r\n二行目\u0007\r',
      applicant: person,
    });
    expect(message).toBe('一行目\n二行目');
  });
});

test('an inquiry about estates takes one to ten', () => {
  const form = viewContactForm(today);
  const applicant = { ...person, contents: ['1', '3'] };
  expect(messagesOf(form, { estate_ids: [1, 2], applicant })).toEqual({});
  expect(messagesOf(form, { estate_ids: [], applicant: person })).toEqual({
    estate_ids: '物件を選択してください。',
    'applicant.contents': '知りたいことを選択してください。',
  });
  expect(messagesOf(form, { estate_ids: '1,2,3,4,5,6,7,8,9,10,11', applicant })).toEqual({
    estate_ids: '物件は10件まで選択できます。',
  });
});

describe('material', () => {
  const applicant = { ...person, delivery: '1', grade_id: '3' };

  test('a pamphlet by post needs an address, a digital one does not', () => {
    const form = documentRequestForm();
    expect(messagesOf(form, { document_ids: [1], applicant })).toEqual({});
    expect(messagesOf(form, { document_ids: [1], applicant: { ...applicant, delivery: '2' } })).toEqual({
      'applicant.zip_code': '郵便番号を入力してください。',
      'applicant.prefecture_id': '都道府県を選択してください。',
      'applicant.city': '市区町村を入力してください。',
      'applicant.address': '町名・番地を入力してください。',
    });
    expect(messagesOf(form, { applicant: person })).toEqual({
      document_ids: '資料を選択してください。',
      'applicant.delivery': 'お届け方法を選択してください。',
      'applicant.grade_id': '学年を選択してください。',
    });
  });

  test('material about estates needs a prefecture or a school', () => {
    const form = estateMaterialForm();
    const place = { 'applicant.pref_id': '都道府県または学校を選択してください。' };
    expect(messagesOf(form, { applicant })).toEqual(place);
    expect(messagesOf(form, { applicant: { ...applicant, campus_ids: [5] } })).toEqual({});
    expect(messagesOf(form, { applicant: { ...applicant, pref_id: '13' } })).toEqual({});
    const prices = { pref_id: 13, price_from: '60000', price_to: '50000' };
    expect(messagesOf(form, { applicant: { ...applicant, ...prices } })).toEqual({
      'applicant.price_from': '下限は上限以下の金額を選択してください。',
    });
    expect(messagesOf(form, { applicant: { ...applicant, pref_id: 13, price_to: 55_000 } })).toEqual({
      'applicant.price_to': '家賃の上限を選択し直してください。',
    });
  });
});

describe('bulk room order', () => {
  const form = roomOrderForm(today);
  const row = { campus_id: '5', rank: '1', exam_type: '2', result_date: '2027-02-10' };
  const order = {
    targets: [row, { pref_id: 13, city_id: 13104, rank: 2, exam_type: 6 }],
    wishes: { price_from: '30000', price_to: '60000', condition: [61], optional_condition: [55] },
    contact_method: ['1'],
    applicant: { ...person, registrant_type: '2', move_in_ym: '2027-03' },
  };

  test('an order passes', () => {
    expect(form.parse(order)).toMatchObject({
      targets: [
        { rank: 1, result_date: '2027-02-10' },
        { rank: 2, result_date: null },
      ],
      wishes: { price_from: 30_000, equipment: [] },
    });
  });

  test.each([
    [[], { targets: '学校・エリアを入力してください。' }],
    [Array.from({ length: 6 }, () => row), { targets: '学校・エリアは5件まで選択できます。' }],
    [
      [row, { ...row, campus_id: '', pref_id: 13 }],
      {
        'targets.1.city_id': '2行目の学校またはエリアを入力してください。',
        'targets.1.rank': '志望順位が重複しています。',
      },
    ],
    [
      [row, { pref_id: '', city_id: '', rank: 2, exam_type: 6 }, { rank: 3, exam_type: 6 }],
      {
        'targets.1.pref_id': '2行目の学校またはエリアを入力してください。',
        'targets.2.campus_id': '3行目の学校またはエリアを入力してください。',
      },
    ],
    [
      [{ school_name_free: '見本大学', rank: '', exam_type: '', result_date: '' }],
      {
        'targets.0.rank': '1行目の志望順位を選択してください。',
        'targets.0.exam_type': '1行目の入試方式を選択してください。',
        'targets.0.result_date': '1行目の合格発表日を選択してください。',
      },
    ],
    [
      [{ ...row, result_date: '2026-11-20' }],
      { 'targets.0.result_date': '1行目の合格発表日は本日以降の日付を選択してください。' },
    ],
  ])('rows %# are refused', (targets, expected) => {
    expect(messagesOf(form, { ...order, targets })).toEqual(expected);
  });

  test('the limits of the wishes', () => {
    const ids = (from: number, count: number) => Array.from({ length: count }, (_, n) => from + n);
    const wishes = {
      price_from: 70_000,
      price_to: 60_000,
      condition: ids(51, 2),
      equipment: ids(801, 2),
      optional_condition: ids(911, 9),
      optional_equipment: ids(811, 9),
    };
    expect(messagesOf(form, { ...order, wishes })).toEqual({
      'wishes.price_from': '下限は上限以下の金額を選択してください。',
      'wishes.condition': '必須の条件は3件まで選択できます。',
      'wishes.optional_condition': 'こだわりの条件は10件まで選択できます。',
      'wishes.optional_equipment': '設備は10件まで選択できます。',
    });
  });

  test('each list of wishes says once that it is too long', () => {
    const wishes = {
      equipment: Array.from({ length: 11 }, (_, index) => 800 + index),
      optional_equipment: Array.from({ length: 11 }, (_, index) => 900 + index),
    };
    expect(messagesOf(form, { ...order, wishes })).toEqual({
      'wishes.equipment': '必須の条件は3件まで選択できます。',
      'wishes.optional_equipment': '設備は10件まで選択できます。',
    });
  });

  test('an order asks for more of its applicant than other forms', () => {
    expect(messagesOf(form, { ...order, contact_method: [], applicant: { ...person, tel: '' } })).toEqual({
      contact_method: 'ご希望の連絡方法を選択してください。',
      'applicant.tel': '電話番号を入力してください。',
      'applicant.registrant_type': '登録者を選択してください。',
      'applicant.move_in_ym': '入居希望月を選択してください。',
    });
  });
});

test('an online consultation needs a place, a session, a tool, topics and participants', () => {
  const form = webConsultationForm(today);
  const applicant = { ...person, area_slug: 'kanto', tool: '1', participants: '2', topics: ['1'] };
  const wishes = [{ date: '2026-11-24', time: '13:00' }];
  expect(messagesOf(form, { wishes, applicant })).toEqual({});
  expect(messagesOf(form, { applicant: person })).toEqual({
    shop_id: 'エリアまたは店舗を選択してください。',
    'wishes.0.date': '相談会の日付を選択してください。',
    'wishes.0.time': '相談会の時間を選択してください。',
    'applicant.tool': '相談会のツールを選択してください。',
    'applicant.participants': '参加人数を選択してください。',
    'applicant.topics': '相談したい内容を選択してください。',
  });
  expect(messagesOf(form, { wishes, applicant: { ...applicant, area_slug: '' } })).toEqual({
    'applicant.area_slug': 'エリアまたは店舗を選択してください。',
  });
  expect(messagesOf(form, { wishes, applicant: { ...applicant, area_slug: 'tokyo' } })).toEqual({
    'applicant.area_slug': 'エリアを選択し直してください。',
  });
});

test('a viewing without staff has its own times and needs the check of identity', () => {
  const form = selfViewingForm(today);
  const applicant = { ...person, is_id_check: true, estate_inquiry_no: 'Ａ-123' };
  const at = (time: string) => ({ wishes: [{ date: '2026-11-22', time }], applicant });
  for (const time of ['09:00', '09:30', '17:30', '18:00']) expect(messagesOf(form, at(time))).toEqual({});
  for (const time of ['08:30', '09:15', '18:30']) {
    expect(messagesOf(form, at(time))).toEqual({ 'wishes.0.time': '内見の時間の形式が正しくありません。' });
  }
  expect(messagesOf(form, { applicant: person })).toMatchObject({
    'applicant.is_id_check': '本人確認に同意してください。',
    'wishes.0.date': '内見の日付を選択してください。',
  });
});

test('the contract service takes a number of an estate, or none', () => {
  const form = contractServiceForm(today);
  expect(messagesOf(form, { applicant: person })).toEqual({});
  expect(messagesOf(form, { applicant: { ...person, estate_inquiry_no: 'a b' } })).toEqual({
    'applicant.estate_inquiry_no': '物件番号の形式が正しくありません。',
  });
});

test('every form asks for the person and the consent, and survives values of a wrong type', () => {
  const forms = [
    generalInquiryForm(today),
    viewContactForm(today),
    documentRequestForm(),
    estateMaterialForm(),
    roomOrderForm(today),
    webConsultationForm(today),
    selfViewingForm(today),
    contractServiceForm(today),
  ];
  for (const form of forms) {
    expect(messagesOf(form, { applicant: { mail_address_confirm: 'x@example.com' } })).toMatchObject({
      'applicant.name_sei': 'お名前（姓）を入力してください。',
      'applicant.mail_address': 'メールアドレスを入力してください。',
      'applicant.agree': '個人情報の取り扱いに同意してください。',
    });
    expect(
      messagesOf(form, { applicant: { ...person, mail_address_confirm: 'x@example.com' } }),
    ).toMatchObject({
      'applicant.mail_address_confirm': '確認用メールアドレスが一致しません。',
    });
    for (const wrong of [7, 'x', [], [7], [null], { a: 1 }, null, true]) {
      for (const name of ['applicant', 'wishes', 'targets', 'estate_ids', 'inquiry_contents_id', 'shop_id']) {
        expect(() =>
          form.safeParse({ applicant: person, inquiry_contents_id: 3, [name]: wrong }),
        ).not.toThrow();
      }
    }
  }
});
