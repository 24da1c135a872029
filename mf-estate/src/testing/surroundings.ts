import type { EstateSurroundings } from '@gakumado/shared/contract';

const position = { lat: 35.7072, lon: 139.7201 };

/** Around the property of the tests; the station of the owner is its own. */
export const surroundings: EstateSurroundings = {
  places: [
    {
      ...position,
      spot_id: 1,
      name: '見本コンビニ',
      spot_category: 1,
      place_kind: 1,
      distance_m: 210,
      walk_minutes: 3,
      is_estimate: false,
    },
    {
      ...position,
      spot_id: 2,
      name: '見本スーパー',
      spot_category: 2,
      place_kind: 2,
      distance_m: 640,
      walk_minutes: 8,
      is_estimate: true,
    },
  ],
  own_places: [
    { name: '早稲田駅', description: '', distance_m: 320, walk_minutes: 4 },
    { name: '見本食堂', description: '朝7時から開いています。', distance_m: 160, walk_minutes: 2 },
  ],
  doctors: { town_name: '西早稲田', hospitals: 1, clinics: 12 },
  risks: {
    flood_rank: 2,
    station: { station_name: '早稲田', distance_m: 361, surge_depth: '<0.5', tsunami_depth: null },
    shelters: [
      {
        ...position,
        name: '見本公園',
        is_refuge: true,
        is_shelter: false,
        hazards: [4, 6],
        distance_m: 197,
        walk_minutes: 3,
        is_estimate: false,
      },
      {
        ...position,
        name: '見本小学校',
        is_refuge: true,
        is_shelter: true,
        hazards: [1, 2, 4],
        distance_m: 1464,
        walk_minutes: 19,
        is_estimate: true,
      },
    ],
  },
};
