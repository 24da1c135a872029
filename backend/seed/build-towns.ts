/**
 * Writes towns.tsv.gz of the reference data from a table of the Geolonia 住所データ (columns prefecture, city, town, lat,
 * lon; docs/data-sources.md): `node backend/seed/build-towns.ts towns.tsv.gz`. Names of municipalities become ids.
 */
import { readFileSync } from 'node:fs';
import path from 'node:path';
import { gunzipSync } from 'node:zlib';
import { readTsv, writeTsv } from './build-reference/tsv.ts';

const reference = path.join(import.meta.dirname, 'reference');
const [, , source] = process.argv;
if (!source) throw new Error('Name the table of towns, gzipped.');

const ONES = '一二三四五六七八九';

/** 二十三 as 23. */
function toNumber(kanji: string): number {
  const [tens = '', ones = ''] = kanji.includes('十') ? kanji.split('十') : ['', kanji];
  const digit = (text: string) => ONES.indexOf(text) + 1;
  return (kanji.includes('十') ? digit(tens || '一') * 10 : 0) + (ones ? digit(ones) : 0);
}

const postalTowns = gunzipSync(readFileSync(path.join(reference, 'postal.tsv.gz')))
  .toString()
  .split('\n')
  .map((line) => {
    const [, cityId = '', town = ''] = line.split('\t');
    return { cityId: Number(cityId), town };
  });

/** Municipalities whose 条 and 線 have figures, as in 緑が丘3条: elsewhere they are part of a name. */
const withFigures = new Set(
  postalTowns.filter(({ town }) => /\d[条線]/.test(town)).map(({ cityId }) => cityId),
);

const NUMBER = `(?:[二三四五六七八九]?十[${ONES}]?|[${ONES}])`;
const inFigures = new RegExp(`${NUMBER}(?=条|線|丁目$)`, 'g');
const inKanji = new RegExp(`${NUMBER}(?=丁目?$)`, 'g');

/** As addresses are written: 西早稲田二丁目 is 西早稲田2丁目. */
const written = (cityId: number, town: string) =>
  town.replace(withFigures.has(cityId) ? inFigures : inKanji, (kanji) => String(toNumber(kanji)));

/** Names of municipalities differ in these characters only, and in the island before a village. */
const keyOf = (prefecture: string, city: string) =>
  `${prefecture} ${city
    .replaceAll('ヶ', 'ケ')
    .replaceAll('惠', '恵')
    .replace(/^.*(?:島|郡)(?=.+[町村]$)/, '')}`;

const prefectures = new Map(
  readTsv(path.join(reference, 'prefectures.tsv'), ['prefecture_id', 'name_kana']).map((row) => [
    row.prefecture_id,
    row.name_kana,
  ]),
);
const cityIds = new Map(
  readTsv(path.join(reference, 'municipalities.tsv'), ['city_id', 'prefecture_id', 'city_name']).map(
    (row) => [keyOf(prefectures.get(row.prefecture_id) ?? '', row.city_name), Number(row.city_id)],
  ),
);

/** The wards that 浜松市 has had since 2024, by the towns of their postal codes. */
const HAMAMATSU = new Set([22_138, 22_139, 22_140]);
const wardsOfTowns = new Map(
  postalTowns.filter(({ cityId }) => HAMAMATSU.has(cityId)).map(({ cityId, town }) => [town, cityId]),
);

function cityIdOf(prefecture: string, city: string, town: string): number | undefined {
  const known = cityIds.get(keyOf(prefecture, city));
  if (known !== undefined || !city.startsWith('浜松市')) return known;
  for (let length = town.length; length > 0; length -= 1) {
    const ward = wardsOfTowns.get(town.slice(0, length));
    if (ward !== undefined) return ward;
  }
  return undefined;
}

const [, ...lines] = gunzipSync(readFileSync(source)).toString().trimEnd().split('\n');
const rows = lines.flatMap((line) => {
  const [prefecture = '', city = '', town = '', lat = '', lon = ''] = line.split('\t');
  const cityId = cityIdOf(prefecture, city, town);
  if (cityId === undefined) console.warn(`no municipality: ${prefecture}${city}${town}`);
  return cityId === undefined ? [] : [[cityId, written(cityId, town), Number(lat), Number(lon)] as const];
});
rows.sort((one, other) => one[0] - other[0] || (one[1] < other[1] ? -1 : 1));
writeTsv(path.join(reference, 'towns.tsv.gz'), ['city_id', 'town_name', 'lat', 'lon'], rows);
console.log(`${rows.length} towns`);
