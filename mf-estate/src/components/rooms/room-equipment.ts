import type { Equipment, Roomtype } from '@gakumado/shared/contract';

/** Names of what a kind of room has and not all kinds of the building have: '' where there is no such thing. */
export function ownEquipment(
  roomtype: Roomtype,
  roomtypes: readonly Roomtype[],
  known: readonly Equipment[] | null,
): string {
  return roomtype.equipment
    .filter((id) => !roomtypes.every(({ equipment }) => equipment.includes(id)))
    .flatMap((id) => known?.find(({ equipment_id }) => equipment_id === id)?.name ?? [])
    .join('、');
}
