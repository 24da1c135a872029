import { importSource } from './sources.ts';

export type PostalTown = {
  zip_code: string;
  prefecture_id: number;
  city_id: number;
  city_name: string;
  city_kana: string;
  town_name: string;
  town_kana: string;
};

type KenAllRow = {
  source: 'ken_all' | 'jigyosyo';
  jisCode: string;
  city: string;
  cityKana: string;
  town: string;
  townKana: string;
};

/** Entries for "anywhere else in this municipality", which name no town. */
const nameless = /^以下に掲載がない場合$|の次に.*番地がくる場合$|^.*一円$/;

/** A real town whose name ends in 一円 (滋賀県犬上郡多賀町). */
const townCalledIchien = '一円';

function cleanTown(row: KenAllRow): Pick<PostalTown, 'town_name' | 'town_kana'> {
  if (nameless.test(row.town) && row.town !== townCalledIchien) return { town_name: '', town_kana: '' };
  return {
    town_name: row.town.replace(/（.*$/, '').normalize('NFKC'),
    town_kana: row.townKana.replace(/（.*$/, '').normalize('NFKC'),
  };
}

/**
 * All postal codes of towns, in code order. The package has no list, so every seven-digit number is asked for.
 * Business codes (事業所) are left out.
 */
export async function readPostalTowns(): Promise<PostalTown[]> {
  const { getAddress } = await importSource<{ getAddress: (code: string) => KenAllRow | null }>(
    'yubin/dist/index.mjs',
  );
  const towns: PostalTown[] = [];
  for (let number = 0; number < 10_000_000; number += 1) {
    const zip_code = String(number).padStart(7, '0');
    const row = getAddress(zip_code);
    if (row?.source !== 'ken_all') continue;
    towns.push({
      zip_code,
      prefecture_id: Number(row.jisCode.slice(0, 2)),
      city_id: Number(row.jisCode),
      city_name: row.city,
      city_kana: row.cityKana,
      ...cleanTown(row),
    });
  }
  return towns;
}
