import type { StreetFacts } from '@gakumado/shared/contract';

/** The streets around the property of the tests. */
export const streets: StreetFacts = {
  night_ways: [
    {
      station_id: 1,
      station_name: '早稲田',
      lat: 35.7057,
      lon: 139.7213,
      distance_m: 430,
      walk_minutes: 6,
      large_street_m: 280,
      steps_m: 12,
      park_m: 0,
      police: [{ name: '見本交番', lat: 35.706, lon: 139.7207 }],
      stores: [
        { name: '見本コンビニ', lat: 35.7061, lon: 139.7206 },
        { name: 'ことりマート', lat: 35.7062, lon: 139.7205 },
      ],
      accidents: { count: 5, cells: 6, usual: 4.8, city_name: '新宿区' },
      last_trains: [
        {
          line_name: '東京メトロ東西線',
          direction: '中野方面',
          weekday: { time: '24:25', to: '中野' },
          holiday: { time: '24:25', to: '中野' },
        },
        {
          line_name: '東京メトロ東西線',
          direction: '西船橋方面',
          weekday: { time: '24:02', to: '妙典' },
          holiday: { time: '23:58', to: '東陽町' },
        },
      ],
    },
  ],
  quiet: {
    road: { kind: 3, name: '見本通り', distance_m: 120 },
    railway: null,
  },
};
