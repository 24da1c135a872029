import {
  buildingTypes,
  EQUIPMENT_GROUP,
  estateStatuses,
  genderTypes,
  mealTypes,
  ESTATE_PUBLISHED,
  isJapaneseLat,
  isJapaneseLon,
  JAPAN,
  METRES_PER_DEGREE,
} from '@gakumado/shared/vocabulary';
import { anyDegree, choice, flag, id, list, pattern, text, word, yen, zip } from '../cell.ts';
import type { CellType } from '../cell-type.ts';
import { date, dateTime, yearMonth } from '../date-cell.ts';
import { integer } from '../number-cell.ts';
import { panoramas, videos } from '../object-lists.ts';
import {
  cityChecks,
  cityOfOffice,
  exportedZip,
  keepPlace,
  knownIds,
  knownShop,
  optional,
  padZip,
  required,
  type Column,
  type FileKind,
  type Row,
} from '../file-kind.ts';

const long = (max: number) => text(max, { isLong: true });
const empty = { fallback: `''` };

const term = (
  name: string,
  label: string,
  type: CellType,
  exported = `t.movein_terms ->> '${name}'`,
): Column => optional(name, label, type, { role: 'parsed', exported });

/** The members of movein_terms in the contract. */
const TERMS: Column[] = [
  term('contract_months', '契約期間（月）', integer(1, 240)),
  term('renewal_text', '更新', long(500)),
  term('notice_months', '解約予告（月）', integer(0, 12)),
  term('is_midterm_cancelable', '中途解約', flag),
  term('penalty_text', '違約金', long(500)),
  term('is_prorated_on_exit', '退去月の日割り', flag),
  term('key_handover_text', '鍵渡し', long(500)),
  term('exit_deadline_text', '退去期限', long(500)),
  term('guarantor_text', '保証人', long(500)),
  term('insurance_text', '保険', long(500)),
  term('curfew_text', '門限', long(500)),
  term('guest_rule_text', '来訪者', long(500)),
  term('eligible_text', '入居資格', long(500)),
];
const MEALS: Column[] = [
  term('meal_price_monthly', '食費（月額）', yen, `t.meals ->> 'price_monthly'`),
  term('meal_schedule_text', '食事の時間', long(500), `t.meals ->> 'schedule_text'`),
  term('meal_holiday_text', '食事の休み', long(500), `t.meals ->> 'holiday_text'`),
  term('is_meal_refund_on_skip', '欠食の返金', flag, `t.meals ->> 'is_refund_on_skip'`),
];
const names = (columns: Column[]) => columns.map(({ name }) => name);
const NO_TERMS = `'${JSON.stringify(Object.fromEntries(names(TERMS).map((name) => [name, null])))}'::jsonb`;

function compose(row: Row): void {
  row['movein_terms'] = { json: Object.fromEntries(names(TERMS).map((name) => [name, row[name] ?? null])) };
  row['meals'] =
    row['meal_type'] && row['meal_type'] !== 0
      ? {
          json: {
            meal_type: row['meal_type'],
            price_monthly: row['meal_price_monthly'] ?? null,
            schedule_text: row['meal_schedule_text'] ?? null,
            holiday_text: row['meal_holiday_text'] ?? null,
            is_refund_on_skip: row['is_meal_refund_on_skip'] ?? null,
          },
        }
      : null;
}

function checkRow({ lat, lon }: Row): { column: string; reason: string } | undefined {
  if (typeof lat !== 'number' || typeof lon !== 'number') return undefined;
  if (lat > 100 && lon < 50) return { column: 'lat', reason: '緯度と経度が逆になっています。' };
  const rangeOf = ({ min, max }: { min: number; max: number }) => `（${min}～${max}）`;
  if (!isJapaneseLat(lat))
    return { column: 'lat', reason: `日本の緯度${rangeOf(JAPAN.lat)}ではありません。` };
  if (!isJapaneseLon(lon))
    return { column: 'lon', reason: `日本の経度${rangeOf(JAPAN.lon)}ではありません。` };
  return undefined;
}

/** An estate so far from the middle of its municipality is reported, and refused. */
const FAR_KM = 25;
const TOO_FAR_KM = 60;
/** The number of kilometres between the estate and the middle of its municipality. */
const AWAY_KM = `(select ${METRES_PER_DEGREE} / 1000.0 * sqrt((m.lat - s.lat) ^ 2 + ((m.lon - s.lon) * cos(radians(s.lat))) ^ 2)
  from municipality m where m.city_id = s.city_id)`;

export const estates: FileKind = {
  name: 'estates',
  label: '物件',
  table: 'estate',
  key: ['estate_id'],
  columns: [
    required('estate_id', '物件番号', id, { note: '自社で決めて変えない番号。同じ番号の物件は上書きします' }),
    required('name', '物件名', text(100)),
    required('name_kana', '物件名カナ', text(200)),
    required('building_type_id', '建物種別', choice(buildingTypes)),
    required('zip_code', '郵便番号', zip, exportedZip),
    optional('city_id', '市区町村コード', integer(1101, 47_999), { note: '5桁。空欄は郵便番号から' }),
    optional('town_name', '町名', text(100), { note: '空欄は郵便番号から' }),
    required('address_detail', '住所', text(200), { note: '都道府県から' }),
    required('lat', '緯度', anyDegree),
    required('lon', '経度', anyDegree),
    required('structure', '構造', text(50)),
    required('floors', '階数', integer(1, 70)),
    required('total_rooms', '総戸数', integer(1, 5000)),
    required('built_ym', '築年月', yearMonth),
    optional('gender_type', '性別', choice(genderTypes), {
      fallback: '0',
    }),
    optional('meal_type', '食事', choice(mealTypes), { fallback: '0' }),
    required('transaction_type', '取引態様', word('貸主', '代理', '媒介')),
    required('shop_id', '店舗番号', id),
    optional('licence_no', '免許番号', text(100), {
      fallback: '(select licence_no from shop where shop.shop_id = s.shop_id)',
      note: '空欄は店舗のもの',
    }),
    optional('condition', '条件', list(id), {
      fallback: `'{}'`,
      note: '条件の番号（equipment/list の答えにあるもの）。914 新築・築浅は書いても書かなくても築年月から、115 合格発表前に予約できるは部屋タイプの条件から決まる',
    }),
    optional('equipment', '設備', list(id), { fallback: `'{}'`, note: '設備の番号（同じ）' }),
    optional('tag_ids', 'タグ', list(id), { fallback: `'{}'`, note: 'タグの番号（tag/list）' }),
    optional('catch_copy', 'キャッチコピー', text(200), empty),
    optional('description', '説明', long(4000), empty),
    ...TERMS,
    ...MEALS,
    optional('internet_text', 'インターネット', long(500), empty),
    optional('security_text', '防犯', long(500), empty),
    optional('notes', '備考', long(2000), empty),
    optional('panoramas', 'パノラマ', panoramas('panorama_id', 'path', 'title', 'room_name', 'links'), {
      fallback: `'[]'`,
    }),
    optional('videos', '動画', videos('youtube_id', 'title', 'duration_sec', 'has_caption'), {
      fallback: `'[]'`,
    }),
    optional('inquiry_no', 'お問い合わせ番号', pattern(/^[\w-]{1,40}$/, '英数字とハイフン（40文字まで）'), {
      fallback: `lpad((s.city_id / 1000)::text, 2, '0') || '-' || s.estate_id`,
    }),
    optional('status', '状態', choice(estateStatuses), { fallback: String(ESTATE_PUBLISHED) }),
    optional('info_updated_at', '情報更新日', date, { fallback: 'current_date' }),
    optional('next_update_at', '次回更新予定日', date, { fallback: 'current_date + 14' }),
    optional('created_at', '登録日', dateTime, {
      fallback: "date_trunc('second', now())",
      note: '新しい物件だけに使います',
    }),
  ],
  composed: {
    movein_terms: { from: names(TERMS), fallback: NO_TERMS },
    meals: { from: ['meal_type', ...names(MEALS)], fallback: 'null' },
  },
  compose,
  checkRow,
  complete: [
    padZip('estates'),
    keepPlace('estates', 'estate', 'estate_id'),
    `update import_estates s set city_id = t.city_id, town_name = coalesce(s.town_name, t.town_name)
     from (
       select distinct on (i.estate_id, i.file_no, i.line_no) i.file_no, i.line_no, p.city_id, p.town_name
       from import_estates i join postal_town p using (zip_code) join municipality m on m.city_id = p.city_id
       where i.city_id is null or i.city_id = p.city_id
       order by i.estate_id, i.file_no, i.line_no, (position(p.town_name in i.address_detail) > 0) desc,
         (position(m.city_name in i.address_detail) > 0) desc, p.postal_town_id
     ) t where (t.file_no, t.line_no) = (s.file_no, s.line_no) and (s.city_id is null or s.town_name is null)`,
    cityOfOffice('estates'),
  ],
  checks: [
    ...cityChecks,
    {
      column: 'city_id',
      where: `exists (select from postal_town p where p.zip_code = s.zip_code)
        and exists (select from municipality m where m.city_id = s.city_id)
        and not exists (select from postal_town p where p.zip_code = s.zip_code and p.city_id = s.city_id)`,
      reason: `'郵便番号の市区町村（' || (select min(city_name) from postal_town p join municipality using (city_id) where p.zip_code = s.zip_code) || '）と合いません。'`,
    },
    {
      column: 'address_detail',
      where: `not starts_with(s.address_detail, (select name_kana from prefecture where prefecture_id = s.city_id / 1000))`,
      reason: `'住所は「' || (select name_kana from prefecture where prefecture_id = s.city_id / 1000) || '」から入力してください。'`,
    },
    {
      column: 'address_detail',
      where: `position((select city_name from municipality m where m.city_id = s.city_id) in s.address_detail) = 0`,
      reason: '住所に市区町村名がありません。',
      isWarning: true,
    },
    {
      column: 'lat',
      where: `${AWAY_KM} > ${TOO_FAR_KM}`,
      reason: `'市区町村の中心から' || round(${AWAY_KM}) || 'km離れています。緯度・経度を確かめてください。'`,
    },
    {
      column: 'lat',
      where: `${AWAY_KM} between ${FAR_KM} and ${TOO_FAR_KM}`,
      reason: `市区町村の中心から${FAR_KM}km以上離れています。`,
      isWarning: true,
    },
    knownShop,
    {
      column: 'licence_no',
      where: `coalesce(s.licence_no, (select licence_no from shop where shop.shop_id = s.shop_id), '?') = ''`,
      reason: '免許番号がありません。店舗の免許番号を登録してください。',
    },
    knownIds('condition', '条件', 'equipment', 'equipment_id', `"group" = ${EQUIPMENT_GROUP.condition}`),
    knownIds('equipment', '設備', 'equipment', 'equipment_id', `"group" = ${EQUIPMENT_GROUP.equipment}`),
    knownIds('tag_ids', 'タグ', 'tag', 'tag_id', 'true'),
    {
      column: 'inquiry_no',
      where:
        'exists (select from import_estates o where o.inquiry_no = s.inquiry_no and o.estate_id <> s.estate_id)',
      reason: '同じお問い合わせ番号がファイルにあります。',
    },
    {
      column: 'inquiry_no',
      where: 'exists (select from estate e where e.inquiry_no = s.inquiry_no and e.estate_id <> s.estate_id)',
      reason: 'ほかの物件が使っているお問い合わせ番号です。',
    },
    {
      column: 'estate_id',
      where: `not exists (select from import_roomtypes r where r.estate_id = s.estate_id) and not exists (select from roomtype r where r.estate_id = s.estate_id)
        and not exists (select from import_refused r where r.kind = 'roomtypes_of' and r.id = s.estate_id)`,
      reason: '部屋タイプがありません。roomtypes のファイルに1件以上入れてください。',
    },
    {
      column: 'estate_id',
      where: `not exists (select from import_estatestations t where t.estate_id = s.estate_id) and not exists (select from estate_station t where t.estate_id = s.estate_id)`,
      reason: '最寄り駅がありません（estatestations）。駅からの時間は表示されません。',
      isWarning: true,
    },
    {
      column: 'estate_id',
      where: `not exists (select from import_estateimages t where t.estate_id = s.estate_id) and not exists (select from estate_image t where t.estate_id = s.estate_id)`,
      reason: '写真がありません（estateimages）。',
      isWarning: true,
    },
  ],
  set: { prefecture_id: 's.city_id / 1000', is_sample: 'false' },
};
