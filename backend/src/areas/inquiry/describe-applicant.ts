import {
  consultationTopics,
  contactTimes,
  deliveries,
  grades,
  registrantTypes,
  videoTools,
  viewContents,
} from '@gakumado/shared/forms';
import type { Choice, MailFormField } from '@gakumado/shared/forms';
import { fieldLabels, isAreaSlug, labelOf, regionName } from '@gakumado/shared/vocabulary';
import { formatCount, formatDate, formatMonth, formatRent, formatZip } from '@gakumado/shared/format';
import type { Line } from '../../background/mail/mail-parts.ts';
import type { NamedIds, Names } from './names-queries.ts';

/** The text of an item's value. */
type Write = (value: unknown, names: Names) => string;

type Applicant = Readonly<Record<string, unknown>>;

type Items = Partial<Record<keyof typeof fieldLabels, Write>>;

const plain: Write = (value) => {
  if (Array.isArray(value)) return value.map(String).join('、');
  if (typeof value === 'boolean') return value ? 'はい' : 'いいえ';
  return String(value);
};

const onceEach = (texts: readonly string[]) => [...new Set(texts)].join('、');

const chosen =
  (choices: readonly Choice[]): Write =>
  (value) =>
    onceEach([value].flat().map((one) => labelOf(choices, Number(one)) ?? String(one)));

/** The names of ids. Ids that are one thing to a visitor have one name, which is written once. */
export const namesOf = (names: ReadonlyMap<number, string>, ids: readonly number[]) =>
  onceEach(ids.map((id) => names.get(id) ?? `ID ${id}`));

const named =
  (kind: keyof NamedIds): Write =>
  (value, names) =>
    namesOf(names[kind], [value].flat().map(Number));

const unit =
  (suffix: string): Write =>
  (value) =>
    `${formatCount(Number(value))}${suffix}`;

const rent: Write = (yen) => formatRent(Number(yen));

function region(value: unknown): string {
  const slug = String(value);
  return isAreaSlug(slug) ? regionName(slug) : slug;
}

/** Items that are typed: words of the visitor's own. */
const typedItems = {
  mail_address: plain,
  tel: plain,
  school_name_free: plain,
  zip_code: (zip) => formatZip(String(zip)),
  prefecture_id: named('prefecture_ids'),
  city: plain,
  address: plain,
  building: plain,
  estate_inquiry_no: plain,
} satisfies Items;

/** Items that are chosen: words of the site. */
const chosenItems = {
  registrant_type: chosen(registrantTypes),
  grade_id: chosen(grades),
  campus_ids: named('campus_ids'),
  move_in_ym: (month) => formatMonth(String(month)),
  contents: chosen(viewContents),
  visitors_count: unit('名'),
  video_tool: chosen(videoTools),
  delivery: chosen(deliveries),
  pref_id: named('prefecture_ids'),
  price_from: rent,
  price_to: rent,
  building_type_id: named('equipment_ids'),
  condition: named('equipment_ids'),
  area_slug: region,
  tool: chosen(videoTools),
  participants: unit('名'),
  topics: chosen(consultationTopics),
  is_id_check: () => '同意済み',
  contact_time: chosen(contactTimes),
  is_reservation_before_result: () => '希望する',
} satisfies Items;

/** The tool of a video call; each form has its own name for it. */
export const videoToolOf = ({ video_tool, tool }: Applicant) => Number(video_tool ?? tool) || null;

/** A box that was left empty says nothing. */
const isGiven = (value: unknown) =>
  value !== undefined &&
  value !== null &&
  value !== '' &&
  value !== false &&
  !(Array.isArray(value) && value.length === 0);

/** 見本 花子 of a form with names; '' of one without. */
export function fullName(applicant: Applicant, part: 'name' | 'kana' = 'name'): string {
  return [applicant[`${part}_sei`], applicant[`${part}_mei`]].filter(isGiven).map(String).join(' ');
}

const linesOf = (items: Items, applicant: Applicant, names: Names): Line[] =>
  (Object.entries(items) as [keyof typeof fieldLabels, Write][])
    .filter(([name]) => isGiven(applicant[name]))
    .map(([name, write]): Line => [fieldLabels[name], write(applicant[name], names)]);

/** The value of a content-service form's item as text for readers. */
function writtenItem({ type }: MailFormField, value: unknown, names: Names): string {
  const text = plain(value, names);
  if (type === 'date') return formatDate(text);
  if (type === 'month') return formatMonth(text);
  return type === 'zip' ? formatZip(text) : text;
}

/** The items of a form that were filled in; `items` are those of a form of the content service. */
export function describeApplicant(
  applicant: Applicant,
  names: Names,
  items: readonly MailFormField[] = [],
): Line[] {
  if (items.length > 0) {
    return items
      .filter(({ name }) => isGiven(applicant[name]))
      .map((item) => [item.label, writtenItem(item, applicant[item.name], names)]);
  }
  return [
    [fieldLabels.name, fullName(applicant)],
    [fieldLabels.kana, fullName(applicant, 'kana')],
    ...linesOf({ ...typedItems, ...chosenItems }, applicant, names),
  ];
}

/**
 * The items whose answers are words of the site: what a mail to an unproved address may repeat. `items` are those of a form of
 * the content service.
 */
export function describeChoices(
  applicant: Applicant,
  names: Names,
  items: readonly MailFormField[] = [],
): Line[] {
  if (items.length === 0) return linesOf(chosenItems, applicant, names);
  const offered = items.filter(({ options }) => options !== undefined);
  return offered.length === 0 ? [] : describeApplicant(applicant, names, offered);
}

/** The numbers among values and lists of values. */
export const numbersOf = (...values: unknown[]) =>
  values.flat().filter((value): value is number => typeof value === 'number');

/** The ids in an applicant's items whose names {@link describeApplicant} shows. */
export function namedIdsOf(applicant: Applicant): NamedIds {
  return {
    campus_ids: numbersOf(applicant['campus_ids']),
    prefecture_ids: numbersOf(applicant['prefecture_id'], applicant['pref_id']),
    city_ids: [],
    equipment_ids: numbersOf(applicant['building_type_id'], applicant['condition']),
  };
}
