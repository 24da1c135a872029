import type { EstateFilter } from '@gakumado/shared/contract';
import { badField } from '../../http/api-fault.ts';

/** A limit without what it is measured from would silently limit nothing. */
export function refuseHalfFilters({ school_id: campusId, lat, lon, dis, ...filter }: EstateFilter): void {
  const isCommuteLimited =
    filter.commute_minutes_max !== undefined || filter.commute_transfers_max !== undefined;
  if (isCommuteLimited && campusId === undefined) throw badField('school_id', 'required');
  if ((dis !== undefined || lon !== undefined) && lat === undefined) throw badField('lat', 'required');
  if (lat !== undefined && lon === undefined) throw badField('lon', 'required');
}
