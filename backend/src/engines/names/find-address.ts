import { soundOf } from '@gakumado/shared/names';
import { withoutInvisible } from '@gakumado/shared/texts';
import type { TownPosition } from '../towns/town-positions.ts';
import { addressKey, findTownPosition } from '../towns/town-positions.ts';
import type { CityRow, PrefectureRow } from './name-rows.ts';
import type { NameIndex } from './name-index.ts';

/** An address that was found. */
export interface Address {
  city: CityRow;
  town: TownPosition;
}

/** The first number behind a name is its block where others follow it: 三田2-15-45 is 三田2丁目15-45. */
const withBlock = (town: string) => town.replace(/^(.*?\D)(\d{1,2})(?=-|$)/, '$1$2丁目');

/** Words that letters, maps and forms put before an address. */
const BEFORE_ADDRESS =
  /^(?:(?:住所|所在地|宛先|送付先|お?届け先|日本国?)[:、,\s]*)*(?:〒?\s*\d{3}[-‐‑–—―−ー]?\d{4}(?=\D))?[、,\s]*/;

interface CityKey {
  city: CityRow;
  key: string;
}

const keysOfAll = new WeakMap<readonly CityRow[], ReadonlyMap<string, readonly CityKey[]>>();

/** How addresses begin that lie in a municipality, by the first letter: with its name, or with the part of it behind the district (郡). */
function keysOf(cities: readonly CityRow[]): ReadonlyMap<string, readonly CityKey[]> {
  const known = keysOfAll.get(cities);
  if (known) return known;
  const found = new Map<string, CityKey[]>();
  const add = (city: CityRow, key: string) =>
    found.set(key.charAt(0), [...(found.get(key.charAt(0)) ?? []), { city, key }]);
  for (const city of cities) {
    const name = addressKey(city.city_name);
    add(city, name);
    if (/^.+?郡(?=.+[町村]$)/.test(name)) add(city, name.replace(/^.+?郡/, ''));
  }
  keysOfAll.set(cities, found);
  return found;
}

/** The parts that an address may have behind its prefecture, which may be called without 県 before a municipality: 岡山岡山市. */
function insideOf(address: string, prefectures: readonly PrefectureRow[]) {
  const named = prefectures.find(({ pref_name }) => address.startsWith(pref_name));
  if (named) return [{ prefecture: named, inside: address.slice(named.pref_name.length) }];
  const short = prefectures.flatMap((prefecture) => {
    const name = prefecture.pref_name.replace(/[都府県]$/, '');
    return address.startsWith(name) ? [{ prefecture, inside: address.slice(name.length) }] : [];
  });
  return [{ prefecture: undefined, inside: address }, ...short];
}

/** The municipalities that an address may begin with, and the rest of it; the longest name first. */
function citiesOf({ cities, prefectures }: NameIndex, address: string): [CityRow, string][] {
  return insideOf(address, prefectures).flatMap(({ prefecture, inside }) =>
    (keysOf(cities).get(inside.charAt(0)) ?? [])
      .filter(
        ({ city, key }) => (!prefecture || city.pref_id === prefecture.pref_id) && inside.startsWith(key),
      )
      .toSorted((a, b) => b.key.length - a.key.length)
      .map(({ city, key }): [CityRow, string] => [city, inside.slice(key.length)]),
  );
}

const LATIN_ENDINGS: Readonly<Record<string, readonly string[]>> = {
  ku: ['く'],
  shi: ['し'],
  city: ['し'],
  ward: ['く'],
  machi: ['まち'],
  cho: ['ちょう'],
  mura: ['むら'],
  son: ['そん'],
};

/** The sounds of the municipality that a word in Latin letters may name: shinjuku-ku, setagaya. */
function citySounds(word: string): string[] {
  const [, stem = word, ending = ''] = /^(.+?)-?(ku|shi|machi|cho|mura|son)$/.exec(word) ?? [];
  const sound = soundOf(stem);
  const whole = soundOf(word);
  const named = sound === undefined ? [] : (LATIN_ENDINGS[ending] ?? []).map((kana) => sound + kana);
  const bare = whole === undefined ? [] : ['く', 'し', 'まち', 'ちょう', 'むら'].map((kana) => whole + kana);
  return [...named, ...bare].flatMap((text) => soundOf(text) ?? []);
}

/** An address in Latin letters names the parts from the smallest to the largest: 1-6-1 Nishiwaseda, Shinjuku-ku, Tokyo. */
function findLatinAddresses(index: NameIndex, text: string): Address[] {
  const words = text
    .toLowerCase()
    .split(/[,\s]+/)
    .filter((word) => /^[a-zāīūēōâîûêô'-]{2,}$/.test(word) && word !== 'japan');
  const blocks = /\d+(?:-\d+)*/.exec(text.replace(/\d{3}-\d{4}/, ''))?.[0] ?? '';
  if (words.length < 2) return [];
  const named = new Set(words.map((word) => soundOf(word.replace(/-(?:to|fu|ken)$/, ''))));
  const prefectures = index.prefectures.filter(({ kana }) =>
    [kana, kana.replace(/(?:と|ふ|けん|ト|フ|ケン)$/, '')].some((name) => named.has(soundOf(name))),
  );
  const sounds = words.flatMap(citySounds);
  const cities = index.cities.filter(({ city_kana, pref_id }) => {
    if (prefectures.length > 0 && !prefectures.some((prefecture) => prefecture.pref_id === pref_id))
      return false;
    const sound = soundOf(city_kana) ?? '';
    return sounds.some(
      (asked) => sound === asked || sound.endsWith(`し${asked}`) || sound.endsWith(`ぐん${asked}`),
    );
  });
  return words.flatMap((word) => {
    const sound = soundOf(word.replace(/-(?:cho|machi)$/, (ending) => ending.slice(1)));
    if (sound === undefined || sound.length < 2) return [];
    return index.townKeys.exact(sound).flatMap(({ owner }): Address[] => {
      const { city_id, name } = index.towns.at(owner);
      const city = cities.find((candidate) => candidate.city_id === city_id);
      const town = city && findTownPosition(city_id, withBlock(name + blocks));
      return city && town ? [{ city, town }] : [];
    });
  });
}

/**
 * The towns that an address with a municipality may mean, as letters, maps and forms write it: 〒108-0073東京都港区三田2-15-45 is the
 * middle of 三田2丁目. None for a municipality alone or without one.
 */
export function findAddresses(index: NameIndex, text: string): Address[] {
  const plain = withoutInvisible(text).normalize('NFKC').trim();
  if (/^[\x20-\x7e\u00c0-\u024f]+$/.test(plain)) return findLatinAddresses(index, plain);
  const address = addressKey(plain.replace(BEFORE_ADDRESS, ''));
  const found = new Map<string, Address>();
  for (const [city, rest] of citiesOf(index, address)) {
    const town = rest === '' ? undefined : findTownPosition(city.city_id, withBlock(rest));
    if (town && !found.has(`${city.city_id} ${town.name}`))
      found.set(`${city.city_id} ${town.name}`, { city, town });
  }
  return [...found.values()];
}
