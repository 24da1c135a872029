import { readSearched } from './read-searched.ts';

const read = (query: string) => readSearched(new URLSearchParams(query));

test('the search is read from the address', () => {
  expect(read('pref_id=13&station_id=1130208&station_name=高田馬場駅')).toEqual({
    prefId: 13,
    stationId: 1_130_208,
    name: '高田馬場',
  });
});

test('unreadable parts are left out', () => {
  expect(read('pref_id=48&station_id=x&station_name=%00')).toEqual({
    prefId: null,
    stationId: null,
    name: '',
  });
  expect(read(`station_name=${'あ'.repeat(80)}`).name).toHaveLength(50);
});
