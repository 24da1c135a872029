import { existsSync, readFileSync } from 'node:fs';
import { toKatakana } from '@gakumado/shared/texts';
import { stationDictionaryPath } from './sources.ts';
import { readTsv } from './tsv.ts';

const here = (file: string): URL => new URL(`./${file}`, import.meta.url);

/** ケ and ヶ alternate between sources. */
function dictionaryKey(name: string): string {
  return name.replace(/[ヶケ]/g, 'ケ');
}

/** Station name → readings in hiragana, from lines like `よみ /漢字;note/別字/`. */
function readDictionary(): Map<string, Set<string>> {
  if (!existsSync(stationDictionaryPath))
    throw new Error(`${stationDictionaryPath} is missing: install Debian's skkdic-extra`);
  const text = new TextDecoder('euc-jp').decode(readFileSync(stationDictionaryPath));
  const readings = new Map<string, Set<string>>();
  for (const line of text.split('\n')) {
    const [reading = '', words = ''] = line.normalize('NFC').split(/ \/(.*)/);
    if (!/^[ぁ-んー]+$/.test(reading)) continue;
    for (const word of words.split('/')) {
      const name = dictionaryKey((word.split(';')[0] ?? '').normalize('NFKC'));
      if (name !== '') readings.set(name, (readings.get(name) ?? new Set()).add(reading));
    }
  }
  return readings;
}

export type ReadingQuestion = {
  station_name: string;
  prefecture_id: number;
  line_ids: readonly number[];
  /** Reading of the town of the same name in the station's municipality, in katakana. */
  town_kana: string | undefined;
};

/**
 * Returns a function that gives a station's reading in katakana. Order of trust: the hand-written list, the
 * lists of renamed and new stations, a name in kana, the dictionary (the town of the same name decides
 * between several readings). Throws with the name of a station that has no single reading.
 */
export function createStationReader(): (question: ReadingQuestion) => string {
  const dictionary = readDictionary();
  const written = new Map<string, string>();
  for (const row of readTsv(here('station-readings.tsv'), [
    'prefecture_id',
    'station_name',
    'station_kana',
    'line_id',
  ])) {
    written.set(
      `${row.line_id || `p${row.prefecture_id}`} ${row.station_name}`,
      toKatakana(row.station_kana),
    );
  }
  for (const row of readTsv(here('station-renames.tsv'), ['line_id', 'station_name', 'station_kana'])) {
    written.set(`${row.line_id} ${row.station_name}`, row.station_kana);
  }
  const opened = new Map(
    readTsv(here('new-stations.tsv'), ['station_name', 'station_kana']).map((row) => [
      row.station_name,
      row.station_kana,
    ]),
  );
  return ({ station_name, prefecture_id, line_ids, town_kana }) => {
    const keys = [...line_ids.map(String), `p${prefecture_id}`].map((owner) => `${owner} ${station_name}`);
    const hand = keys.map((key) => written.get(key)).find((kana) => kana !== undefined);
    if (hand !== undefined) return hand;
    const isKana = /^[ぁ-んァ-ヶー・]+$/.test(station_name);
    if (isKana) return toKatakana(station_name).replaceAll('・', '');
    const found = [...(dictionary.get(dictionaryKey(station_name)) ?? [])].map(toKatakana);
    const [only] = found;
    if (only !== undefined && found.length === 1) return only;
    if (town_kana !== undefined && found.includes(town_kana)) return town_kana;
    const fresh = opened.get(station_name);
    if (fresh !== undefined) return fresh;
    throw new Error(`No single reading for ${station_name} (${prefecture_id}): ${found.join(', ')}`);
  };
}
