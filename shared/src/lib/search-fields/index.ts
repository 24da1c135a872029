/** The fields of the common search filter and what follows from their rows (decision 89). */
export { readStay } from './asked-stay.ts';
export type { AskedStay } from './asked-stay.ts';
export { readBounds, writeBounds } from './bounds-text.ts';
export { destinationName, readDestination } from './destination-text.ts';
export { fieldChips } from './chips.ts';
export type { Bounds, Destination, FieldRow, Polygon, Relaxing } from './field-row.ts';
export * from './fields.ts';
export { isSaid, readMySearchFrom } from './my-search.ts';
export type { MyPlace, MySearch } from './my-search.ts';
export { withAsked } from './nearby-values.ts';
export { readPolygon } from './polygon-text.ts';
export {
  emptyQuery,
  mustsOf,
  queryFields,
  readQuery,
  roomWishesOf,
  writeMusts,
  writeQuery,
} from './query.ts';
export type { QueryField, QueryValues } from './query.ts';
export { readChoice, readInteger, readNumbers, readText } from './read-query.ts';
export { readYen } from './read-yen.ts';
export { linkedTargets, targetsOfSearch } from './targets-of-search.ts';
export { linkedPlaces, stayOfMySearch, targetsOfPlaces } from './targets-of-places.ts';
