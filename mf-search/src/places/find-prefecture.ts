import { listPrefectures, nullOnError } from '@gakumado/shared/api';
import type { Prefecture } from '@gakumado/shared/contract';
import { throwNotFound } from '@gakumado/shared/routing';
import { fallbackPrefecture } from './fallback-prefecture.ts';
import { readPrefixedId } from './prefixed-id.ts';

export interface PrefectureAmongAll {
  prefecture: Prefecture;
  /** All 47, in id order; none when they could not be asked for. */
  prefectures: Prefecture[];
}

/** The prefecture of a parameter such as `pref_id:13`. Ends the loader with a 404 for any other. */
export async function findPrefecture(
  param: string | undefined,
  signal: AbortSignal,
): Promise<PrefectureAmongAll> {
  const id = readPrefixedId('pref_id', param);
  if (id === null) throwNotFound();
  return findPrefectureById(id, signal);
}

/** The same of an id. A failed call costs its facts and not the page, because the name is known without it. */
export async function findPrefectureById(id: number, signal: AbortSignal): Promise<PrefectureAmongAll> {
  const prefectures = await nullOnError(listPrefectures({}, signal));
  const prefecture = prefectures
    ? prefectures.find(({ prefecture_id }) => prefecture_id === id)
    : fallbackPrefecture(id);
  if (!prefecture) throwNotFound();
  return { prefecture, prefectures: prefectures ?? [] };
}
