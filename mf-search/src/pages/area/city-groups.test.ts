import { groupCities } from './city-groups.ts';

const city = (city_id: number, city_name: string, estate_count = 1) => ({
  city_id,
  city_name,
  city_kana: '',
  estate_count,
  price_min: estate_count > 0 ? 30_000 : null,
  lat: 35,
  lon: 139,
});

const groups = (names: readonly string[]) =>
  groupCities(names.map((name, index) => city(index + 1, name))).map(({ name, cities }) => [
    name,
    cities.map((box) => box.name),
  ]);

test('wards come under their designated city, cities and towns after them', () => {
  expect(
    groups(['横浜市鶴見区', '横浜市中区', '川崎市川崎区', '鎌倉市', '三浦郡葉山町', '愛甲郡清川村']),
  ).toEqual([
    ['横浜市', ['鶴見区', '中区']],
    ['川崎市', ['川崎区']],
    ['市', ['鎌倉市']],
    ['町・村', ['三浦郡葉山町', '愛甲郡清川村']],
  ]);
});

test('the special wards of Tokyo are a group of their own', () => {
  expect(groups(['千代田区', '八王子市', '大島町'])).toEqual([
    ['東京23区', ['千代田区']],
    ['市', ['八王子市']],
    ['町・村', ['大島町']],
  ]);
});

test.each(['四日市市', '市川市', '廿日市市', '野々市市', '余市郡余市町'])('%s is no ward', (name) => {
  expect(groups([name])[0]?.[1]).toEqual([name]);
});
