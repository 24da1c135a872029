import type { Spot } from '@gakumado/shared/contract';

const position = { lat: 35.7072, lon: 139.7201 };

/** Around the property of the tests; the last one is its own station. */
export const spots: Spot[] = [
  {
    ...position,
    spot_id: 1,
    name: '見本コンビニ',
    spot_category: 1,
    place_kind: 1,
    distance_m: 210,
    walk_minutes: 3,
  },
  {
    ...position,
    spot_id: 2,
    name: '見本スーパー',
    spot_category: 2,
    place_kind: 2,
    distance_m: 640,
    walk_minutes: 8,
  },
  {
    ...position,
    spot_id: 3,
    name: '早稲田駅',
    spot_category: 8,
    place_kind: null,
    distance_m: 320,
    walk_minutes: 4,
  },
];
