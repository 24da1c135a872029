import { MONTHLY_COST } from './cost-names.ts';

const NAME = 'お名前';
const KANA = 'フリガナ';
const MAIL = 'メールアドレス';
const PASSWORD = 'パスワード';
const ONLINE_VIEWING = 'オンライン内見';
const RENT = '家賃';

/**
 * Labels of the items of the forms and of the search, by the names of their fields. Forms, their messages and mails use
 * them.
 */
export const fieldLabels = {
  name: NAME,
  name_sei: `${NAME}（姓）`,
  name_mei: `${NAME}（名）`,
  kana: KANA,
  kana_sei: `${KANA}（セイ）`,
  kana_mei: `${KANA}（メイ）`,
  student_name_sei: `学生の${NAME}（姓）`,
  student_name_mei: `学生の${NAME}（名）`,
  mail_address: MAIL,
  mail_address_confirm: `確認用${MAIL}`,
  password: PASSWORD,
  current_password: `現在の${PASSWORD}`,
  tel: '電話番号',
  registrant_type: '登録者',
  grade_id: '学年',
  campus_ids: '検討中の学校',
  school_name_free: '学校名',
  move_in_ym: '入居希望月',
  gender: '性別',
  birthday: '生年月日',
  is_mail_magazine: 'メールマガジン',
  is_new_arrival_mail: '新着物件のお知らせ',
  zip_code: '郵便番号',
  prefecture_id: '都道府県',
  city: '市区町村',
  address: '町名・番地',
  building: '建物名・部屋番号',
  inquiry_contents_id: 'お問い合わせ内容',
  message: 'お問い合わせ内容の詳細',
  /** Questions about the estates of a list. */
  contents: '知りたいこと',
  estate_ids: '物件',
  estate_inquiry_no: '物件番号',
  waitlist_estate_ids: 'キャンセル待ちの物件',
  document_ids: '資料',
  delivery: 'お届け方法',
  shop_id: '店舗',
  is_visit: '来店・現地見学',
  is_video: ONLINE_VIEWING,
  visitors_count: '人数',
  video_tool: `${ONLINE_VIEWING}のツール`,
  is_id_check: '本人確認への同意',
  /** Of the online consultation, as the two after it. */
  tool: '相談会のツール',
  participants: '参加人数',
  topics: '相談したい内容',
  /** The schools and areas of the bulk order, and what is asked of each. */
  targets: '学校・エリア',
  campus_id: 'キャンパス',
  city_id: '市区町村',
  rank: '志望順位',
  exam_type: '入試方式',
  result_date: '合格発表日',
  contact_method: 'ご希望の連絡方法',
  contact_time: 'ご希望の連絡時間帯',
  is_reservation_before_result: '合格発表前予約を希望',
  /** Beside {@link fieldLabels.prefecture_id}, which is that of an address. */
  pref_id: 'ご希望の都道府県',
  area_slug: 'エリア',
  price: RENT,
  cost_from: `${MONTHLY_COST}の下限`,
  cost_to: `${MONTHLY_COST}の上限`,
  price_from: `${RENT}の下限`,
  price_to: `${RENT}の上限`,
  building_type_id: '建物の種類',
  condition: 'こだわりの条件',
  equipment: '設備',
  /** Conditions and equipment together, in the bulk order. */
  must: '必須の条件',
  optional: 'できればの条件',
  commute_minutes_max: '通学時間',
  meal_type: '食事',
  gender_type: '入居できる方',
  /** Of a saved search, as the one after it. */
  condition_name: '条件の名前',
  notify_frequency: '新着のお知らせ',
  reason: '退会の理由',
  /** Of a family's list, as those after it. */
  share_note: 'ご家族へのメモ',
  /** The visitor's own, about one home. */
  home_note: 'メモ',
  expires_days: '公開する日数',
  verdict: '評価',
  share_comment: 'コメント',
} as const;
