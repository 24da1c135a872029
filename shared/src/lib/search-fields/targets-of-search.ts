import { isId } from '@gakumado/shared/vocabulary';
import { readDestination } from './destination-text.ts';
import type { FilterValues } from './fields.ts';
import { readNumbers } from './read-query.ts';

type TargetField = 'school_id' | 'destination' | 'second_school_id' | 'second_destination';
type Targets = { [Field in TargetField]?: FilterValues[Field] | undefined };

/**
 * Where the commutes of a result page go, by its path and query. It reads their keys alone: the frame of the site would
 * else load the table of all fields.
 */
export function targetsOfSearch(path: string | null): Targets {
  const [pathname = '', search = ''] = (path ?? '').split('?', 2);
  const query = new URLSearchParams(search);
  const campus = /^\/search\/school\/pref_id:\d+\/school_id:(\d{1,10})\//.exec(pathname)?.[1];
  const school_id = campus !== undefined && isId(Number(campus)) ? Number(campus) : undefined;
  const destination = readDestination(query, 'to');
  const [second_school_id] = readNumbers(query, 'second_school_id');
  if (school_id === undefined && destination === undefined) return {};
  const isOther = second_school_id !== undefined && second_school_id !== school_id;
  return {
    school_id,
    destination: school_id === undefined ? destination : undefined,
    second_school_id: isOther ? second_school_id : undefined,
    second_destination: second_school_id === undefined ? readDestination(query, 'second_to') : undefined,
  };
}

/** They as links to homes carry them, for `paths.estate`. */
export const linkedTargets = ({ school_id, second_school_id, ...points }: Targets) => ({
  campusIds: [school_id, second_school_id].filter((id) => id !== undefined),
  destination: points.destination,
  second_destination: points.second_destination,
});
