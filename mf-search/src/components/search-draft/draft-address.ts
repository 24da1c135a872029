import { noCondition, writeCondition } from '../../results/condition.ts';
import type { Condition } from '../../results/condition.ts';
import type { DraftPlace } from './draft-place.ts';

/**
 * The query, with its `?`, of a page that asks for a place and wishes: `readDraftPlace` and `readCondition` read it
 * again. The place comes as its fields are named, the wishes after it in their canonical form.
 */
export function writeDraft(draft: DraftPlace, condition: Condition): string {
  const { kind, school, school_id, pref, city_id, station_id, lat, lon, dis } = draft;
  const place = { place: kind, school, school_id, pref, city_id, station_id, lat, lon, dis };
  const places = Object.entries(place).flatMap(([name, value]) => {
    const text = String(value ?? '');
    return text === '' ? [] : [`${name}=${encodeURIComponent(text)}`];
  });
  const { city_id: noCities, station_id: noStations } = noCondition;
  const wishes = writeCondition({ ...condition, city_id: noCities, station_id: noStations });
  return `?${[...places, wishes.slice(1)].filter(Boolean).join('&')}`;
}
