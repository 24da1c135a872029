import { sql } from 'kysely';
import type { RawBuilder, SqlBool } from 'kysely';
import { groupsOf } from '#engines/estate-index/feature-groups.ts';
import { decidedConditions } from './decided-sql.ts';

type Column = 'condition' | 'equipment';

const meets = (column: Column, group: readonly number[]): RawBuilder<SqlBool> => {
  const decided = column === 'condition' && decidedConditions.find(([id]) => group.includes(id));
  return decided ? decided[1] : sql`estate.${sql.ref(column)} && ${[...group]}::integer[]`;
};

/** How many preferences there are, and the first id of each that the estate meets. */
export interface Preferences {
  total: number;
  /** An integer[] of the ids that are met. */
  met: RawBuilder<number[]>;
}

/** Features that would be nice (できれば); null when none is asked for. */
export function preferencesOf(
  conditionIds: readonly number[] = [],
  equipmentIds: readonly number[] = [],
): Preferences | null {
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
