import { listContentPrefectures } from '@gakumado/shared/api';

/** Japanese names of the prefectures by their id; empty when the content service does not answer. */
export async function loadPlaceNames(signal: AbortSignal): Promise<Record<number, string>> {
  const { contents } = await listContentPrefectures(undefined, signal);
  return Object.fromEntries(contents.map(({ prefecture_id, name_kana }) => [prefecture_id, name_kana]));
}
