import { listPrefectures } from '@gakumado/shared/api';
import type { Prefecture } from '@gakumado/shared/contract';
import { throwNotFound } from './not-found.ts';
import { readPrefixedId } from './prefixed-id.ts';

export interface PrefectureAmongAll {
  prefecture: Prefecture;
  /** All 47, in id order. */
  prefectures: Prefecture[];
}

/** The prefecture of a parameter such as `pref_id:13`; ends the loader with a 404 when there is none. */
export async function findPrefecture(
  param: string | undefined,
  signal: AbortSignal,
): Promise<PrefectureAmongAll> {
  const id = readPrefixedId('pref_id', param);
  if (id === null) throwNotFound();
  return findIn(signal, ({ prefecture_id }) => prefecture_id === id);
}

async function findIn(
  signal: AbortSignal,
  isWanted: (prefecture: Prefecture) => boolean,
): Promise<PrefectureAmongAll> {
  const prefectures = await listPrefectures({}, signal);
  const prefecture = prefectures.find(isWanted);
  if (!prefecture) throwNotFound();
  return { prefecture, prefectures };
}
