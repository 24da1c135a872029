import { labelStations, stationsOnce } from './station-label.ts';

const station = (station_id: number, station_name: string) => ({
  station_id,
  station_name,
  station_kana: '',
  lat: 0,
  lon: 0,
  estate_count: 1,
});

const line = (line_name: string, stations: ReturnType<typeof station>[]) => ({
  line_id: 1,
  line_name,
  company_name: '',
  stations,
});

const lines = [
  line('東京メトロ東西線', [station(1, '早稲田'), station(2, '高田馬場')]),
  line('都電荒川線(東京さくらトラム)', [station(3, '早稲田')]),
  line('西武新宿線', [station(2, '高田馬場')]),
];

test('stations of one name are shown with their lines, the others without', () => {
  expect([...labelStations(stationsOnce(lines))]).toEqual([
    [1, '早稲田駅（東京メトロ東西線）'],
    [2, '高田馬場駅'],
    [3, '早稲田駅（都電荒川線）'],
  ]);
});

test('a name that is not shown twice needs no line', () => {
  expect([...labelStations(stationsOnce(lines.slice(1)))]).toEqual([
    [3, '早稲田駅'],
    [2, '高田馬場駅'],
  ]);
});
