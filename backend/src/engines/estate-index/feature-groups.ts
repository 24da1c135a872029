import { synonyms } from '@gakumado/shared/vocabulary';

const groupOf = (id: number) => synonyms.condition.find((group) => group.includes(id));

/** The ids as groups, each of which an estate must meet by one member. */
export function groupsOf(ids: readonly number[]): (readonly number[])[] {
  const groups = new Set<readonly number[]>();
  for (const id of new Set(ids)) groups.add(groupOf(id) ?? [id]);
  return [...groups];
}
