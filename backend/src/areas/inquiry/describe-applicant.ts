import {
  consultationTopics,
  contactTimes,
  deliveries,
  grades,
  registrantTypes,
  videoTools,
  viewContents,
} from '@gakumado/shared/forms';
import type { Choice } from '@gakumado/shared/forms';
import type { NamedIds, Names } from './names-queries.ts';

/** One line of a mail. */
export type Line = readonly [label: string, text: string];

/** How the value of an item reads. */
type Write = (value: unknown, names: Names) => string;

const plain: Write = (value) => {
  if (Array.isArray(value)) return value.map(String).join('、');
  if (typeof value === 'boolean') return value ? 'はい' : 'いいえ';
  return String(value);
};

const chosen =
  (choices: readonly Choice[]): Write =>
  (value) =>
    [value]
      .flat()
      .map((one) => choices.find((choice) => choice.value === one)?.label ?? String(one))
      .join('、');

const named =
  (kind: keyof NamedIds): Write =>
  (value, names) =>
    [value]
      .flat()
      .map((id) => names[kind].get(Number(id)) ?? `ID ${String(id)}`)
      .join('、');

const unit =
  (suffix: string): Write =>
  (value) =>
    `${Number(value).toLocaleString('ja-JP')}${suffix}`;

/** Items of all forms beside the names, in the order of a mail. */
const items: Record<string, readonly [label: string, write: Write]> = {
  mail_address: ['メールアドレス', plain],
  tel: ['電話番号', plain],
  registrant_type: ['登録者', chosen(registrantTypes)],
  grade_id: ['学年', chosen(grades)],
  campus_ids: ['検討中の学校', named('campus_ids')],
  school_name_free: ['学校名', plain],
  move_in_ym: ['入居希望月', plain],
  contents: ['知りたいこと', chosen(viewContents)],
  waitlist_estate_ids: ['キャンセル待ちの物件', plain],
  visitors_count: ['人数', unit('名')],
  video_tool: ['オンライン内見のツール', chosen(videoTools)],
  delivery: ['お届け方法', chosen(deliveries)],
  zip_code: ['郵便番号', plain],
  prefecture_id: ['都道府県', named('prefecture_ids')],
  city: ['市区町村', plain],
  address: ['町名・番地', plain],
  building: ['建物名・部屋番号', plain],
  pref_id: ['ご希望の都道府県', named('prefecture_ids')],
  price_from: ['家賃の下限', unit('円')],
  price_to: ['家賃の上限', unit('円')],
  building_type_id: ['建物種別', named('equipment_ids')],
  condition: ['こだわり条件', named('equipment_ids')],
  area_slug: ['エリア', plain],
  tool: ['相談会のツール', chosen(videoTools)],
  participants: ['参加人数', unit('名')],
  topics: ['相談したい内容', chosen(consultationTopics)],
  estate_inquiry_no: ['物件番号', plain],
  is_id_check: ['本人確認への同意', plain],
  contact_time: ['ご希望の連絡時間帯', chosen(contactTimes)],
  is_reservation_before_result: ['合格発表前予約を希望', plain],
};

const isGiven = (value: unknown) =>
  value !== undefined && value !== null && value !== '' && !(Array.isArray(value) && value.length === 0);

/** 見本 花子 of a form with names; '' of one without. */
export function fullName(
  applicant: Readonly<Record<string, unknown>>,
  part: 'name' | 'kana' = 'name',
): string {
  return [applicant[`${part}_sei`], applicant[`${part}_mei`]].filter(isGiven).map(String).join(' ');
}

/** The items of a form that were filled in; `labels` are those of a form of the content service. */
export function describeApplicant(
  applicant: Readonly<Record<string, unknown>>,
  names: Names,
  labels: ReadonlyMap<string, string> = new Map(),
): Line[] {
  if (labels.size > 0) {
    return [...labels]
      .filter(([name]) => isGiven(applicant[name]))
      .map(([name, label]) => [label, plain(applicant[name], names)]);
  }
  const lines = Object.entries(items)
    .filter(([name]) => isGiven(applicant[name]))
    .map(([name, [label, write]]): Line => [label, write(applicant[name], names)]);
  return [['お名前', fullName(applicant)], ['フリガナ', fullName(applicant, 'kana')], ...lines];
}

const numbersOf = (...values: unknown[]) =>
  values.flat().filter((value): value is number => typeof value === 'number');

/** The ids in an applicant's items whose names {@link describeApplicant} shows. */
export function namedIdsOf(applicant: Readonly<Record<string, unknown>>): NamedIds {
  return {
    campus_ids: numbersOf(applicant['campus_ids']),
    prefecture_ids: numbersOf(applicant['prefecture_id'], applicant['pref_id']),
    city_ids: [],
    equipment_ids: numbersOf(applicant['building_type_id'], applicant['condition']),
  };
}
