import { readFileSync } from 'node:fs';
import { gunzipSync } from 'node:zlib';
import { withDigits, withSameKanji } from '@gakumado/shared/names';
import { withoutInvisible } from '@gakumado/shared/texts';
import type { Point } from '@gakumado/shared/vocabulary';

const source = new URL('../../../seed/reference/towns.tsv.gz', import.meta.url);

/** A town by the name that addresses have for it, and its middle. */
export interface TownPosition extends Point {
  name: string;
}

/**
 * An address as addresses are compared: without blanks, 大字 and 字, which lists of the same towns write or leave out; kanji in
 * one form, their numbers as digits (北八条西五丁目 is 北8条西5丁目), ヶ as ケ.
 */
export const addressKey = (text: string): string =>
  withDigits(withSameKanji(withoutInvisible(text).normalize('NFKC')).replace(/\s+|大?字/g, ''))
    .replaceAll('ヶ', 'ケ')
    .replace(/(?<=\d)[‐‑‒–—―−ーの](?=\d)/g, '-');

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

/** Municipalities whose towns stay read, those that were asked for last. */
const KEPT_MAX = 100;
const kept = new Map<number, Towns>();

function townsOf(cityId: number): Towns {
  const towns = kept.get(cityId) ?? readTowns(cityId);
  kept.delete(cityId);
  kept.set(cityId, towns);
  const [oldest] = kept.keys();
  if (kept.size > KEPT_MAX && oldest !== undefined) kept.delete(oldest);
  return towns;
}

function readTowns(cityId: number): Towns {
  linesOf ??= readLines();
  const rows = (linesOf.get(cityId) ?? '').trimEnd().split('\n');
  return new Map(
    rows.map((row) => {
      const [, name = '', lat, lon] = row.split('\t');
      return [addressKey(name), { name, lat: Number(lat), lon: Number(lon) }];
    }),
  );
}

function middleOf(towns: readonly TownPosition[]): TownPosition {
  const mean = (of: (town: TownPosition) => number): number =>
    Number((towns.reduce((sum, town) => sum + of(town), 0) / towns.length).toFixed(5));
  const names = towns.map(({ name }) => withoutBlock(name));
  const [first = ''] = names;
  let length = first.length;
  while (!names.every((name) => name.startsWith(first.slice(0, length)))) length -= 1;
  return { name: first.slice(0, length), lat: mean(({ lat }) => lat), lon: mean(({ lon }) => lon) };
}

const withoutBlock = (town: string) => town.replace(/\d+丁目$/, '');

/** Municipalities whose addresses name the streets before the town. */
const isInKyoto = (cityId: number) => cityId > 26_100 && cityId < 26_200;

/** The town with the longest name that an address has inside. */
function findInside(towns: Towns, address: string): TownPosition | undefined {
  const [inside] = [...towns]
    .filter(([name]) => name.length > 1 && address.includes(name))
    .toSorted(([one], [other]) => other.length - one.length);
  return inside?.[1];
}

/** The middle of the blocks of a town that an address names without one, or of the towns whose names it begins. */
function findBegun(towns: Towns, address: string): TownPosition | undefined {
  for (let length = address.length; length > 1; length -= 1) {
    const begun = address.slice(0, length);
    const parts = [...towns].filter(
      ([name]) => name.startsWith(begun) && (length === address.length || withoutBlock(name) === begun),
    );
    if (parts.length > 0) return middleOf(parts.map(([, town]) => town));
  }
  return undefined;
}

/**
 * The town of an address (`西早稲田1丁目6-1`) in a municipality, with its middle: good to a few hundred metres, less in the
 * country. Undefined where no town fits: a name of a town in the name of a building is none.
 */
export function findTownPosition(cityId: number, written: string): TownPosition | undefined {
  const towns = townsOf(cityId);
  const address = addressKey(written);
  for (let length = address.length; length > 0; length -= 1) {
    const town = towns.get(address.slice(0, length));
    if (town) return town;
  }
  // Numbers in kanji belong to the names of streets: 四条通.
  const inside = isInKyoto(cityId)
    ? findInside(towns, addressKey(written.normalize('NFKC').split(/\d/)[0] ?? ''))
    : undefined;
  return inside ?? findBegun(towns, address);
}
