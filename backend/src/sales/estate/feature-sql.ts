import { sql } from 'kysely';
import type { RawBuilder, SqlBool } from 'kysely';

/** Ids that mean the same to a visitor: 女性専用 of halls and of flats, 家具付き with and without appliances. */
const synonymGroups: readonly (readonly number[])[] = [
  [53, 54],
  [61, 64],
];

type Column = 'condition' | 'equipment';

const groupOf = (id: number) => synonymGroups.find((group) => group.includes(id));

/** The ids as groups, each of which an estate must meet by one member. */
export function groupsOf(ids: readonly number[]): (readonly number[])[] {
  const groups = new Set<readonly number[]>();
  for (const id of new Set(ids)) groups.add(groupOf(id) ?? [id]);
  return [...groups];
}

const meets = (column: Column, group: readonly number[]): RawBuilder<SqlBool> =>
  sql`estate.${sql.ref(column)} && ${[...group]}::integer[]`;

/** The estate has every one of these features. */
export function hasAll(column: Column, ids: readonly number[]): RawBuilder<SqlBool> {
  const groups = groupsOf(ids);
  const plain = groups.filter((group) => group.length === 1).flat();
  const parts = groups.filter((group) => group.length > 1).map((group) => meets(column, group));
  if (plain.length > 0) parts.push(sql`estate.${sql.ref(column)} @> ${plain}::integer[]`);
  return sql`${sql.join(parts, sql` and `)}`;
}

/** Wishes: how many there are, and the first id of each that the estate meets. */
export interface Wishes {
  total: number;
  /** An integer[] of the ids that are met. */
  met: RawBuilder<number[]>;
}

/** Features that would be nice (できれば); null when none is wished for. */
export function wishesOf(
  conditionIds: readonly number[] = [],
  equipmentIds: readonly number[] = [],
): Wishes | null {
  const wishes = [
    ...groupsOf(conditionIds).map((group) => ({ column: 'condition' as const, group })),
    ...groupsOf(equipmentIds).map((group) => ({ column: 'equipment' as const, group })),
  ];
  if (wishes.length === 0) return null;
  const cases = wishes.map(
    ({ column, group }) => sql`case when ${meets(column, group)} then ${group[0] ?? 0}::integer end`,
  );
  return { total: wishes.length, met: sql`array_remove(array[${sql.join(cases)}], null)` };
}
