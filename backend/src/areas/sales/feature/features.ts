import type { FeatureFilter } from '@gakumado/shared/contract';

interface Feature {
  id: number;
  name: string;
  /** The part of the common filter that a link to the feature adds. */
  filter: FeatureFilter;
  /** Under seed/pictures/. */
  picture: string;
}

/** What walking distance means, in km. */
const WALKING_KM = 1;

/** The ways of choosing that a campus page offers, in their order. Ids are stable: pages may link to them. */
export function campusFeatures({ lat, lon }: { lat: number; lon: number }): Feature[] {
  return [
    { id: 1, name: '徒歩圏', filter: { lat, lon, dis: WALKING_KM }, picture: 'exterior-05' },
    { id: 2, name: '通学20分以内', filter: { commute_minutes_max: 20 }, picture: 'exterior-01' },
    { id: 3, name: '駅徒歩5分以内', filter: { walk_minutes_max: 5 }, picture: 'exterior-02' },
    { id: 4, name: '女性専用', filter: { condition: [53] }, picture: 'room-21' },
    { id: 5, name: '食事付き', filter: { condition: [911] }, picture: 'common-01' },
    { id: 6, name: '家具付き', filter: { condition: [61] }, picture: 'room-01' },
    { id: 7, name: '学生会館', filter: { building_type_id: [65] }, picture: 'exterior-05' },
    { id: 8, name: '学生寮', filter: { building_type_id: [901] }, picture: 'exterior-11' },
    { id: 9, name: '新築・築浅', filter: { condition: [914] }, picture: 'exterior-07' },
    { id: 10, name: '合格発表前予約可', filter: { condition: [115] }, picture: 'room-08' },
    { id: 11, name: '礼金・入館金なし', filter: { condition: [912] }, picture: 'room-04' },
    { id: 12, name: '敷金なし', filter: { condition: [913] }, picture: 'room-13' },
    { id: 13, name: 'オートロック', filter: { equipment: [801] }, picture: 'exterior-06' },
    { id: 14, name: 'インターネット無料', filter: { equipment: [805] }, picture: 'room-22' },
    { id: 15, name: 'バス・トイレ別', filter: { equipment: [807] }, picture: 'room-16' },
    { id: 16, name: '2万円以下', filter: { rentSelect: 2 }, picture: 'room-06' },
    { id: 17, name: '3万円台', filter: { rentSelect: 3 }, picture: 'room-03' },
    { id: 18, name: '4万円台', filter: { rentSelect: 4 }, picture: 'room-07' },
    { id: 19, name: '5万円台', filter: { rentSelect: 5 }, picture: 'room-12' },
    { id: 20, name: '6万円台', filter: { rentSelect: 6 }, picture: 'room-18' },
    { id: 21, name: '7万円以上', filter: { rentSelect: 7 }, picture: 'room-15' },
  ];
}
