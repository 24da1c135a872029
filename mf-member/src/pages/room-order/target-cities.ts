import { listCities } from '@gakumado/shared/api';
import { useLatest } from '@gakumado/shared/ui';
import type { FormValues } from '../../step-form/form-field.ts';
import { useLoadedAhead } from '../../step-form/use-loaded-ahead.ts';
import { prefectureIds, targetPaths } from './target-values.ts';

type Cities = Awaited<ReturnType<typeof listCities>>;

/** The municipalities that the rows of a sent form choose from, by prefecture. */
export async function loadCitiesAhead(
  values: FormValues,
  signal: AbortSignal,
): Promise<Record<number, Cities>> {
  const loading = prefectureIds(values).map(async (id) => [id, await listCities(id, signal)] as const);
  return Object.fromEntries(await Promise.all(loading));
}

/** The municipalities of a prefecture: undefined while they are loading, null where they could not be loaded. */
export function useCities(prefId: number | null): Cities | null | undefined {
  const ahead = useLoadedAhead<Record<number, Cities>>(targetPaths);
  const answer = useLatest(listCities, prefId);
  if (prefId === null) return undefined;
  return answer?.key === prefId ? (answer.data ?? null) : ahead?.[prefId];
}
