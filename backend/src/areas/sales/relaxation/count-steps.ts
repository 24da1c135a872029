import type { EstateFilter } from '@gakumado/shared/contract';
import { sql } from 'kysely';
import type { Kysely, RawBuilder, SqlBool } from 'kysely';
import type { Database } from '../../../data/db/database.ts';
import { filterConditions, joinConditions, searchTables } from '../estate/estate-filter-sql.ts';
import { coveredFields } from './all-criteria.ts';
import { without } from './criterion.ts';
import type { Step, Criterion } from './criterion.ts';

/** Where no single criterion helps: how many are dropped together, and how many such sets are tried. */
export const MAX_TOGETHER = 3;
const MAX_SETS = 3;

/** A criterion's number and the step taken. */
export interface Taken {
  criterion: number;
  step: Step;
}

/** A filter as criteria that can be relaxed and what remains. */
export interface Plan {
  filter: EstateFilter;
  /** The part that no step changes. */
  fixed: RawBuilder<SqlBool>;
  criteria: Criterion[];
}

const all = (conditions: readonly RawBuilder<unknown>[]) =>
  sql<SqlBool>`${sql.join(
    [sql`true`, ...conditions].map((condition) => sql`(${condition})`),
    sql` and `,
  )}`;
const isMet = (part: EstateFilter) => all([...filterConditions(part).values()]);

/** The plan of a filter whose criteria are these; one without steps stays as it is. */
export function planOf(filter: EstateFilter, criteria: readonly Criterion[]): Plan {
  const [relaxable, others] = [
    criteria.filter(({ steps }) => steps.length > 0),
    criteria.filter(({ steps }) => steps.length === 0),
  ];
  const rest = joinConditions(filterConditions(without(filter, ...coveredFields)));
  return { filter, fixed: all([rest, ...others.map(({ part }) => isMet(part))]), criteria: relaxable };
}

/** Of several words one at least is met unless all are missed: words are found by index. */
function someWord(criteria: readonly Criterion[], misses: number): RawBuilder<SqlBool> {
  const words = criteria.filter(({ part }) => part.keyword !== undefined);
  if (words.length <= misses) return sql`true`;
  return sql`(${sql.join(
    words.map(({ part }) => isMet(part)),
    sql` or `,
  )})`;
}

/** The estates that meet the rest, each with the numbers of the criteria that it misses (from 1): at most `misses`. */
function missingFew({ filter, fixed, criteria }: Plan, misses: number): RawBuilder<unknown> {
  const missed = criteria.map(({ part }) => sql`(${isMet(part)}) is not true`);
  return sql`${searchTables(filter)}
    cross join lateral (select array_positions(array[${sql.join(missed)}]::boolean[], true) as missed offset 0) as missing
    where ${fixed} and ${someWord(criteria, misses)} and cardinality(missed) <= ${misses}`;
}

const isAmong = (taken: readonly Taken[]) =>
  sql<SqlBool>`missed <@ ${taken.map(({ criterion }) => criterion + 1)}::integer[]`;

/** The number of estates with each choice of steps, in one pass. No choice has more steps than `misses`. */
export async function countChoices(
  db: Kysely<Database>,
  plan: Plan,
  choices: readonly (readonly Taken[])[],
  misses: number,
): Promise<number[]> {
  const counts = choices.map((taken) => {
    const parts = taken.map(({ step }) => isMet(step.part));
    return sql`count(*) filter (where ${sql.join([isAmong(taken), ...parts], sql` and `)})`;
  });
  const { rows } = await sql<{ counts: number[] }>`
    select array[${sql.join(counts)}]::integer[] as counts from ${missingFew(plan, misses)}`.execute(db);
  return rows[0]?.counts ?? [];
}

/** The smallest sets of criteria that some estates miss and nothing else, even with the furthest steps. */
export async function findSmallestSets(db: Kysely<Database>, plan: Plan): Promise<number[][]> {
  const furthest = plan.criteria.map(
    ({ part, steps }) => sql`(${isMet(part)} or ${isMet(steps.at(-1)?.part ?? part)})`,
  );
  const { rows } = await sql<{ missed: number[] }>`
    select missed from ${missingFew(plan, MAX_TOGETHER)} and ${all(furthest)}
    group by missed order by cardinality(missed), count(*) desc, missed limit ${MAX_SETS}`.execute(db);
  const sets = rows.map(({ missed }) => missed.map((number) => number - 1));
  return sets.filter((set) => set.length === sets[0]?.length);
}
