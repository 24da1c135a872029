import {
  areaSlugs,
  buildingAgeChoices,
  commuteMinutesChoices,
  directions,
  fieldLabels,
  genderTypes,
  KEYWORD_MAX,
  LAT_MAX,
  layoutLabel,
  LON_MAX,
  matsRange,
  MAX_AREA_M2,
  mealTypes,
  LARGE_STREETS_PERCENT,
  NEAR_POLICE_MINUTES,
  NEAR_STORE_MINUTES,
  PREFECTURE_COUNT,
  QUIET_RAILWAY_M,
  QUIET_ROAD_M,
  radiusChoicesKm,
  rentBands,
  roomLayouts,
  STAY_MONTHS,
  STATION_NAME_MAX,
  transferChoices,
  vacancies,
  walkMinutesChoices,
} from '@gakumado/shared/vocabulary';
import type { FieldRow, FilterGroup, ValueOf } from './field-row.ts';
import { higher, laterMonths, shifted } from './nearby-values.ts';

/** Of commutes every other choice: five minutes more hardly help. */
const EVERY_OTHER = 2;
const NOTICE_MONTHS = [1, 2, 3] as const;
/** Amounts by which an area is moved, in m². */
const SMALLER_M2 = [-5, -10];
const LARGER_M2 = [5, 10];
/** The same in mats. */
const SMALLER_MATS = [-1, -2];

const yearAndMonth = (month: string) => month.split('-').map(Number);
const transfersText = (count: number) => (count === 0 ? '乗換なし' : `乗換${count}回まで`);

const QUIET_LABEL = `静かさ（幹線道路から${QUIET_ROAD_M}m・線路から${QUIET_RAILWAY_M}m以上）`;

const rent = { relaxing: { by: 'own' }, isLogged: true, isOfRoom: true } as const;
const kept = { relaxing: null } as const;

/** The fields of the common search filter (contract, 3.4), in the order in which their chips are shown. */
export const searchFields = {
  keyword: {
    kind: 'text',
    maxLength: KEYWORD_MAX,
    label: 'キーワード',
    chip: (words) => `「${words}」`,
    relaxing: { by: 'own' },
  },
  station_name: {
    kind: 'text',
    maxLength: STATION_NAME_MAX,
    label: '駅名',
    chip: (name) => `駅名「${name}」`,
    isPlace: true,
    relaxing: { by: 'own' },
  },
  /** A band of the vocabulary. Read only where price* are absent. */
  rentSelect: {
    kind: 'integer',
    min: rentBands[0]!.value,
    max: rentBands.at(-1)!.value,
    label: fieldLabels.price,
    ...rent,
  },
  /** One band: 30000 means 30,000 to 39,999. */
  price: { kind: 'yen', label: fieldLabels.price, ...rent, isOutsideQuery: true },
  price_from: { kind: 'yen', label: fieldLabels.price_from, ...rent },
  price_to: { kind: 'yen', label: fieldLabels.price_to, ...rent },
  /** Compare the rent including the management fee. */
  is_include_management: { isOfRoom: true, kind: 'flag', label: '管理費込み', isLogged: true, ...kept },
  /** Bounds of 毎月の実質負担 in the stay of the next three (contract, section 5). */
  cost_from: {
    isOfRoom: true,
    kind: 'yen',
    label: fieldLabels.cost_from,
    isLogged: true,
    relaxing: { by: 'own' },
  },
  cost_to: {
    isOfRoom: true,
    kind: 'yen',
    label: fieldLabels.cost_to,
    isLogged: true,
    relaxing: { by: 'own' },
  },
  stay_months: {
    kind: 'choice',
    choices: STAY_MONTHS,
    label: 'お住まいの期間',
    isLogged: true,
    ...kept,
  },
  /** Optional meals count, and in homes without meals the food budget. */
  with_meals: { kind: 'flag', label: '食費込み', isLogged: true, ...kept },
  /** Yen a month. */
  food_budget: { kind: 'yen', label: '食費のめやす', isLogged: true, ...kept },
  building_type_id: {
    kind: 'ids',
    label: fieldLabels.building_type_id,
    isLogged: true,
    relaxing: { by: 'drop', label: `${fieldLabels.building_type_id}を問わない` },
  },
  layout: {
    kind: 'words',
    words: roomLayouts,
    label: '間取り',
    chip: layoutLabel,
    isLogged: true,
    isOfRoom: true,
    relaxing: { by: 'drop', label: '間取りを問わない' },
  },
  room_area_from: {
    kind: 'area',
    label: '専有面積の下限',
    isLogged: true,
    isOfRoom: true,
    relaxing: {
      by: 'steps',
      next: shifted(SMALLER_M2, { min: 0, max: MAX_AREA_M2 }),
      label: (area) => `広さ ${area}㎡以上`,
      gone: '広さの下限なし',
    },
  },
  room_area_to: {
    kind: 'area',
    label: '専有面積の上限',
    isLogged: true,
    isOfRoom: true,
    relaxing: {
      by: 'steps',
      next: shifted(LARGER_M2, { min: 0, max: MAX_AREA_M2 }),
      label: (area) => `広さ ${area}㎡以下`,
      gone: '広さの上限なし',
    },
  },
  /** Size of a room in mats, as words ask for it. The form has square metres. */
  mats_from: {
    kind: 'integer',
    ...matsRange,
    label: '部屋の畳数の下限',
    chip: (mats) => `${mats}畳以上`,
    isLogged: true,
    isOfRoom: true,
    relaxing: {
      by: 'steps',
      next: shifted(SMALLER_MATS, matsRange),
      label: (mats) => `部屋 ${mats}畳以上`,
      gone: '畳数を問わない',
    },
  },
  commute_minutes_max: {
    kind: 'choice',
    choices: commuteMinutesChoices,
    label: fieldLabels.commute_minutes_max,
    chip: (minutes) => `通学${minutes}分以内`,
    isLogged: true,
    relaxing: {
      by: 'steps',
      next: higher(commuteMinutesChoices, EVERY_OTHER),
      label: (minutes) => `通学 ${minutes}分以内`,
      gone: '通学時間を問わない',
    },
  },
  commute_transfers_max: {
    kind: 'choice',
    choices: transferChoices,
    label: '乗換',
    chip: transfersText,
    isLogged: true,
    relaxing: {
      by: 'steps',
      next: higher(transferChoices),
      label: (count) => `通学の乗換 ${count}回まで`,
      gone: '通学の乗換回数を問わない',
    },
  },
  second_commute_minutes_max: {
    kind: 'choice',
    choices: commuteMinutesChoices,
    label: '通学時間（2か所目）',
    chip: (minutes) => `2か所目へ${minutes}分以内`,
    isLogged: true,
    relaxing: {
      by: 'steps',
      next: higher(commuteMinutesChoices, EVERY_OTHER),
      label: (minutes) => `2か所目への通学 ${minutes}分以内`,
      gone: '2か所目への通学時間を問わない',
    },
  },
  second_commute_transfers_max: {
    kind: 'choice',
    choices: transferChoices,
    label: '乗換（2か所目）',
    chip: (count) => `2か所目へ${transfersText(count)}`,
    isLogged: true,
    relaxing: {
      by: 'steps',
      next: higher(transferChoices),
      label: (count) => `2か所目への乗換 ${count}回まで`,
      gone: '2か所目への乗換回数を問わない',
    },
  },
  walk_minutes_max: {
    kind: 'choice',
    choices: walkMinutesChoices,
    label: '駅から徒歩',
    chip: (minutes) => `駅から徒歩${minutes}分以内`,
    isLogged: true,
    relaxing: {
      by: 'steps',
      next: higher(walkMinutesChoices),
      label: (minutes) => `駅徒歩 ${minutes}分以内`,
      gone: '駅からの距離を問わない',
      from: 'station_id',
    },
  },
  building_age_max: {
    kind: 'choice',
    choices: buildingAgeChoices,
    label: '築年数',
    chip: (years) => `築${years}年以内`,
    isLogged: true,
    relaxing: {
      by: 'steps',
      next: higher(buildingAgeChoices),
      label: (years) => `築${years}年以内`,
      gone: '築年数を問わない',
    },
  },
  meal_type: {
    kind: 'terms',
    terms: mealTypes,
    label: fieldLabels.meal_type,
    isLogged: true,
    relaxing: { by: 'drop', label: '食事の有無を問わない' },
  },
  gender_type: {
    kind: 'terms',
    terms: genderTypes,
    label: fieldLabels.gender_type,
    isLogged: true,
    relaxing: { by: 'own' },
  },
  vacant_status_id: {
    kind: 'terms',
    terms: vacancies,
    label: '空室の状況',
    isLogged: true,
    relaxing: { by: 'drop', label: '空室状況を問わない' },
  },
  /** YYYY-MM from 2000 on: some room can be entered in or before that month. */
  move_in_ym: {
    kind: 'month',
    label: '入居時期',
    chip: (month) => `${yearAndMonth(month).join('年')}月までに入居可`,
    isLogged: true,
    isOfRoom: true,
    relaxing: {
      by: 'steps',
      next: laterMonths,
      label: (month) => `入居 ${yearAndMonth(month).join('年')}月まで`,
      gone: '入居時期を問わない',
    },
  },
  is_panorama: {
    kind: 'flag',
    label: 'パノラマ写真あり',
    chip: () => 'パノラマあり',
    isLogged: true,
    isColumn: true,
    relaxing: { by: 'drop', label: 'パノラマ写真なしでも可', isSmall: true },
  },
  is_youtube: {
    kind: 'flag',
    label: '動画あり',
    chip: () => '動画あり',
    isLogged: true,
    isColumn: true,
    relaxing: { by: 'drop', label: '動画なしでも可', isSmall: true },
  },
  /** Beside neither a main road nor a railway (contract, 8.9). */
  is_quiet: {
    kind: 'flag',
    label: QUIET_LABEL,
    chip: () => QUIET_LABEL,
    isLogged: true,
    isColumn: true,
    filterGroup: 'safety',
    relaxing: { by: 'drop', label: '幹線道路や線路の近くでも可' },
  },
  is_near_police: {
    kind: 'flag',
    label: `交番まで徒歩${NEAR_POLICE_MINUTES}分`,
    chip: () => `交番まで徒歩${NEAR_POLICE_MINUTES}分以内`,
    isLogged: true,
    isColumn: true,
    filterGroup: 'safety',
    relaxing: { by: 'drop', label: '交番までの距離を問わない' },
  },
  is_near_store: {
    kind: 'flag',
    label: `コンビニまで徒歩${NEAR_STORE_MINUTES}分`,
    chip: () => `コンビニまで徒歩${NEAR_STORE_MINUTES}分以内`,
    isLogged: true,
    isColumn: true,
    filterGroup: 'safety',
    relaxing: { by: 'drop', label: 'コンビニまでの距離を問わない' },
  },
  is_along_large_streets: {
    kind: 'flag',
    label: '大通り沿いの道で帰れる',
    chip: () => `大通り沿いの道で帰れる（駅からの${LARGE_STREETS_PERCENT}%以上）`,
    isLogged: true,
    isColumn: true,
    filterGroup: 'safety',
    relaxing: { by: 'drop', label: '大通り沿いの道を問わない' },
  },
  /** This and the next five are true of one vacant room type at least. */
  floor_min: {
    kind: 'choice',
    choices: [2],
    label: '階',
    chip: (floor) => `${floor}階以上`,
    isLogged: true,
    isOfRoom: true,
    isOffer: true,
    relaxing: { by: 'drop', label: '1階でも可', isSmall: true },
  },
  direction: {
    kind: 'words',
    words: directions,
    label: '方位',
    chip: (direction) => `${direction}向き`,
    isLogged: true,
    isOfRoom: true,
    isOffer: true,
    relaxing: { by: 'drop', label: '方位を問わない' },
  },
  is_midterm_cancelable: {
    kind: 'flag',
    filterGroup: 'contract',
    label: '途中で解約できる',
    chip: () => '途中解約可',
    isLogged: true,
    isOffer: true,
    relaxing: { by: 'drop', label: '途中で解約できなくても可', isSmall: true },
  },
  notice_months_max: {
    kind: 'choice',
    choices: NOTICE_MONTHS,
    label: '解約の予告',
    chip: (months) => `解約予告${months}か月前まで`,
    isLogged: true,
    isOffer: true,
    relaxing: {
      by: 'steps',
      next: higher(NOTICE_MONTHS),
      label: (months) => `解約予告 ${months}か月前まで`,
      gone: '解約予告の時期を問わない',
    },
  },
  is_without_renewal_fee: {
    kind: 'flag',
    filterGroup: 'contract',
    label: '更新料なし',
    chip: () => '更新料なし',
    isLogged: true,
    isOfRoom: true,
    isOffer: true,
    relaxing: { by: 'drop', label: '更新料ありでも可', isSmall: true },
  },
  is_without_curfew: {
    kind: 'flag',
    filterGroup: 'contract',
    label: '門限なし',
    chip: () => '門限なし',
    isLogged: true,
    isOffer: true,
    relaxing: { by: 'drop', label: '門限ありでも可', isSmall: true },
  },
  condition: { kind: 'ids', label: fieldLabels.condition, isLogged: true, relaxing: { by: 'own' } },
  equipment: { kind: 'ids', label: fieldLabels.equipment, isLogged: true, relaxing: { by: 'own' } },
  /** Preferences (できれば): they count in match_count and exclude nothing. */
  optional_condition: { kind: 'ids', label: `${fieldLabels.condition}（できれば）`, isLogged: true, ...kept },
  optional_equipment: { kind: 'ids', label: `${fieldLabels.equipment}（できれば）`, isLogged: true, ...kept },
  pref_id: {
    kind: 'ids',
    maxId: PREFECTURE_COUNT,
    label: '都道府県',
    isPlace: true,
    isLogged: true,
    ...kept,
  },
  city_id: {
    kind: 'ids',
    label: fieldLabels.city_id,
    isPlace: true,
    isLogged: true,
    relaxing: { by: 'own' },
  },
  area_slug: {
    kind: 'word',
    words: areaSlugs,
    label: fieldLabels.area_slug,
    isPlace: true,
    isLogged: true,
    ...kept,
  },
  station_id: { kind: 'ids', label: '駅', isPlace: true, isLogged: true, ...kept },
  line_id: { kind: 'ids', label: '路線', isPlace: true, isLogged: true, ...kept },
  /** A campus id, in spite of the name. */
  school_id: { kind: 'id', label: '学校', isPlace: true, isLogged: true, isOutsideQuery: true, ...kept },
  /** A second campus (id) beside that of school_id: estates with a known commute to both. */
  second_school_id: { kind: 'id', label: '2か所目', isLogged: true, relaxing: { by: 'own' } },
  /** Any point in the place of a campus (contract, 7.8). */
  destination: { kind: 'destination', queryKey: 'to', label: '目的地', isPlace: true, ...kept },
  second_destination: {
    kind: 'destination',
    queryKey: 'second_to',
    label: '2か所目',
    relaxing: { by: 'own' },
  },
  lat: { kind: 'degrees', max: LAT_MAX, label: '緯度', isOutsideQuery: true, ...kept },
  lon: { kind: 'degrees', max: LON_MAX, label: '経度', isOutsideQuery: true, ...kept },
  /** Radius in km around lat and lon. */
  dis: {
    kind: 'choice',
    choices: radiusChoicesKm,
    label: '範囲',
    isPlace: true,
    isLogged: true,
    isOutsideQuery: true,
    relaxing: { by: 'own' },
  },
  bounds: { kind: 'bounds', label: '地図の表示範囲', isPlace: true, relaxing: { by: 'own' } },
  polygon: { kind: 'polygon', label: '地図で囲んだ範囲', isPlace: true, relaxing: { by: 'own' } },
  exclude_estate_id: { kind: 'ids', maxCount: 200, label: '除く物件', isOutsideQuery: true, ...kept },
} as const satisfies Record<string, FieldRow>;

type Rows = typeof searchFields;
export type FilterField = keyof Rows;

/** The value of each field. */
export type FilterValues = { [Field in FilterField]: ValueOf<Rows[Field]> };

/** The fields whose rows have something in common. */
export type FieldsWith<Part> = {
  [Field in FilterField]: Rows[Field] extends Part ? Field : never;
}[FilterField];

export const fieldNames = Object.keys(searchFields) as FilterField[];

const fieldsWith = (property: 'isPlace' | 'isLogged' | 'isOffer' | 'isColumn') =>
  fieldNames.filter((field) => property in searchFields[field]);

/** Fields that logs keep. */
export const loggedFields: readonly FilterField[] = fieldsWith('isLogged');

export type OfferField = FieldsWith<{ isOffer: true }>;
/** Fields of free rooms' offers. */
export const offerFields = fieldsWith('isOffer') as OfferField[];

export type ColumnField = FieldsWith<{ isColumn: true }>;
/** Flags that are columns of the estate. */
export const columnFields = fieldsWith('isColumn') as ColumnField[];

export type GroupField = FieldsWith<{ filterGroup: FilterGroup }>;
/** The flags of a sentence of the filter, in the order of the table. */
export const fieldsOfGroup = (group: FilterGroup) =>
  fieldNames.filter((field) => {
    const row: FieldRow = searchFields[field];
    return row.kind === 'flag' && row.filterGroup === group;
  }) as GroupField[];

/** Whether a value asks for anything. */
export const isAsked = (value: unknown): boolean =>
  value !== undefined && value !== false && value !== '' && !(Array.isArray(value) && value.length === 0);

const placeFields = fieldsWith('isPlace');

/** Whether a filter says where. A word says it as well, but is no place to save a search for. */
export const hasPlace = (filter: Partial<Record<FilterField, unknown>>): boolean =>
  placeFields.some((field) => isAsked(filter[field]));
