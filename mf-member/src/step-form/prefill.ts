import { set } from 'react-hook-form';
import { findCustomer, nullOnError } from '@gakumado/shared/api';
import { moveInMonths } from '@gakumado/shared/calendar-days';
import type { Customer } from '@gakumado/shared/contract';
import { readAccessToken } from '@gakumado/shared/cookies';
import { readMySearch } from '@gakumado/shared/my-search';
import type { MySearch } from '@gakumado/shared/search-fields';
import type { FormValues } from './form-field.ts';

/**
 * The values that are known of the visitor, by the names of the items (contract, 4.1, 8.6): a member's own data, and where
 * these say nothing, those that the visitor said on other pages. Null where nothing is known.
 */
export async function prefillFor(paths: readonly string[]): Promise<FormValues | null> {
  const customer = readAccessToken() ? await nullOnError(findCustomer()) : null;
  const said = saidBefore(readMySearch());
  const own = Object.entries(customer ?? {}).filter(([, value]) => isGiven(value));
  const values = valuesAt(paths, { ...said, ...Object.fromEntries(own) });
  // The first row of an order is about the school that comes first.
  const [first] = said.campus_ids;
  if (first !== undefined && paths.includes(FIRST_TARGET)) set(values, FIRST_TARGET, first);
  return Object.keys(values).length > 0 ? values : null;
}

const FIRST_TARGET = 'targets.0.campus_id';

const isGiven = (value: unknown) =>
  value !== null && value !== undefined && !(Array.isArray(value) && value.length === 0);

/** The values of a registration at the paths of items; those that it leaves open are missing. */
export const knownAt = (paths: readonly string[], customer: Customer): FormValues =>
  valuesAt(paths, { ...customer });

/** わたしの条件 by the names of the items. A month that is past is no wish any more. */
function saidBefore({ places, gender, move_in_ym }: MySearch) {
  const campus_ids = places.flatMap((place) => ('school_id' in place ? [place.school_id] : []));
  const isAhead = move_in_ym !== undefined && moveInMonths().includes(move_in_ym);
  return { campus_ids, ...(gender !== undefined && { gender }), ...(isAhead && { move_in_ym }) };
}

function valuesAt(paths: readonly string[], known: FormValues): FormValues {
  const values: FormValues = {};
  for (const path of paths) {
    const value = known[path.split('.').at(-1) ?? path];
    if (value !== null && value !== undefined) set(values, path, value);
  }
  return values;
}
