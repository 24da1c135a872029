import type { FieldRow, FilterField, FilterValues } from '@gakumado/shared/search-fields';
import { searchFields } from '@gakumado/shared/search-fields';
import {
  DESTINATION_NAME_MAX,
  MAX_AREA_M2,
  MAX_POINTS,
  MAX_YEN,
  MIN_POINTS,
  monthPattern,
} from '@gakumado/shared/vocabulary';
import { z } from 'zod';
import {
  decimal,
  flag,
  id,
  idList,
  integer,
  integerList,
  integerOf,
  latitude,
  longitude,
  text,
  wordList,
} from './fields.ts';

const bounds = z
  .object({
    north: latitude(),
    south: latitude(),
    east: longitude(),
    west: longitude(),
  })
  .refine(({ north, south, east, west }) => north >= south && east >= west, { params: { code: 'range' } });

/** [lat, lon] pairs. */
const polygon = z
  .array(z.tuple([latitude(), longitude()]))
  .min(MIN_POINTS)
  .max(MAX_POINTS);

/** `name` may be empty: the point is then called by its place. */
const destination = z.object({
  lat: latitude(),
  lon: longitude(),
  name: text(DESTINATION_NAME_MAX).optional().default(''),
});

function schemaOf(row: FieldRow): z.ZodType {
  switch (row.kind) {
    case 'flag':
      return flag();
    case 'id':
      return id();
    case 'ids':
      return idList(row.maxCount);
    case 'terms': {
      const values = row.terms.map(({ value }) => value);
      return integerList(Math.min(...values), Math.max(...values));
    }
    case 'words':
      return wordList(row.words);
    case 'word':
      return z.enum(row.words);
    case 'choice':
      return integerOf(row.choices);
    case 'integer':
      return integer(row.min, row.max);
    case 'yen':
      return integer(0, MAX_YEN);
    case 'area':
      return decimal(0, MAX_AREA_M2);
    case 'degrees':
      return decimal(-row.max, row.max);
    case 'text':
      return text(row.maxLength);
    case 'month':
      return z.string().regex(monthPattern);
    case 'bounds':
      return bounds;
    case 'polygon':
      return polygon;
    case 'destination':
      return destination;
  }
}

type Schemas = { [Field in FilterField]: z.ZodType<FilterValues[Field]> };

/** The value of each field of the common filter, where it is given. */
export const fieldSchemas = Object.fromEntries(
  Object.entries(searchFields).map(([field, row]) => [field, schemaOf(row)]),
) as unknown as Schemas;
