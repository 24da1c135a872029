import { flag, id, japan, lineAccount, list, mail, picture, tel, text, texts, zip } from '../cell.ts';
import { clock, date } from '../date-cell.ts';
import { integer } from '../number-cell.ts';
import { pictures } from '../object-lists.ts';
import {
  cityChecks,
  cityOfOffice,
  exportedZip,
  keepPlace,
  knownShop,
  optional,
  padZip,
  required,
  type FileKind,
} from '../file-kind.ts';

const long = (max: number) => text(max, { isLong: true });
const empty = { fallback: `''` };
const none = { fallback: `'{}'` };

export const shops: FileKind = {
  name: 'shops',
  label: '店舗',
  table: 'shop',
  key: ['shop_id'],
  columns: [
    required('shop_id', '店舗番号', id),
    required('shop_name', '店舗名', text(100)),
    required('shop_kana', '店舗名カナ', text(200)),
    required('zip_code', '郵便番号', zip, exportedZip),
    optional('city_id', '市区町村コード', integer(1101, 47_999), { note: '5桁。空欄は郵便番号から' }),
    required('address', '住所', text(200)),
    required('tel', '電話番号', tel),
    optional('mail_address', 'メールアドレス', mail, { note: 'お問い合わせの届け先' }),
    optional('line_account', 'LINEのアカウント', lineAccount),
    required('licence_no', '免許番号', text(100)),
    required('open_time', '開店', clock),
    required('close_time', '閉店', clock),
    optional('regular_holidays', '定休日', list(integer(0, 6)), {
      ...none,
      note: '曜日の番号。0 日曜～6 土曜',
    }),
    optional('regular_holiday_text', '定休日の説明', text(100), empty),
    optional('slot_minutes', '予約枠（分）', integer(10, 240), { fallback: '60' }),
    optional('visit_capacity', '来店の枠数', integer(0, 9), { fallback: '2' }),
    optional('video_capacity', 'オンラインの枠数', integer(0, 9), { fallback: '2' }),
    required('lat', '緯度', japan.lat),
    required('lon', '経度', japan.lon),
    optional('access_text', '交通', long(500), empty),
    optional('image_path', '画像', picture),
    optional('images', '店舗ページの画像', pictures(), { fallback: `'[]'` }),
    optional('is_visit', '来店予約', flag, { fallback: 'true' }),
    optional('is_video', 'オンライン予約', flag, { fallback: 'true' }),
    optional('description_html', '紹介', long(4000), empty),
    optional('parking_text', '駐車場', long(500), empty),
    optional('facility_tags', '店舗の特徴', texts(50), none),
    optional('directions_steps', '道順', texts(300), none),
    optional('handled_school_names', '主な学校', texts(100), none),
    optional('introduction_title', '店舗紹介の題', text(200), empty),
    optional('introduction_html', '店舗紹介', long(8000), empty),
    optional('recommended_areas', 'おすすめの地域', texts(50), none),
    optional('recommended_estate_ids', 'おすすめの物件', list(id), none),
  ],
  checkRow: ({ open_time, close_time }) =>
    typeof open_time === 'string' && typeof close_time === 'string' && open_time >= close_time
      ? { column: 'close_time', reason: '閉店の時刻が開店より前になっています。' }
      : undefined,
  complete: [
    padZip('shops'),
    keepPlace('shops', 'shop', 'shop_id'),
    `update import_shops s set city_id = (
       select p.city_id from postal_town p join municipality m using (city_id) where p.zip_code = s.zip_code
       order by (position(m.city_name in s.address) > 0) desc, p.postal_town_id limit 1
     ) where s.city_id is null`,
    cityOfOffice('shops'),
  ],
  checks: [...cityChecks],
  set: {
    m_prefecture_id: 's.city_id / 1000',
    prefecture_name: '(select name_kana from prefecture where prefecture_id = s.city_id / 1000)',
    area_slug:
      '(select name_other from area join prefecture using (area_id) where prefecture_id = s.city_id / 1000)',
    is_sample: 'false',
  },
};

export const staff: FileKind = {
  name: 'staff',
  label: 'スタッフ',
  table: 'staff',
  key: ['staff_id'],
  wholeOf: 'shop_id',
  columns: [
    required('staff_id', 'スタッフ番号', id),
    required('shop_id', '店舗番号', id),
    required('name', '氏名', text(50)),
    required('kana', 'カナ', text(100)),
    optional('position', '役職', text(50), empty),
    optional('image_path', '写真', picture),
    optional('message', 'メッセージ', long(1000), empty),
    optional('languages', '言語', texts(30), none),
    optional('hobby', '趣味', text(100), empty),
    optional('sort_no', '並び順', integer(1, 1000), { fallback: '1' }),
  ],
  checks: [knownShop],
};

export const calendars: FileKind = {
  name: 'calendars',
  label: '店舗の休業日',
  table: 'shop_closure',
  key: ['shop_id', 'date'],
  wholeOf: 'shop_id',
  columns: [
    required('shop_id', '店舗番号', id),
    required('date', '休業日', date),
    optional('note', '備考', text(100), empty),
  ],
  checks: [knownShop],
};
