import { listContentPrefectures } from '@gakumado/shared/api';

/** Japanese names of the prefectures by their id. */
export async function loadPlaceNames(signal: AbortSignal): Promise<Record<number, string>> {
  const prefectures = await listContentPrefectures(signal);
  return Object.fromEntries(prefectures.map(({ prefecture_id, name_kana }) => [prefecture_id, name_kana]));
}
