import { readFileSync } from 'node:fs';
import { gunzipSync } from 'node:zlib';
import type { Position } from './mesh.ts';

const file = new URL('../reference/towns.tsv.gz', import.meta.url);

/** Spellings that differ between lists of the same towns: 大字, 字, ヶ and ケ, 槇 and 槙. */
const fold = (text: string): string =>
  text.replace(/大?字/g, '').replaceAll('ヶ', 'ケ').replaceAll('槇', '槙');

type Towns = Map<string, Position>;

function readTowns(): Map<number, Towns> {
  const cities = new Map<number, Towns>();
  for (const line of gunzipSync(readFileSync(file)).toString('utf8').trimEnd().split('\n').slice(1)) {
    const [city = '', town = '', lat, lon] = line.split('\t');
    const towns = cities.get(Number(city)) ?? new Map<string, Position>();
    cities.set(Number(city), towns.set(fold(town), { lat: Number(lat), lon: Number(lon) }));
  }
  return cities;
}

function middleOf(positions: readonly Position[]): Position {
  const mean = (of: (position: Position) => number): number =>
    Number((positions.reduce((sum, position) => sum + of(position), 0) / positions.length).toFixed(5));
  return { lat: mean(({ lat }) => lat), lon: mean(({ lon }) => lon) };
}

function findIn(towns: Towns, address: string): Position | undefined {
  for (let length = address.length; length > 0; length -= 1) {
    const town = towns.get(address.slice(0, length));
    if (town) return town;
  }
  // Kyoto's addresses name the streets before the town.
  const [inside] = [...towns]
    .filter(([name]) => name.length > 1 && address.includes(name))
    .sort(([one], [other]) => other.length - one.length);
  if (inside) return inside[1];
  for (let length = address.length; length > 1; length -= 1) {
    const parts = [...towns].filter(([name]) => name.startsWith(address.slice(0, length)));
    if (parts.length > 0) return middleOf(parts.map(([, position]) => position));
  }
  return undefined;
}

/**
 * Finds the middle of the town of an address (`西早稲田1丁目6-1`) in a municipality: good to a few hundred metres,
 * less in the country. Undefined where no town fits.
 */
export function createTownFinder(): (cityId: number, address: string) => Position | undefined {
  const cities = readTowns();
  return (cityId, address) => {
    const towns = cities.get(cityId);
    return towns && findIn(towns, fold(address));
  };
}
