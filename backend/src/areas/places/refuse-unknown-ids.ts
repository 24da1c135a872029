import { unknownChoiceMessage } from '@gakumado/shared/forms/messages';
import { EQUIPMENT_GROUP, fieldLabels } from '@gakumado/shared/vocabulary';
import type { Kysely } from 'kysely';
import type { Database } from '../../data/db/database.ts';
import { ApiFault } from '../../platform/http/api-fault.ts';

type EquipmentGroup = keyof typeof EQUIPMENT_GROUP;

const groupLabels: Record<EquipmentGroup, string> = {
  equipment: fieldLabels.equipment,
  condition: fieldLabels.condition,
  buildingType: fieldLabels.building_type_id,
};

/** Ids that a visitor chose, with the path of the field that has them. */
export type ChosenIds = {
  field: string;
} & (
  | { campus_ids: readonly number[]; label?: string }
  /** `pref_id` is the prefecture that was chosen with the city. */
  | { city_id: number; pref_id: number | null }
  /** Equipment, conditions or types of buildings. */
  | { equipment_ids: readonly number[]; group: EquipmentGroup }
  /** Estates that must be among others of the same form. */
  | { waitlist_estate_ids: readonly number[]; estate_ids: readonly number[] }
);

async function findCampuses(db: Kysely<Database>, ids: readonly number[]): Promise<ReadonlySet<number>> {
  if (ids.length === 0) return new Set();
  const rows = await db.selectFrom('campus').select('campus_id').where('campus_id', 'in', ids).execute();
  return new Set(rows.map(({ campus_id }) => campus_id));
}

async function findEquipmentGroups(
  db: Kysely<Database>,
  ids: readonly number[],
): Promise<ReadonlyMap<number, number>> {
  if (ids.length === 0) return new Map();
  const rows = await db
    .selectFrom('equipment')
    .select(['equipment_id', 'group'])
    .where('equipment_id', 'in', ids)
    .execute();
  return new Map(rows.map(({ equipment_id, group }) => [equipment_id, group]));
}

async function findCities(
  db: Kysely<Database>,
  ids: readonly number[],
): Promise<ReadonlyMap<number, number>> {
  if (ids.length === 0) return new Map();
  const rows = await db
    .selectFrom('municipality')
    .select(['city_id', 'prefecture_id'])
    .where('city_id', 'in', ids)
    .execute();
  return new Map(rows.map(({ city_id, prefecture_id }) => [city_id, prefecture_id]));
}

/**
 * Refuses ids that name nothing, or nothing of what they were chosen among: a 400 with `not_found` at each of their
 * fields. An id that is kept is shown by its name later, in a mail or in a form.
 */
export async function refuseUnknownIds(db: Kysely<Database>, chosen: readonly ChosenIds[]): Promise<void> {
  const campuses = await findCampuses(
    db,
    chosen.flatMap((one) => ('campus_ids' in one ? one.campus_ids : [])),
  );
  const cities = await findCities(
    db,
    chosen.flatMap((one) => ('city_id' in one ? [one.city_id] : [])),
  );
  const groups = await findEquipmentGroups(
    db,
    chosen.flatMap((one) => ('equipment_ids' in one ? one.equipment_ids : [])),
  );
  const findLabel = (one: ChosenIds): string | undefined => {
    if ('campus_ids' in one) {
      return one.campus_ids.every((id) => campuses.has(id))
        ? undefined
        : (one.label ?? fieldLabels.campus_ids);
    }
    if ('city_id' in one) {
      const prefecture = cities.get(one.city_id);
      const isKnown = prefecture !== undefined && prefecture === (one.pref_id ?? prefecture);
      return isKnown ? undefined : fieldLabels.city_id;
    }
    if ('equipment_ids' in one) {
      const isKnown = one.equipment_ids.every((id) => groups.get(id) === EQUIPMENT_GROUP[one.group]);
      return isKnown ? undefined : groupLabels[one.group];
    }
    const { waitlist_estate_ids, estate_ids } = one;
    const isSubset = waitlist_estate_ids.every((id) => estate_ids.includes(id));
    return isSubset ? undefined : fieldLabels.waitlist_estate_ids;
  };
  const faults = chosen.flatMap((one) => {
    const label = findLabel(one);
    return label === undefined
      ? []
      : [{ field: one.field, code: 'not_found' as const, message: unknownChoiceMessage(label) }];
  });
  if (faults.length > 0) throw new ApiFault(400, faults);
}
