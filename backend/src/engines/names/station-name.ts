import { nameKey } from '@gakumado/shared/names';
import { textKey } from '@gakumado/shared/texts';

interface Station {
  station_id: number;
  station_name: string;
  station_kana: string;
}

/** A station with the keys of its name and its reading. */
export interface NamedStation extends Station {
  texts: readonly string[];
  name: string;
}

/** 渋谷駅 is called 渋谷 as well. */
const bare = (key: string) => key.replace(/(?<=.)(駅|えき)$/, '');

/** Folds the names of a station. */
export function nameStation({ station_id, station_name, station_kana }: Station): NamedStation {
  const texts = [textKey(station_name), textKey(station_kana)];
  return { station_id, station_name, station_kana, texts, name: nameKey(station_name) };
}

/**
 * The stations that are called so, by their name or their reading, with or without 駅. A name is meant as it stands here, since
 * 池ノ上 and 池上 are two; where there is none, as names are compared: 虎門, 市が谷.
 */
export function stationsCalled(stations: readonly NamedStation[], name: string): readonly NamedStation[] {
  const whole = textKey(name);
  const keys = new Set([whole, bare(whole)]);
  const called = stations.filter(({ texts }) => texts.some((text) => keys.has(text)));
  const key = bare(nameKey(name));
  return called.length > 0 || key === '' ? called : stations.filter((station) => station.name === key);
}
