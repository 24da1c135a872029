import type { TownPosition } from '../towns/town-positions.ts';
import { addressKey, findTownPosition } from '../towns/town-positions.ts';
import type { CityRow } from './name-rows.ts';
import type { NameIndex } from './name-index.ts';

const NUMERALS = '一二三四五六七八九';

/** 三田2-15-45 and 三田二丁目 as lists of towns have them: 三田2丁目. */
function withBlock(town: string): string {
  const arabic = town.replace(/([一二三四五六七八九])(?=丁目)/g, (numeral) =>
    String(NUMERALS.indexOf(numeral) + 1),
  );
  return arabic.replace(/^(\D+)(\d{1,2})(?=[-‐-―−ー]|$)/, '$1$2丁目');
}

const keys = new WeakMap<CityRow, string>();

function keyOf(city: CityRow): string {
  const key = keys.get(city) ?? addressKey(city.city_name);
  keys.set(city, key);
  return key;
}

/** The municipalities that an address may begin with, and the rest of it; the longest name first. */
function citiesOf({ cities, prefectures }: NameIndex, address: string): [CityRow, string][] {
  const prefecture = prefectures.find(({ pref_name }) => address.startsWith(pref_name));
  const inside = prefecture ? address.slice(prefecture.pref_name.length) : address;
  return cities
    .filter((city) => (!prefecture || city.pref_id === prefecture.pref_id) && inside.startsWith(keyOf(city)))
    .toSorted((a, b) => b.city_name.length - a.city_name.length)
    .map((city) => [city, inside.slice(keyOf(city).length)]);
}

/** An address that was found. */
export interface Address {
  city: CityRow;
  town: TownPosition;
}

/**
 * The towns that an address with a municipality may mean: 港区三田2-15-45 is the middle of 三田2丁目. None for a municipality alone or
 * without one.
 */
export function findAddresses(index: NameIndex, text: string): Address[] {
  const address = addressKey(text.normalize('NFKC').replace(/\s+/g, ''));
  return citiesOf(index, address).flatMap(([city, rest]) => {
    const town = rest === '' ? undefined : findTownPosition(city.city_id, withBlock(rest));
    return town ? [{ city, town }] : [];
  });
}
