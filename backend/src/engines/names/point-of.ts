import type { Point } from '@gakumado/shared/vocabulary';
import { findTownPosition } from '../towns/town-positions.ts';
import type { NameIndex } from './name-index.ts';
import type { Thing } from './thing.ts';

/** Where a station, city, town or postal code is: its middle. Undefined where that is not known, and for other things. */
export function pointOf(thing: Thing, { cities }: Pick<NameIndex, 'cities'>): Point | undefined {
  switch (thing.kind) {
    case 'station':
      return thing.row;
    case 'city':
      return cities.find(({ city_id }) => city_id === thing.city_ids[0]);
    case 'town':
      return findTownPosition(thing.city_id, thing.name);
    case 'zip':
      return findTownPosition(thing.towns[0]!.city_id, thing.towns[0]!.name);
    default:
      return undefined;
  }
}
