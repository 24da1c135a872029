import { findCampus } from '@gakumado/shared/api';
import { useLatest } from '@gakumado/shared/ui';
import { campusLabel } from '@gakumado/shared/vocabulary';

export type Campus = Parameters<typeof campusLabel>[0] & { campus_id: number };

/** Names of campuses by their ids, for as long as the page is open. */
const names = new Map<number, string>();

async function loadNames(key: string, signal: AbortSignal): Promise<Map<number, string>> {
  const missing = key
    .split(',')
    .map(Number)
    .filter((id) => !names.has(id));
  for (const campus of await Promise.all(missing.map((id) => findCampus(id, signal)))) {
    if (campus) names.set(campus.campus_id, campusLabel(campus));
  }
  return names;
}

/** Takes the name of a campus that was just chosen. */
export function rememberCampus(campus: Campus): void {
  names.set(campus.campus_id, campusLabel(campus));
}

/**
 * The names of campuses; a number where one cannot be found.
 * @param known those that the page has loaded
 */
export function useCampusNames(
  ids: readonly number[],
  known: readonly Campus[] = [],
): (id: number) => string {
  const knownName = (id: number) => {
    const campus = known.find(({ campus_id }) => campus_id === id);
    return campus ? campusLabel(campus) : names.get(id);
  };
  useLatest(loadNames, ids.some((id) => !knownName(id)) ? ids.join(',') : null);
  return (id) => knownName(id) ?? `学校（番号 ${id}）`;
}

/** The names of campuses on 確認. */
export function CampusNames({ ids, known }: { ids: readonly number[]; known?: readonly Campus[] }) {
  const nameOf = useCampusNames(ids, known);
  return ids.map(nameOf).join('、');
}
