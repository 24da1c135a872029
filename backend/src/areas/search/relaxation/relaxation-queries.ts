import { MAX_RELAXATIONS } from '@gakumado/shared/contract';
import type { EstateFilter, Relaxation, RelaxationChange } from '@gakumado/shared/contract';
import { nameKey } from '@gakumado/shared/names';
import { isAsked } from '@gakumado/shared/search-fields';
import type { FilterField } from '@gakumado/shared/search-fields';
import { admittedBy } from '@gakumado/shared/vocabulary';
import type { Kysely } from 'kysely';
import type { Database } from '#data/db/database.ts';
import type { Deps } from '../../deps.ts';
import type { EstateSearch } from '#engines/estate-index/estate-search.ts';
import { distanceM } from '#engines/commute/geo.ts';
import { queryForms } from '#engines/names/query-forms.ts';
import { allCriteria, featureFields, limitFields } from './all-criteria.ts';
import { countChoices, findSmallestSets, planOf } from './count-steps.ts';
import type { Plan, Taken } from './count-steps.ts';
import { prefectureOf, saysWhere } from './place-criteria.ts';
import { lastPlaces, widerPlaces } from './wider-places.ts';
import type { NamedStation, NamedStep, Whereabouts } from './wider-places.ts';
import { dropFields, WHOLE_LIMIT, ONE_CAMPUS } from './criterion.ts';
import type { Step } from './criterion.ts';

type Sources = Pick<Deps, 'db' | 'estates' | 'names'>;

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
  const found = await relaxByThemselves(
    estates,
    filter,
    [
      { id: 'features', step: dropAll('こだわり条件をすべて外す', WHOLE_LIMIT, featureFields) },
      { id: 'all', step: dropAll('場所のほかの条件をすべて外す', WHOLE_LIMIT * 2, droppedFields) },
    ],
    0,
  );
  const [features, all] = ['features', 'all'].map((id) => found.find((row) => row.relaxation_id === id));
  return [features, all?.estate_count === features?.estate_count ? undefined : all].filter(
    (row) => row !== undefined,
  );
}

interface Facts extends Whereabouts {
  features: ReadonlyMap<number, string>;
}

async function readFacts({ db, names }: Sources, filter: EstateFilter): Promise<Facts> {
  const featureIds = [...(filter.condition ?? []), ...(filter.equipment ?? [])];
  const stations = await readStations({ db, names }, filter);
  const linePrefectures = await readLinePrefectures(db, filter.line_id ?? []);
  const endPrefectures = await readEndPrefectures(names, filter);
  const prefectureIds = [
    ...(filter.pref_id ?? []),
    ...(filter.city_id ?? []).map(prefectureOf),
    ...stations.map(({ prefecture_id }) => prefecture_id),
    ...linePrefectures,
    ...endPrefectures,
  ];
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
  return {
    features: byId(features),
    prefectures: byId(prefectures),
    stations,
    linePrefectures,
    endPrefectures,
  };
}

/** The stations of a filter, which may name them in words. */
async function readStations(
  { db, names }: Pick<Sources, 'db' | 'names'>,
  { station_id = [], station_name, pref_id = [] }: EstateFilter,
): Promise<NamedStation[]> {
  const ids = station_id.length > 0 ? station_id : await idsNamed(names, station_name);
  if (ids.length === 0) return [];
  const rows = await db
    .selectFrom('station')
    .select(['station_id', 'station_name', 'prefecture_id', 'lat', 'lon'])
    .where('station_id', 'in', ids)
    .orderBy('station_id')
    .execute();
  const isOfName = station_id.length === 0 && pref_id.length > 0;
  return isOfName ? rows.filter(({ prefecture_id }) => pref_id.includes(prefecture_id)) : rows;
}

async function idsNamed(names: Sources['names'], name: string | undefined): Promise<number[]> {
  if (name === undefined) return [];
  const { index } = await names.known();
  return queryForms(nameKey(name)).flatMap((form) =>
    index.keys.exact(form).flatMap(({ owner }) => {
      const thing = index.things[owner]!;
      return thing.kind === 'station' ? thing.row.station_id : [];
    }),
  );
}

/** The prefecture of a campus, and that of the municipality nearest to another end of a way. */
async function readEndPrefectures(
  names: Sources['names'],
  { school_id, destination }: EstateFilter,
): Promise<number[]> {
  if (school_id === undefined && destination === undefined) return [];
  const { cities, campuses } = (await names.known()).index;
  const campus = campuses.find(({ campus_id }) => campus_id === school_id);
  if (campus) return [campus.pref_id];
  if (!destination) return [];
  const [nearest] = cities
    .map((city) => ({ city, metres: distanceM(city, destination) }))
    .toSorted((a, b) => a.metres - b.metres);
  return nearest ? [nearest.city.pref_id] : [];
}

async function readLinePrefectures(db: Kysely<Database>, lineIds: readonly number[]): Promise<number[]> {
  if (lineIds.length === 0) return [];
  const lines = await db
    .selectFrom('line')
    .select('prefecture_ids')
    .where('line_id', 'in', [...lineIds])
    .orderBy('line_id')
    .execute();
  return [...new Set(lines.flatMap(({ prefecture_ids }) => prefecture_ids))];
}

/** Of the steps of each id the first one that finds more than before, which may leave the search to other tables than the one pass. */
async function relaxByThemselves(
  estates: EstateSearch,
  filter: EstateFilter,
  steps: readonly NamedStep[],
  now: number,
): Promise<Found[]> {
  const changed = steps.map(({ step }) => step.apply(filter));
  const counts = await estates.count(changed);
  const found = steps.flatMap(({ id, step: { label, size } }, place): Found[] => {
    const estate_count = counts[place] ?? 0;
    if (estate_count <= now) return [];
    return [{ relaxation_id: id, label, change: changeOf(filter, changed[place]!), estate_count, size }];
  });
  return found.filter(
    ({ relaxation_id: id }, place) => place === found.findIndex((row) => row.relaxation_id === id),
  );
}

/** Searches that find homes after a step that finds none by itself. */
async function relaxAfter(deps: Sources, filter: EstateFilter, { id, step }: NamedStep): Promise<Found[]> {
  const changed = step.apply(filter);
  const gone = changeOf(filter, changed);
  return (await findSteps(deps, changed)).found.map(
    ({ relaxation_id, label, change, estate_count, size }) => ({
      relaxation_id: `${id}+${relaxation_id}`,
      label: `${step.label}、${label}`,
      change: Object.assign({}, gone, change),
      estate_count,
      size,
    }),
  );
}

/** For a search whose two campuses no home suits: the second one is dropped, and more where that is not enough. */
const relaxForOneCampus = async (deps: Sources, filter: EstateFilter): Promise<Found[]> =>
  hasSecond(filter) ? relaxAfter(deps, filter, { id: 'second_school_id', step: secondCampus }) : [];

/** The last places: the nearest one that has homes with the wishes, else with fewer of them. */
async function relaxPlace(deps: Sources, filter: EstateFilter, facts: Facts): Promise<Found[]> {
  const isOther = ({ step }: NamedStep) => Object.keys(changeOf(filter, step.apply(filter))).length > 0;
  for (const place of lastPlaces(filter, facts).filter(isOther)) {
    const whole = await relaxByThemselves(deps.estates, filter, [place], 0);
    if (whole.length > 0) return whole;
    const more = await relaxAfter(deps, filter, place);
    if (more.length > 0) return more;
  }
  return [];
}

/** Words that no home has are no place: without them the whole country is searched, with the other wishes or with fewer. */
async function relaxWords(deps: Sources, filter: EstateFilter): Promise<Found[]> {
  const words = [filter.keyword, filter.station_name].filter(isAsked);
  if (words.length === 0) return [];
  const label = `「${words.join(' ')}」を使わずに全国から探す`;
  const step = dropFields(label, WHOLE_LIMIT, 'keyword', 'station_name');
  const whole = await relaxByThemselves(deps.estates, filter, [{ id: 'words', step }], 0);
  return whole.length > 0 ? whole : relaxAfter(deps, filter, { id: 'words', step });
}

async function findSteps(deps: Sources, filter: EstateFilter): Promise<{ found: Found[]; now: number }> {
  const { estates } = deps;
  const facts = await readFacts(deps, filter);
  const plan = planOf(filter, allCriteria(filter, facts));
  const choices = plan.criteria.flatMap(({ steps }, criterion) => steps.map((step) => [{ criterion, step }]));
  const [now = 0, ...counts] = await countChoices(estates, plan, [[], ...choices]);
  const found = smallestRelaxations(plan, choices, counts, now);
  const others = widerPlaces(filter, facts);
  if (hasSecond(filter)) others.push({ id: 'second_school_id', step: secondCampus });
  if (others.length > 0) found.push(...(await relaxByThemselves(estates, filter, others, now)));
  if (found.length > 0 || now > 0) return { found, now };
  for (const relaxMore of [
    () => relaxTogether(estates, plan),
    () => relaxEverything(estates, filter),
    () => relaxForOneCampus(deps, filter),
    () => relaxPlace(deps, filter, facts),
    () => relaxWords(deps, filter),
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
