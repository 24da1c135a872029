import type { MySearch } from '@gakumado/shared/search-fields';
import { FOR_WOMEN, menAdmitted, womenAdmitted } from '@gakumado/shared/vocabulary';

/**
 * The query of a list with the visitor's own conditions, on its first page: the keys are those of the search filter, the
 * same on lists of every kind. Other conditions of the list stay.
 */
export function narrowedQuery(
  query: string,
  { gender, cost_to, move_in_ym, stay_months, with_meals }: MySearch,
): string {
  const next = new URLSearchParams(query);
  next.delete('page');
  const asked = {
    gender_type: gender && (gender === FOR_WOMEN ? womenAdmitted : menAdmitted).join(),
    cost_to,
    move_in_ym,
    stay_months,
    with_meals: with_meals === true ? 1 : undefined,
  };
  for (const [key, value] of Object.entries(asked)) {
    if (value === undefined) continue;
    next.delete(key);
    next.set(key, String(value));
  }
  const text = next.toString().replaceAll('%2C', ',');
  return text === '' ? '' : `?${text}`;
}
