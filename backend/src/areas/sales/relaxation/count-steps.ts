import type { EstateFilter } from '@gakumado/shared/contract';
import { sql } from 'kysely';
import type { Kysely, RawBuilder, SqlBool } from 'kysely';
import type { Database } from '../../../data/db/database.ts';
import { filterConditions, joinConditions, searchTables } from '../estate/estate-filter-sql.ts';
import { coveredFields } from './all-wishes.ts';
import { without } from './wish.ts';
import type { Step, Wish } from './wish.ts';

/** Where no single wish helps: how many are given up together, and how many such sets are looked into. */
export const MAX_TOGETHER = 3;
const MAX_SETS = 3;

/** A wish's number and the step that is taken of it. */
export interface Taken {
  wish: number;
  step: Step;
}

/** A filter as wishes that can be relaxed and what remains. */
export interface Plan {
  filter: EstateFilter;
  /** What no step touches. */
  fixed: RawBuilder<SqlBool>;
  wishes: Wish[];
}

const all = (conditions: readonly RawBuilder<unknown>[]) =>
  sql<SqlBool>`${sql.join(
    [sql`true`, ...conditions].map((condition) => sql`(${condition})`),
    sql` and `,
  )}`;
const isMet = (part: EstateFilter) => all([...filterConditions(part).values()]);

/** The plan of a filter whose wishes are these; one without steps stays as it is. */
export function planOf(filter: EstateFilter, wishes: readonly Wish[]): Plan {
  const [relaxable, others] = [
    wishes.filter(({ steps }) => steps.length > 0),
    wishes.filter(({ steps }) => steps.length === 0),
  ];
  const rest = joinConditions(filterConditions(without(filter, ...coveredFields)));
  return { filter, fixed: all([rest, ...others.map(({ part }) => isMet(part))]), wishes: relaxable };
}

/** Of several words one at least is met unless all are missed: words are found by index. */
function someWord(wishes: readonly Wish[], misses: number): RawBuilder<SqlBool> {
  const words = wishes.filter(({ part }) => part.keyword !== undefined);
  if (words.length <= misses) return sql`true`;
  return sql`(${sql.join(
    words.map(({ part }) => isMet(part)),
    sql` or `,
  )})`;
}

/** The estates that meet the rest, each with the numbers of the wishes that it misses (from 1): at most `misses`. */
function missingFew({ filter, fixed, wishes }: Plan, misses: number): RawBuilder<unknown> {
  const missed = wishes.map(({ part }) => sql`(${isMet(part)}) is not true`);
  return sql`${searchTables(filter)}
    cross join lateral (select array_positions(array[${sql.join(missed)}]::boolean[], true) as missed offset 0) as missing
    where ${fixed} and ${someWord(wishes, misses)} and cardinality(missed) <= ${misses}`;
}

const isAmong = (taken: readonly Taken[]) =>
  sql<SqlBool>`missed <@ ${taken.map(({ wish }) => wish + 1)}::integer[]`;

/** What each choice of steps would find, in one pass; no choice has more steps than `misses`. */
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

/** The smallest sets of wishes that some estates miss and nothing else, even with the furthest steps. */
export async function findSmallestSets(db: Kysely<Database>, plan: Plan): Promise<number[][]> {
  const furthest = plan.wishes.map(
    ({ part, steps }) => sql`(${isMet(part)} or ${isMet(steps.at(-1)?.part ?? part)})`,
  );
  const { rows } = await sql<{ missed: number[] }>`
    select missed from ${missingFew(plan, MAX_TOGETHER)} and ${all(furthest)}
    group by missed order by cardinality(missed), count(*) desc, missed limit ${MAX_SETS}`.execute(db);
  const sets = rows.map(({ missed }) => missed.map((number) => number - 1));
  return sets.filter((set) => set.length === sets[0]?.length);
}
