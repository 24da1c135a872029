import { offset } from '@gakumado/backend/src/engines/commute/geo.ts';
import { createNamer } from '../building-names.ts';
import { makeListing } from '../make-listing.ts';
import { placeEstates } from '../place-estates.ts';
import type { Listing, Station, World } from '../types.ts';

const centre = { lat: 35.709, lon: 139.72 };

function stationAt(station_id: number, station_name: string, station_kana: string, metres: number): Station {
  const place = offset(centre, metres, station_id * 1.5);
  return {
    station_id,
    station_name,
    station_kana,
    prefecture_id: 13,
    city_id: 13104,
    line_ids: [10],
    ...place,
  };
}

/** A small town: one campus, four stations, three postal towns. */
export const WORLD: World = {
  campuses: [
    {
      campus_id: 1,
      school_name: '早稲田大学',
      campus_name: '早稲田キャンパス',
      school_type: '大学',
      prefecture_id: 13,
      city_id: 13104,
      address: '東京都新宿区戸塚町1-104',
      nearest_station_id: 1,
      ...centre,
    },
  ],
  stations: [
    stationAt(1, '早稲田', 'ワセダ', 500),
    stationAt(2, '西早稲田', 'ニシワセダ', 900),
    stationAt(3, '高田馬場', 'タカダノババ', 1400),
    stationAt(4, '江戸川橋', 'エドガワバシ', 1300),
  ],
  prefectures: new Map([[13, { prefecture_id: 13, name_kana: '東京都', rent_1k_yen: 76_000 }]]),
  cityNames: new Map([[13104, '新宿区']]),
  postalTowns: new Map([
    [
      13104,
      new Map(
        [
          { zip_code: '1690051', city_id: 13104, town_name: '西早稲田', town_kana: 'ニシワセダ' },
          { zip_code: '1620042', city_id: 13104, town_name: '早稲田町', town_kana: 'ワセダマチ' },
          { zip_code: '1690071', city_id: 13104, town_name: '戸塚町', town_kana: 'トツカマチ' },
        ].map((town) => [town.town_name, town]),
      ),
    ],
  ]),
  towns: ['西早稲田2丁目', '早稲田町', '戸塚町'].map((town_name, index) => ({
    city_id: 13104,
    town_name,
    lat: offset(centre, 700, index * 2).lat,
    lon: offset(centre, 700, index * 2).lon,
  })),
  isLand: () => true,
  lineNames: new Map([[10, '東京メトロ東西線']]),
};

/** The first samples of the town. */
export function makeAll(count: number): Listing[] {
  const name = createNamer();
  return placeEstates(WORLD, count).map((site) => makeListing(WORLD, name, site));
}
