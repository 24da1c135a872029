import { formatAreas, formatMonth, formatRents, formatWalk } from '@gakumado/shared/ui';
import { layoutLabel, mealTypes, rentBands, vacancies } from '@gakumado/shared/vocabulary';
import type { Condition } from './condition.ts';
import { isChosen } from './filter-choices.ts';
import type { Choice, FilterChoices } from './filter-choices.ts';
import { genderAsCondition, genderLabel } from './gender.ts';
import type { SearchPlace } from './place.ts';
import { rentError } from './rent.ts';
import { idsAlike } from './same-meaning.ts';
import { ageLabel, transfersLabel } from './value-labels.ts';

export interface AppliedWish {
  label: string;
  /** The condition without this wish, on its first page. */
  without: Condition;
}

type Change = Partial<Condition>;
type Wish = readonly [label: string, change: Change];
type IdField = 'building_type_id' | 'condition' | 'equipment' | 'optional_condition' | 'optional_equipment';
type NumberField = 'meal_type' | 'vacant_status_id';

/** The wishes of a condition one by one, each with what remains without it; what is the place itself is none. */
export function appliedWishes(
  asked: Condition,
  choices: FilterChoices,
  place?: Pick<SearchPlace, 'ownKeys'>,
): AppliedWish[] {
  const condition = genderAsCondition(asked, choices);
  const optional = (label: string) => `できれば${label}`;
  return [
    ...wordWishes(condition),
    ...rentWishes(condition),
    ...idWishes(condition, 'building_type_id', choices.buildingTypes),
    ...layoutWishes(condition.layout),
    ...areaWishes(condition),
    ...limitWishes(condition),
    ...numberWishes(condition, 'meal_type', mealTypes),
    ...genderWishes(condition),
    ...numberWishes(condition, 'vacant_status_id', vacancies),
    ...flagWishes(condition),
    ...idWishes(condition, 'condition', choices.conditions),
    ...idWishes(condition, 'equipment', choices.equipment),
    ...idWishes(condition, 'optional_condition', choices.conditions, optional),
    ...idWishes(condition, 'optional_equipment', choices.equipment, optional),
    ...mapWishes(condition),
  ]
    .filter(([, change]) => !Object.keys(change).some((key) => isOwn(place, key)))
    .map((wish) => applied(condition, wish));
}

/** Those of them that no field of a filter form shows: words, and the part of a map. */
export const fieldlessWishes = (condition: Condition): AppliedWish[] =>
  [...wordWishes(condition), ...mapWishes(condition)].map((wish) => applied(condition, wish));

const applied = (condition: Condition, [label, change]: Wish): AppliedWish => ({
  label,
  without: { ...condition, page: 1, ...change },
});

const isOwn = (place: Pick<SearchPlace, 'ownKeys'> | undefined, key: string) =>
  place?.ownKeys?.some((own) => own === key) ?? false;

function wordWishes({ keyword, station_name }: Condition): Wish[] {
  const wishes: Wish[] = [];
  if (keyword) wishes.push([`「${keyword}」`, { keyword: undefined }]);
  if (station_name) wishes.push([`駅名「${station_name}」`, { station_name: undefined }]);
  return wishes;
}

function rentWishes(condition: Condition): Wish[] {
  const { rentSelect, price_from, price_to } = condition;
  if (rentError(condition)) return [];
  const none = {
    price_from: undefined,
    price_to: undefined,
    rentSelect: undefined,
    is_include_management: undefined,
  };
  const suffix = condition.is_include_management ? '（管理費込み）' : '';
  if (price_from !== undefined || price_to !== undefined) {
    return [[freeRentLabel(price_from, price_to) + suffix, none]];
  }
  const choice = rentBands.find(({ value }) => value === rentSelect);
  return choice ? [[choice.label + suffix, none]] : [];
}

function freeRentLabel(from: number | undefined, to: number | undefined): string {
  if (to === undefined) return `${formatRents(from, from)}以上`;
  if (from === undefined) return `${formatRents(to, to)}以下`;
  return formatRents(from, to);
}

function areaWishes({ room_area_from: from, room_area_to: to }: Condition): Wish[] {
  if (from === undefined && to === undefined) return [];
  const none = { room_area_from: undefined, room_area_to: undefined };
  if (to === undefined) return [[`${from}㎡以上`, none]];
  if (from === undefined) return [[`${to}㎡以下`, none]];
  return [[formatAreas(from, to), none]];
}

function idWishes(
  condition: Condition,
  field: IdField,
  choices: readonly Choice[],
  labelOf: (label: string) => string = (label) => label,
): Wish[] {
  const asked = condition[field];
  const known = choices.filter((choice) => isChosen(choice, asked));
  const unknown = asked.filter((id) => !known.some((choice) => choice.ids.includes(id)));
  return [
    ...known,
    ...unknown.map((id): Choice => ({ label: `条件${id}`, ids: [...idsAlike(field, id)] })),
  ].map(({ label, ids }) => [labelOf(label), { [field]: asked.filter((id) => !ids.includes(id)) }]);
}

function numberWishes(
  condition: Condition,
  field: NumberField,
  values: readonly { value: number; label: string }[],
): Wish[] {
  const asked = condition[field];
  return values
    .filter(({ value }) => asked.includes(value))
    .map(({ value, label }) => [label, { [field]: asked.filter((other) => other !== value) }]);
}

const genderWishes = ({ gender_type }: Condition): Wish[] =>
  gender_type.length > 0 ? [[genderLabel(gender_type), { gender_type: [] }]] : [];

function layoutWishes(layouts: Condition['layout']): Wish[] {
  return layouts.map((layout) => [
    layoutLabel(layout),
    { layout: layouts.filter((other) => other !== layout) },
  ]);
}

/** Each field that is a single value, with its text. */
const limitTexts: readonly [keyof Condition, (value: number) => string][] = [
  ['commute_minutes_max', (minutes) => `通学${minutes}分以内`],
  ['commute_transfers_max', transfersLabel],
  ['second_commute_minutes_max', (minutes) => `2つ目の学校へ${minutes}分以内`],
  ['second_commute_transfers_max', (transfers) => `2つ目の学校へ${transfersLabel(transfers)}`],
  ['walk_minutes_max', (minutes) => `駅から${formatWalk(minutes)}以内`],
  ['building_age_max', ageLabel],
];

function limitWishes(condition: Condition): Wish[] {
  return limitTexts.flatMap(([field, textOf]) => {
    const value = condition[field];
    return typeof value === 'number' ? [[textOf(value), { [field]: undefined }] satisfies Wish] : [];
  });
}

function flagWishes({ move_in_ym, is_panorama, is_youtube }: Condition): Wish[] {
  const wishes: Wish[] = [];
  if (move_in_ym) wishes.push([`${formatMonth(move_in_ym)}までに入居可`, { move_in_ym: undefined }]);
  if (is_panorama) wishes.push(['パノラマあり', { is_panorama: undefined }]);
  if (is_youtube) wishes.push(['動画あり', { is_youtube: undefined }]);
  return wishes;
}

/** The part of a map that is searched, in words. */
export const mapPartName = (polygon: Condition['polygon']) =>
  polygon ? '地図で囲んだ範囲' : '地図の表示範囲';

function mapWishes({ polygon, bounds }: Condition): Wish[] {
  if (polygon) return [[mapPartName(polygon), { polygon: undefined, bounds: undefined }]];
  return bounds ? [[mapPartName(undefined), { bounds: undefined }]] : [];
}
