import type { EstateFilter } from '@gakumado/shared/contract';
import { campusesOfMeaning } from './meaning.ts';
import type { Meaning } from './meaning.ts';

type Filter = Partial<EstateFilter>;

/** The part of the filter that a meaning is. A town is its municipality and its name in the address. */
export function filterOf(meaning: Meaning): Filter {
  const { thing } = meaning;
  const [campus] = campusesOfMeaning(meaning);
  if (campus) return { school_id: campus.campus_id };
  switch (thing.kind) {
    case 'station':
      return { station_id: [thing.row.station_id] };
    case 'line':
      return { line_id: thing.rows.map(({ line_id }) => line_id) };
    case 'prefecture':
      return { pref_id: [thing.pref_id] };
    case 'city':
      return { city_id: [...thing.city_ids] };
    case 'town':
      return { city_id: [thing.city_id], ...(thing.name !== '' && { keyword: thing.name }) };
    case 'zip': {
      const [town] = thing.towns;
      const cities = [...new Set(thing.towns.map(({ city_id }) => city_id))];
      return { city_id: cities, ...(thing.towns.length === 1 && town?.name && { keyword: town.name }) };
    }
    case 'condition':
      return thing.filter;
    default:
      return {};
  }
}

/** Municipalities of two words; a ward beside its city and a city beside its area are the smaller of them: 福岡市 中央区. */
function joinedCities(known: readonly unknown[], more: readonly unknown[]): unknown[] {
  const [small, large] = known.length <= more.length ? [known, more] : [more, known];
  const isInside = small.length < large.length && small.every((id) => large.includes(id));
  return isInside ? [...small] : [...new Set([...known, ...more])];
}

/** One filter of those of several words: lists are joined, of other fields the last word counts. */
export function joinFilters(filters: readonly Filter[]): Filter {
  const joined: Record<string, unknown> = {};
  for (const filter of filters) {
    for (const [field, value] of Object.entries(filter)) {
      const known = joined[field];
      if (Array.isArray(known) && Array.isArray(value))
        joined[field] = field === 'city_id' ? joinedCities(known, value) : [...new Set([...known, ...value])];
      else if (field === 'keyword' && typeof known === 'string') joined[field] = `${known} ${String(value)}`;
      else joined[field] = value;
    }
  }
  return joined;
}
