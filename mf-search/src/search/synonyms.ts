import { synonyms } from '@gakumado/shared/vocabulary';

/**
 * Ids that mean the same (contract, section 1) by field. One choice of the filter covers all of them, so an address
 * names all of them or none: one search has one address.
 */
const synonymIds = {
  ...synonyms,
  optional_condition: synonyms.condition,
};

type Field = keyof typeof synonymIds;
type Ids = Record<Field, number[]>;

/** The ids of a field with those that mean the same, each once and sorted. */
function complete(field: Field, ids: readonly number[]): number[] {
  const like = synonymIds[field].filter((group) => group.some((id) => ids.includes(id)));
  return [...new Set([...ids, ...like.flat()])].toSorted((a, b) => a - b);
}

/** An id of a field with those that mean the same. */
export const synonymsOf = (field: string, id: number): readonly number[] =>
  (Object.hasOwn(synonymIds, field) ? synonymIds[field as Field] : []).find((group) =>
    group.includes(id),
  ) ?? [id];

/** The fields of a search that have such ids, completed. */
export const withSynonymIds = (asked: Ids): Ids => ({
  building_type_id: complete('building_type_id', asked.building_type_id),
  condition: complete('condition', asked.condition),
  optional_condition: complete('optional_condition', asked.optional_condition),
});
