import { foldName } from '@gakumado/shared/names';
import type { CityRow } from './name-rows.ts';
import { joinTexts, splitTexts } from '../../platform/joined-texts.ts';
import type { TownThing } from './thing.ts';

/** A town by its key, and how many characters of its name a beginning of the key is. */
export interface TownName {
  name: string;
  key: string;
  owner: number;
  length(beginning: string): number;
}

/** A town of a list, and its postal codes in the order of the list. */
export interface ListedTown {
  name: string;
  city_id: number;
  zip_codes: readonly string[];
}

/** All towns in columns, as a snapshot has them: they are too many for an object of each. */
export interface TownColumns {
  /** Joined. */
  names: string;
  cityIds: Int32Array;
  /** The towns by their municipalities, and their order within each. */
  byCity: Int32Array;
  /** Joined; those of a town are from its start to that of the next. */
  zipCodes: string;
  zipStarts: Int32Array;
  /** The places of the codes in their order. */
  byZip: Int32Array;
  /** A town of the municipality in which all towns lie whose codes begin so, by the beginning; null where there are several. */
  townOfStart: ReadonlyMap<string, number | null>;
}

/** The digits of a postal code that are those of a post office. */
const OFFICE_DIGITS = [5, 3];

/** The columns of towns. Their codes have the order of `listed`, which is that of the list of codes. */
export function toTownColumns(
  towns: readonly ListedTown[],
  listed: readonly { zip_code: string; owner: number }[],
): TownColumns {
  const cityIds = Int32Array.from(towns, ({ city_id }) => city_id);
  const zipCodes = towns.flatMap(({ zip_codes }) => zip_codes);
  const zipStarts = new Int32Array(towns.length + 1);
  for (const [owner, { zip_codes }] of towns.entries())
    zipStarts[owner + 1] = zipStarts[owner]! + zip_codes.length;
  const next = zipStarts.slice();
  const placeInList = new Int32Array(zipCodes.length);
  for (const [place, { owner }] of listed.entries()) {
    placeInList[next[owner]!] = place;
    next[owner]! += 1;
  }
  return {
    names: joinTexts(towns.map(({ name }) => name)),
    cityIds,
    byCity: Int32Array.from(cityIds.keys()).sort((a, b) => cityIds[a]! - cityIds[b]! || a - b),
    zipCodes: joinTexts(zipCodes),
    zipStarts,
    byZip: Int32Array.from(zipCodes.keys()).sort(
      (a, b) => compare(zipCodes[a]!, zipCodes[b]!) || placeInList[a]! - placeInList[b]!,
    ),
    townOfStart: townsOfStarts(towns),
  };
}

const compare = (a: string, b: string) => (a < b ? -1 : a > b ? 1 : 0);

function townsOfStarts(towns: readonly ListedTown[]): Map<string, number | null> {
  const towards = new Map<string, number | null>();
  for (const [owner, town] of towns.entries()) {
    for (const code of town.zip_codes) {
      for (const digits of OFFICE_DIGITS) {
        const start = code.slice(0, digits);
        const known = towards.get(start);
        if (known === undefined) towards.set(start, owner);
        else if (known !== null && towns[known]!.city_id !== town.city_id) towards.set(start, null);
      }
    }
  }
  return towards;
}

/** The first of so many places from which on `isPast` holds. */
function firstWhere(count: number, isPast: (place: number) => boolean): number {
  let [low, high] = [0, count];
  while (low < high) {
    const middle = (low + high) >>> 1;
    if (isPast(middle)) high = middle;
    else low = middle + 1;
  }
  return low;
}

/** The towns, each of which becomes an object when it is first asked for. */
export class TownTable {
  readonly #columns: TownColumns;
  readonly #names: readonly string[];
  readonly #zipCodes: readonly string[];
  readonly #cities: ReadonlyMap<number, CityRow>;
  readonly #made = new Map<number, TownThing>();
  readonly #named = new Map<number, readonly TownName[]>();

  constructor(columns: TownColumns, cities: readonly CityRow[]) {
    this.#columns = columns;
    this.#names = splitTexts(columns.names);
    this.#zipCodes = splitTexts(columns.zipCodes);
    this.#cities = new Map(cities.map((city) => [city.city_id, city]));
  }

  get size(): number {
    return this.#names.length;
  }

  /** A town by its number; always the same object. */
  at(owner: number): TownThing {
    const known = this.#made.get(owner);
    if (known) return known;
    const { cityIds, zipStarts } = this.#columns;
    const { city_id, city_name, pref_id } = this.#cities.get(cityIds[owner]!)!;
    const zip_codes = this.#zipCodes.slice(zipStarts[owner], zipStarts[owner + 1]);
    const town = { kind: 'town' as const, name: this.#names[owner]!, pref_id, city_id, city_name, zip_codes };
    this.#made.set(owner, town);
    return town;
  }

  /** The towns of a municipality that have a name. */
  ofCity(cityId: number): readonly TownName[] {
    const known = this.#named.get(cityId);
    if (known) return known;
    const { byCity, cityIds } = this.#columns;
    const towns: TownName[] = [];
    let place = firstWhere(byCity.length, (at) => cityIds[byCity[at]!]! >= cityId);
    for (; cityIds[byCity[place] ?? -1] === cityId; place += 1) {
      const owner = byCity[place]!;
      const name = this.#names[owner]!;
      if (name === '') continue;
      const { text, ends } = foldName(name);
      towns.push({
        name,
        key: text,
        owner,
        length: (beginning) => ends[beginning.length - 1] ?? name.length,
      });
    }
    this.#named.set(cityId, towns);
    return towns;
  }

  /** The towns of a postal code, in the order of the list; undefined for a code that it lacks. */
  ofZip(zipCode: string): readonly TownThing[] | undefined {
    const { byZip, zipStarts } = this.#columns;
    const towns: TownThing[] = [];
    let place = firstWhere(byZip.length, (at) => this.#zipCodes[byZip[at]!]! >= zipCode);
    for (; this.#zipCodes[byZip[place] ?? -1] === zipCode; place += 1)
      towns.push(this.at(firstWhere(zipStarts.length, (owner) => zipStarts[owner]! > byZip[place]!) - 1));
    return towns.length > 0 ? towns : undefined;
  }

  /** The municipality of a postal code that no list has, as those of many offices: the first five digits or three are known. */
  cityOfZip(zipCode: string): TownThing | undefined {
    const owner = OFFICE_DIGITS.map((digits) => this.#columns.townOfStart.get(zipCode.slice(0, digits))).find(
      (found) => found !== undefined && found !== null,
    );
    return owner === undefined || owner === null ? undefined : { ...this.at(owner), name: '', zip_codes: [] };
  }
}
