import {
  areaSlugs,
  buildingAgeChoices,
  commuteMinutesChoices,
  MAX_AREA_M2,
  MAX_YEN,
  radiusChoicesKm,
  roomLayouts,
  walkMinutesChoices,
} from '@gakumado/shared/vocabulary';
import { z } from 'zod';
import { accessKeyField } from './envelope.ts';
import {
  decimal,
  flag,
  id,
  idList,
  integer,
  integerList,
  integerOf,
  optional,
  someIds,
  text,
  wordList,
} from './fields.ts';

export const sortNames = [
  'recommend',
  'new_desc',
  'price_asc',
  'price_desc',
  'commute_asc',
  'walk_asc',
  'room_area_desc',
  'age_asc',
  'match_desc',
  'distance_asc',
] as const;
export type SortName = (typeof sortNames)[number];

const bounds = z
  .object({
    north: decimal(-90, 90),
    south: decimal(-90, 90),
    east: decimal(-180, 180),
    west: decimal(-180, 180),
  })
  .refine(({ north, south, east, west }) => north >= south && east >= west, { params: { code: 'range' } });

/** The fields of the common search filter, for calls that add their own; check them with {@link refuseReversedRanges}. */
export const filterFields = {
  keyword: optional(text(100)),
  station_name: optional(text(50)),
  /** 2 up to 20,000; 3 to 6 one band of 10,000 each; 7 from 70,000. Read only where price* are absent. */
  rentSelect: optional(integer(2, 7)),
  /** One band: 30000 means 30,000 to 39,999. */
  price: optional(integer(0, MAX_YEN)),
  price_from: optional(integer(0, MAX_YEN)),
  price_to: optional(integer(0, MAX_YEN)),
  /** Compare the rent including the management fee. */
  is_include_management: optional(flag()),
  building_type_id: optional(idList()),
  condition: optional(idList()),
  equipment: optional(idList()),
  is_panorama: optional(flag()),
  is_youtube: optional(flag()),
  pref_id: optional(idList()),
  city_id: optional(idList()),
  area_slug: optional(z.enum(areaSlugs)),
  station_id: optional(idList()),
  line_id: optional(idList()),
  /** A campus id, in spite of the name. */
  school_id: optional(id()),
  lat: optional(decimal(-90, 90)),
  lon: optional(decimal(-180, 180)),
  /** Radius in km around lat and lon. */
  dis: optional(integerOf(radiusChoicesKm)),
  bounds: optional(bounds),
  /** [lat, lon] pairs. */
  polygon: optional(
    z
      .array(z.tuple([decimal(-90, 90), decimal(-180, 180)]))
      .min(3)
      .max(100),
  ),
  layout: optional(wordList(roomLayouts)),
  room_area_from: optional(decimal(0, MAX_AREA_M2)),
  room_area_to: optional(decimal(0, MAX_AREA_M2)),
  walk_minutes_max: optional(integerOf(walkMinutesChoices)),
  building_age_max: optional(integerOf(buildingAgeChoices)),
  commute_minutes_max: optional(integerOf(commuteMinutesChoices)),
  commute_transfers_max: optional(integer(0, 3)),
  /** A second campus (id) beside that of school_id: estates with a known commute to both. */
  second_school_id: optional(id()),
  second_commute_minutes_max: optional(integerOf(commuteMinutesChoices)),
  second_commute_transfers_max: optional(integer(0, 3)),
  meal_type: optional(integerList(0, 4)),
  gender_type: optional(integerList(0, 3)),
  vacant_status_id: optional(integerList(1, 5)),
  /** YYYY-MM from 2000 on: some room can be entered in or before that month. */
  move_in_ym: optional(z.string().regex(/^2\d{3}-(0[1-9]|1[0-2])$/)),
  /** Wishes (できれば): they count in match_count and exclude nothing. */
  optional_condition: optional(idList()),
  optional_equipment: optional(idList()),
  exclude_estate_id: optional(idList(200)),
  sort: optional(z.enum(sortNames)),
  with_facets: optional(flag()),
  count_only: optional(flag()),
  access_key: accessKeyField,
};

type Ranges = Partial<
  Record<'price_from' | 'price_to' | 'room_area_from' | 'room_area_to', number | undefined>
>;

/** A lower bound above its upper one is refused with the contract's message. */
export function refuseReversedRanges(ranges: Ranges, context: z.core.$RefinementCtx): void {
  const refuse = (from: keyof Ranges, to: keyof Ranges, message: string) => {
    if ((ranges[from] ?? 0) <= (ranges[to] ?? Infinity)) return;
    context.addIssue({
      code: 'custom',
      path: [from],
      message,
      input: ranges[from],
      params: { code: 'range' },
    });
  };
  refuse('price_from', 'price_to', '下限は上限以下の金額を選択してください。');
  refuse('room_area_from', 'room_area_to', '下限は上限以下の広さを選択してください。');
}

/** The common search filter (contract, 3.4). */
export const estateFilterSchema = z.object(filterFields).superRefine(refuseReversedRanges);
export type EstateFilter = z.infer<typeof estateFilterSchema>;

/** estate/list: the filter, or up to 50 ids whose order the result keeps. */
export const estateListRequest = z
  .object({ ...filterFields, estate_id: optional(idList(50)) })
  .superRefine(refuseReversedRanges);
export type EstateListRequest = z.infer<typeof estateListRequest>;

/** estate/school/list: school_id is a campus id. */
export const estateSchoolListRequest = z
  .object({ ...filterFields, school_id: id() })
  .superRefine(refuseReversedRanges);
export type EstateSchoolListRequest = z.infer<typeof estateSchoolListRequest>;

/** estate/recommendation/list: up to ten estates that the visitor looked at. */
export const recommendationListRequest = z.object({
  estate_id: someIds(10),
  school_id: optional(id()),
  limit: optional(integer(1, 12)),
  access_key: accessKeyField,
});
export type RecommendationListRequest = z.infer<typeof recommendationListRequest>;
