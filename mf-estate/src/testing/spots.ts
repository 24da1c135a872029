import type { Spot } from '@gakumado/shared/contract';

const sample = { lat: 35.7072, lon: 139.7201, is_sample: true };

/** Around the property of the tests; the last one is its own station. */
export const spots: Spot[] = [
  { ...sample, spot_id: 1, name: '見本コンビニ', spot_category: 1, distance_m: 210, walk_minutes: 3 },
  { ...sample, spot_id: 2, name: '見本スーパー', spot_category: 2, distance_m: 640, walk_minutes: 8 },
  {
    ...sample,
    spot_id: 3,
    name: '早稲田駅',
    spot_category: 8,
    distance_m: 320,
    walk_minutes: 4,
    is_sample: false,
  },
];
