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
import { fieldLabels } from '@gakumado/shared/vocabulary';
import { formatCount } from '@gakumado/shared/format';
import type { Line } from '../../background/mail/mail-parts.ts';
import type { NamedIds, Names } from './names-queries.ts';

/** The text of an item's value. */
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
    `${formatCount(Number(value))}${suffix}`;

/** Items of all forms beside the names, in the order of a mail. */
const items = {
  mail_address: plain,
  tel: plain,
  registrant_type: chosen(registrantTypes),
  grade_id: chosen(grades),
  campus_ids: named('campus_ids'),
  school_name_free: plain,
  move_in_ym: plain,
  contents: chosen(viewContents),
  waitlist_estate_ids: plain,
  visitors_count: unit('名'),
  video_tool: chosen(videoTools),
  delivery: chosen(deliveries),
  zip_code: plain,
  prefecture_id: named('prefecture_ids'),
  city: plain,
  address: plain,
  building: plain,
  pref_id: named('prefecture_ids'),
  price_from: unit('円'),
  price_to: unit('円'),
  building_type_id: named('equipment_ids'),
  condition: named('equipment_ids'),
  area_slug: plain,
  tool: chosen(videoTools),
  participants: unit('名'),
  topics: chosen(consultationTopics),
  estate_inquiry_no: plain,
  is_id_check: plain,
  contact_time: chosen(contactTimes),
  is_reservation_before_result: plain,
} satisfies Partial<Record<keyof typeof fieldLabels, Write>>;

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
  const lines = (Object.entries(items) as [keyof typeof items, Write][])
    .filter(([name]) => isGiven(applicant[name]))
    .map(([name, write]): Line => [fieldLabels[name], write(applicant[name], names)]);
  return [[fieldLabels.name, fullName(applicant)], [fieldLabels.kana, fullName(applicant, 'kana')], ...lines];
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
