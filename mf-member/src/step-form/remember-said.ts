import { findCampus, nullOnError } from '@gakumado/shared/api';
import { rememberMySearch } from '@gakumado/shared/my-search';
import {
  campusShortLabel,
  FOR_MEN,
  FOR_WOMEN,
  monthPattern,
  MY_PLACES_MAX,
} from '@gakumado/shared/vocabulary';
import { idsAt, textAt } from './form-field.ts';
import type { FormValues } from './form-field.ts';

/**
 * Takes from a sent form what every other page can use (contract 8.6): schools, who moves in and the month, by the names of
 * the items. A form of a guardian says the same of the student.
 */
export async function rememberSaid(values: FormValues, paths: readonly string[]): Promise<void> {
  const at = (name: string) => paths.find((path) => path.split('.').at(-1) === name) ?? name;
  const gender = ([FOR_WOMEN, FOR_MEN] as const).find((one) => textAt(values, at('gender')) === String(one));
  const month = textAt(values, at('move_in_ym'));
  const ids = idsAt(values, at('campus_ids')).slice(0, MY_PLACES_MAX);
  const campuses = (await nullOnError(Promise.all(ids.map((id) => findCampus(id))))) ?? [];
  rememberMySearch({
    places: campuses.flatMap((campus) =>
      campus === null ? [] : [{ school_id: campus.campus_id, name: campusShortLabel(campus, []) }],
    ),
    ...(gender !== undefined && { gender }),
    ...(monthPattern.test(month) && { move_in_ym: month }),
  });
}
