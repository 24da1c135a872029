import type { Choice } from './filter-choices.ts';

/** Estates per option: by field, then by the option's id or word. */
export type Facets = Readonly<Record<string, Readonly<Record<string, number>>>>;

/**
 * The number of estates with one option of a field, 0 when it is not listed; undefined where the field is not counted.
 */
export function countOf(facets: Facets, field: string, key: string | number): number | undefined {
  const facet = facets[field];
  return facet && (facet[String(key)] ?? 0);
}

/** Estates with any of a choice's ids, where no estate has two of them. */
export function sumOf(facets: Facets, field: string, { ids }: Choice): number | undefined {
  const facet = facets[field];
  return facet && ids.reduce((sum, id) => sum + (facet[String(id)] ?? 0), 0);
}

/** The same where the ids mean one thing: each of them is counted with the others (53 and 54, 61 and 64). */
export function sharedCountOf(facets: Facets, field: string, { ids }: Choice): number | undefined {
  const facet = facets[field];
  return facet && Math.max(...ids.map((id) => facet[String(id)] ?? 0));
}
