import { anySignal } from '@gakumado/shared/any-signal';
import {
  findCampusAdvice,
  listCampuses,
  listCampusFeatures,
  listCampusRanking,
  listSpots,
  listUndergraduates,
} from '@gakumado/shared/api';
import type { SchoolCampus } from '@gakumado/shared/contract';

const NEARBY_COUNT = 6;

/** Each part of a campus's facts, with its call. */
export const factLoaders = {
  advice: ({ campus_id }: CampusKey, signal?: AbortSignal) => findCampusAdvice(campus_id, signal),
  features: ({ campus_id }: CampusKey, signal?: AbortSignal) => listCampusFeatures(campus_id, signal),
  ranking: ({ campus_id, gender_type }: CampusKey, signal?: AbortSignal) =>
    listCampusRanking({ school_id: campus_id, gender_type }, signal),
  spots: ({ campus_id }: CampusKey, signal?: AbortSignal) => listSpots(campus_id, signal),
  faculties: ({ campus_id }: CampusKey, signal?: AbortSignal) => listUndergraduates(campus_id, signal),
  nearby: async ({ campus_id }: CampusKey, signal?: AbortSignal) =>
    (await listCampuses({ near_campus_id: campus_id, limit: NEARBY_COUNT }, signal)).result,
};

/** A campus, and the houses that admit whom the list is for, where it says so. */
export type CampusKey = Pick<SchoolCampus, 'campus_id' | 'pref_id'> & { gender_type?: number[] | undefined };
export type FactName = keyof typeof factLoaders;
export type Fact<Name extends FactName> = Awaited<ReturnType<(typeof factLoaders)[Name]>>;
/** Null: the call failed, which costs its own part of the page only. */
export type CampusFacts = { [Name in FactName]: Fact<Name> | null };

/** The list of estates must not wait longer than this for the parts below it, in ms. */
const PATIENCE_MS = 1500;

/**
 * The facts for the server's HTML, asked for beside the list. In a browser null: there each part fetches its own,
 * once the list is on the screen.
 */
export async function loadFacts(campus: CampusKey, pageSignal: AbortSignal): Promise<CampusFacts | null> {
  if (typeof document !== 'undefined') return null;
  const signal = anySignal([pageSignal, AbortSignal.timeout(PATIENCE_MS)]);
  const load = <Name extends FactName>(name: Name) =>
    (factLoaders[name](campus, signal) as Promise<Fact<Name>>).catch(() => null);
  const [advice, features, ranking, spots, faculties, nearby] = await Promise.all([
    load('advice'),
    load('features'),
    load('ranking'),
    load('spots'),
    load('faculties'),
    load('nearby'),
  ]);
  return { advice, features, ranking, spots, faculties, nearby };
}
