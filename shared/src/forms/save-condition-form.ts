import { z } from 'zod';
import { between, choiceList, flagField, oneOf, optionalChoice, optionalId } from './choice-field.ts';
import { notifyFrequencies } from './choices.ts';
import { withRules } from './cross-rules.ts';
import type { Given } from './cross-rules.ts';
import { messages } from './messages.ts';
import { checkPriceRange } from './price-field.ts';
import { optionalText } from './text-field.ts';
import { plainText } from './text-kinds.ts';

const MAX_YEN = 10_000_000;
const LAYOUTS = ['1R', '1K', '1DK', '1LDK', '2K', '2DK+'] as const;

const degrees = (max: number) => z.number().min(-max).max(max);

const conditionFields = z.object({
  school_id: optionalId('学校'),
  pref_id: choiceList({ label: '都道府県', max: 10 }),
  city_id: choiceList({ label: '市区町村', max: 50 }),
  station_id: choiceList({ label: '駅', max: 20 }),
  lat: degrees(90).nullish(),
  lon: degrees(180).nullish(),
  dis: optionalChoice('範囲', (km) => [1, 2, 3, 5, 10].includes(km)),
  polygon: z
    .array(z.tuple([degrees(90), degrees(180)]))
    .min(3)
    .max(100)
    .nullish(),
  // Places of searches whose pages give no others: a region, a line, a station by its name, a part of the map.
  area_slug: z.string().max(20).nullish(),
  line_id: choiceList({ label: '路線', max: 20 }),
  station_name: z.string().max(50).nullish(),
  bounds: z
    .object({ north: degrees(90), south: degrees(90), east: degrees(180), west: degrees(180) })
    .nullish(),
  price_from: optionalChoice('家賃', between(0, MAX_YEN)),
  price_to: optionalChoice('家賃', between(0, MAX_YEN)),
  building_type_id: choiceList({ label: '建物種別', max: 10 }),
  condition: choiceList({ label: 'こだわり条件', max: 10 }),
  optional_condition: choiceList({ label: 'こだわり条件', max: 10 }),
  equipment: choiceList({ label: '設備', max: 10 }),
  optional_equipment: choiceList({ label: '設備', max: 10 }),
  layout: z.array(z.enum(LAYOUTS)).max(LAYOUTS.length).nullish(),
  walk_minutes_max: optionalChoice('駅からの時間', between(1, 20)),
  building_age_max: optionalChoice('築年数', between(1, 20)),
  commute_minutes_max: optionalChoice('通学時間', between(10, 90)),
  meal_type: choiceList({ label: '食事', max: 5, isKnown: between(0, 4) }),
  gender_type: choiceList({ label: '性別の指定', max: 4, isKnown: between(0, 3) }),
  is_panorama: flagField,
  is_youtube: flagField,
});

function hasPlace(condition: Given<z.output<typeof conditionFields>>): boolean {
  const { school_id, lat, lon, dis, area_slug, station_name, bounds } = condition;
  const { pref_id, city_id, station_id, line_id, polygon } = condition;
  const isRange = typeof lat === 'number' && typeof lon === 'number' && Boolean(dis);
  const lists = [pref_id, city_id, station_id, line_id, polygon];
  return (
    isRange ||
    [school_id, area_slug, station_name, bounds].some(Boolean) ||
    lists.some((list) => (list?.length ?? 0) > 0)
  );
}

/** Saving a search (contract, 4.14): the name is made from the condition when it is left empty. */
export const saveConditionForm = withRules(
  z.object({
    name: optionalText(plainText('条件の名前', 40)),
    condition: conditionFields,
    notify_frequency: optionalChoice('新着のお知らせ', oneOf(notifyFrequencies)).transform(
      (value) => value ?? 0,
    ),
  }),
  ({ condition }, refuse) => {
    if (!condition) return;
    if (!hasPlace(condition)) refuse(['condition'], { code: 'required', message: messages.placeRequired });
    checkPriceRange(condition, refuse, ['condition']);
  },
);
export type SaveConditionInput = z.input<typeof saveConditionForm>;
export type SaveConditionValues = z.output<typeof saveConditionForm>;
