import { importSource } from './sources.ts';

export type PostalTown = {
  zip_code: string;
  prefecture_id: number;
  city_id: number;
  city_name: string;
  city_kana: string;
  town_name: string;
  town_kana: string;
  /** Of an office with a code of its own: block and number behind the town. */
  block: string;
};

type KenAllRow = {
  source: 'ken_all';
  jisCode: string;
  city: string;
  cityKana: string;
  town: string;
  townKana: string;
};

type OfficeRow = { source: 'jigyosyo'; jisCode: string; city: string; town: string; streetAddress: string };

type Town = Pick<PostalTown, 'town_name' | 'town_kana'>;

/** Entries for "anywhere else in this municipality", and for numbers behind its name, which name no town. */
const nameless = /^以下に掲載がない場合$|の次に.*(?:番地)?.*がくる場合$|^.*一円$/;

/** A real town whose name ends in 一円 (滋賀県犬上郡多賀町). */
const townCalledIchien = '一円';

/** A span of blocks: 種市第50地割〜第70地割 and 穴明22地割、穴明23地割 lie in 種市 and 穴明. */
const blocks = /第?\d+地割.*$/;
const blocksKana = /(?:ダイ)?\d+チワリ.*$/;

const plain = (text: string) => text.replace(/（.*$/, '').normalize('NFKC');

/** The towns that an entry names: several stand behind each other (甲、乙). */
export function townsOf({ town, townKana }: Pick<KenAllRow, 'town' | 'townKana'>): Town[] {
  if (nameless.test(plain(town)) && town !== townCalledIchien) return [{ town_name: '', town_kana: '' }];
  const names = plain(town).split('、');
  const readings = plain(townKana).split('、');
  const towns = names.map((name, at) => ({
    town_name: name.replace(blocks, ''),
    town_kana: (readings[at] ?? '').replace(blocksKana, ''),
  }));
  return towns.filter(
    ({ town_name }, at) => towns.findIndex((other) => other.town_name === town_name) === at,
  );
}

/**
 * All postal codes, in their order: those of towns, then those of offices. The package has no list, so every seven-digit number is
 * asked for. Of the 1,341 codes that several entries have it knows one entry.
 */
export async function readPostalTowns(): Promise<PostalTown[]> {
  const { getAddress } = await importSource<{ getAddress: (code: string) => KenAllRow | OfficeRow | null }>(
    'yubin/dist/index.mjs',
  );
  const towns: PostalTown[] = [];
  const offices: (OfficeRow & { zip_code: string })[] = [];
  for (let number = 0; number < 10_000_000; number += 1) {
    const zip_code = String(number).padStart(7, '0');
    const row = getAddress(zip_code);
    if (row?.source === 'jigyosyo') offices.push({ ...row, zip_code });
    if (row?.source !== 'ken_all') continue;
    const { city, cityKana } = row;
    const place = { zip_code, ...placeOf(row), city_name: city, city_kana: cityKana, block: '' };
    towns.push(...townsOf(row).map((town) => Object.assign({}, place, town)));
  }
  const known = new Map(towns.map((town) => [`${town.city_id} ${town.town_name}`, town]));
  const cities = new Map(towns.map((town) => [town.city_id, town]));
  return towns.concat(
    offices.flatMap((office) => {
      const place = placeOf(office);
      const city = cities.get(place.city_id);
      const town_name = office.town.normalize('NFKC');
      const town_kana = known.get(`${place.city_id} ${town_name}`)?.town_kana ?? '';
      const block = office.streetAddress.normalize('NFKC').trim();
      // A municipality that was merged since its offices were listed.
      return city ? [{ ...city, ...place, zip_code: office.zip_code, town_name, town_kana, block }] : [];
    }),
  );
}

const placeOf = ({ jisCode }: { jisCode: string }) => ({
  prefecture_id: Number(jisCode.slice(0, 2)),
  city_id: Number(jisCode),
});
