import { MAX_RELAXATIONS } from '@gakumado/shared/contract';
import type { EstateFilter, Relaxation, RelaxationChange } from '@gakumado/shared/contract';
import type { FilterField } from '@gakumado/shared/search-fields';
import { admittedBy } from '@gakumado/shared/vocabulary';
import type { Kysely } from 'kysely';
import type { Database } from '#data/db/database.ts';
import type { Deps } from '../../deps.ts';
import type { EstateSearch } from '#engines/estate-index/estate-search.ts';
import { allCriteria, featureFields, limitFields } from './all-criteria.ts';
import { countChoices, findSmallestSets, planOf } from './count-steps.ts';
import type { Plan, Taken } from './count-steps.ts';
import { prefectureOf, saysWhere } from './place-criteria.ts';
import { dropFields, WHOLE_LIMIT, ONE_CAMPUS } from './criterion.ts';
import type { Step } from './criterion.ts';

type Sources = Pick<Deps, 'db' | 'estates'>;

const isSame = (a: unknown, b: unknown) => JSON.stringify(a) === JSON.stringify(b);

/** The fields in which the two differ; null where the second has none. */
function changeOf(filter: EstateFilter, changed: EstateFilter): RelaxationChange {
  const fields = new Set([...Object.keys(filter), ...Object.keys(changed)]) as Set<keyof EstateFilter>;
  const isEmpty = (value: unknown) => Array.isArray(value) && value.length === 0;
  const entries = [...fields]
    .filter((field) => !isSame(filter[field], changed[field]))
    .map((field) => [field, isEmpty(changed[field]) ? null : (changed[field] ?? null)]);
  return Object.fromEntries(entries);
}

const takeSteps = (filter: EstateFilter, taken: readonly Taken[]) =>
  taken.reduce((changed, { step }) => step.apply(changed), filter);

interface Found extends Relaxation {
  size: number;
}

function toFound({ filter, criteria }: Plan, taken: readonly Taken[], count: number): Found {
  const steps = taken.map(({ step }) => step);
  return {
    relaxation_id: taken.map(({ criterion }) => criteria[criterion]?.id).join('+'),
    label: steps.map(({ label }) => label).join('、'),
    change: changeOf(filter, takeSteps(filter, taken)),
    estate_count: count,
    size: steps.reduce((sum, { size }) => sum + size, 0),
  };
}

/** Of several choices for the same criteria the smallest that finds more than before. */
function smallestRelaxations(
  plan: Plan,
  choices: readonly (readonly Taken[])[],
  counts: readonly number[],
  now: number,
): Found[] {
  const found = new Map<string, Found>();
  for (const [index, taken] of choices.entries()) {
    const count = counts[index] ?? 0;
    if (count <= now) continue;
    const row = toFound(plan, taken, count);
    const other = found.get(row.relaxation_id);
    if (!other || row.size < other.size) found.set(row.relaxation_id, row);
  }
  return [...found.values()];
}

/** Every choice of one step for each criterion of a set. */
const stepsFor = ({ criteria }: Plan, set: readonly number[]): Taken[][] =>
  set.reduce<Taken[][]>(
    (choices, criterion) =>
      choices.flatMap((taken) =>
        (criteria[criterion]?.steps ?? []).map((step) => taken.concat({ criterion, step })),
      ),
    [[]],
  );

/** Two or three criteria relaxed together. */
async function relaxTogether(estates: EstateSearch, plan: Plan): Promise<Found[]> {
  const sets = await findSmallestSets(estates, plan);
  // One step always leaves a place; two may not.
  const choices = sets
    .flatMap((set) => stepsFor(plan, set))
    .filter((taken) => saysWhere(takeSteps(plan.filter, taken)) || !saysWhere(plan.filter));
  if (choices.length === 0) return [];
  return smallestRelaxations(plan, choices, await countChoices(estates, plan, choices), 0);
}

/** A change that the one pass cannot count, because it is of other tables or of too many criteria. */
async function relaxByItself(
  estates: EstateSearch,
  filter: EstateFilter,
  { id, step, now }: { id: string; step: Step; now: number },
): Promise<Found[]> {
  const changed = step.apply(filter);
  const [count = 0] = await estates.count([changed]);
  if (count <= now) return [];
  const change = changeOf(filter, changed);
  return [{ relaxation_id: id, label: step.label, change, estate_count: count, size: step.size }];
}

const hasSecond = ({ second_school_id, second_destination }: EstateFilter) =>
  second_school_id !== undefined || second_destination !== undefined;

const secondCampus = dropFields(
  '2か所目への通学を問わない',
  ONE_CAMPUS,
  'second_school_id',
  'second_destination',
  'second_commute_minutes_max',
  'second_commute_transfers_max',
);

/** Drops fields, and keeps the houses that admit whom the filter is for. */
function dropAll(label: string, size: number, fields: readonly FilterField[]): Step {
  const step = dropFields(label, size, ...fields);
  const apply = (filter: EstateFilter) => {
    const gender_type = admittedBy(filter);
    return { ...step.apply(filter), ...(gender_type && { gender_type }) };
  };
  return { ...step, apply };
}

/** The last offers, when dropping three criteria does not help: every feature, then every limit as well. */
async function relaxEverything(estates: EstateSearch, filter: EstateFilter): Promise<Found[]> {
  const droppedFields = [...featureFields, ...limitFields];
  const steps: [string, Step][] = [
    ['features', dropAll('こだわり条件をすべて外す', WHOLE_LIMIT, featureFields)],
    ['all', dropAll('場所のほかの条件をすべて外す', WHOLE_LIMIT * 2, droppedFields)],
  ];
  const found = await Promise.all(
    steps.map(([id, step]) => relaxByItself(estates, filter, { id, step, now: 0 })),
  );
  const [features, all] = found.flat();
  return [features, all?.estate_count === features?.estate_count ? undefined : all].filter(
    (row) => row !== undefined,
  );
}

async function readNames(db: Kysely<Database>, filter: EstateFilter) {
  const featureIds = [...(filter.condition ?? []), ...(filter.equipment ?? [])];
  const prefectureIds = [...(filter.pref_id ?? []), ...(filter.city_id ?? []).map(prefectureOf)];
  const [features, prefectures] = await Promise.all([
    featureIds.length === 0
      ? []
      : db
          .selectFrom('equipment')
          .select(['equipment_id as id', 'name'])
          .where('equipment_id', 'in', featureIds)
          .execute(),
    prefectureIds.length === 0
      ? []
      : db
          .selectFrom('prefecture')
          .select(['prefecture_id as id', 'name_kana as name'])
          .where('prefecture_id', 'in', prefectureIds)
          .execute(),
  ]);
  const byId = (rows: { id: number; name: string }[]) => new Map(rows.map(({ id, name }) => [id, name]));
  return { features: byId(features), prefectures: byId(prefectures) };
}

/** For a search whose two campuses no home suits: the second one is dropped, and more where that is not enough. */
async function relaxForOneCampus(deps: Sources, filter: EstateFilter): Promise<Found[]> {
  if (!hasSecond(filter)) return [];
  const forOne = secondCampus.apply(filter);
  const gone = changeOf(filter, forOne);
  return (await findSteps(deps, forOne)).found.map(
    ({ relaxation_id, label, change, estate_count, size }) => ({
      relaxation_id: `second_school_id+${relaxation_id}`,
      label: `${secondCampus.label}、${label}`,
      change: Object.assign(change, gone),
      estate_count,
      size,
    }),
  );
}

async function findSteps(deps: Sources, filter: EstateFilter): Promise<{ found: Found[]; now: number }> {
  const { db, estates } = deps;
  const names = await readNames(db, filter);
  const plan = planOf(filter, allCriteria(filter, names));
  const choices = plan.criteria.flatMap(({ steps }, criterion) => steps.map((step) => [{ criterion, step }]));
  const [now = 0, ...counts] = await countChoices(estates, plan, [[], ...choices]);
  const found = smallestRelaxations(plan, choices, counts, now);
  if (hasSecond(filter)) {
    found.push(
      ...(await relaxByItself(estates, filter, { id: 'second_school_id', step: secondCampus, now })),
    );
  }
  if (found.length > 0 || now > 0) return { found, now };
  for (const relaxMore of [
    () => relaxTogether(estates, plan),
    () => relaxEverything(estates, filter),
    () => relaxForOneCampus(deps, filter),
  ]) {
    const more = await relaxMore();
    if (more.length > 0) return { found: more, now };
  }
  return { found: [], now };
}

/**
 * Relaxations that find more than the filter does, the smallest first, and the number that the filter finds. One pass
 * counts each criterion relaxed by itself: an estate that misses one criterion counts for that criterion alone. Where
 * none helps, two or three criteria are relaxed together, and then all of them.
 */
export async function findRelaxations(
  deps: Sources,
  filter: EstateFilter,
): Promise<{ result: Relaxation[]; total_count: number }> {
  const { found, now } = await findSteps(deps, filter);
  const result = found
    .toSorted((a, b) => a.size - b.size || b.estate_count - a.estate_count)
    .slice(0, MAX_RELAXATIONS)
    .map(({ size: _size, ...relaxation }) => relaxation);
  return { result, total_count: now };
}
