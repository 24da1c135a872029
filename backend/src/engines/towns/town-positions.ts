import { readFileSync } from 'node:fs';
import { gunzipSync } from 'node:zlib';
import { withModernKanji } from '@gakumado/shared/texts';
import type { Point } from '@gakumado/shared/vocabulary';

const source = new URL('../../../seed/reference/towns.tsv.gz', import.meta.url);

/** A town by the name that addresses have for it, and its middle. */
export interface TownPosition extends Point {
  name: string;
}

/**
 * An address as addresses are compared: they are cut letter by letter and shown, so all letters stay but 大字 and 字, which lists of the
 * same towns write or leave out. Old kanji and ヶ have one form.
 */
export const addressKey = (text: string): string =>
  withModernKanji(text).replace(/大?字/g, '').replaceAll('ヶ', 'ケ');

type Towns = Map<string, TownPosition>;

/** The towns of each municipality as lines of the file: 190,000 of them as objects would take ten times the memory. */
let linesOf: Map<number, string> | undefined;

function readLines(): Map<number, string> {
  const lines = new Map<number, string>();
  const text = gunzipSync(readFileSync(source)).toString('utf8');
  let start = text.indexOf('\n') + 1;
  while (start < text.length) {
    const city = text.slice(start, text.indexOf('\t', start));
    // Rows of one municipality follow each other.
    let end = start;
    while (text.startsWith(`${city}\t`, end)) end = text.indexOf('\n', end) + 1;
    lines.set(Number(city), text.slice(start, end));
    start = end;
  }
  return lines;
}

function townsOf(cityId: number): Towns {
  linesOf ??= readLines();
  const rows = (linesOf.get(cityId) ?? '').trimEnd().split('\n');
  return new Map(
    rows.map((row) => {
      const [, name = '', lat, lon] = row.split('\t');
      return [addressKey(name), { name, lat: Number(lat), lon: Number(lon) }];
    }),
  );
}

function middleOf(name: string, towns: readonly TownPosition[]): TownPosition {
  const mean = (of: (town: TownPosition) => number): number =>
    Number((towns.reduce((sum, town) => sum + of(town), 0) / towns.length).toFixed(5));
  return { name, lat: mean(({ lat }) => lat), lon: mean(({ lon }) => lon) };
}

function findIn(towns: Towns, address: string): TownPosition | undefined {
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
    const begun = address.slice(0, length);
    const parts = [...towns].filter(([name]) => name.startsWith(begun));
    if (parts.length > 0) {
      return middleOf(
        begun,
        parts.map(([, town]) => town),
      );
    }
  }
  return undefined;
}

/**
 * The town of an address (`西早稲田1丁目6-1`) in a municipality, with its middle: good to a few hundred metres, less in the
 * country. Undefined where no town fits.
 */
export const findTownPosition = (cityId: number, address: string): TownPosition | undefined =>
  findIn(townsOf(cityId), addressKey(address));
