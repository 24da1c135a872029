import { chosenOfAddress } from '../../step-form/chosen-of-address.ts';
import { CONTACT_MAX, isId, isPrefectureId, parseIds } from '@gakumado/shared/vocabulary';

/** The subject of a link to the form; invalid values are left out. */
export interface MaterialQuery {
  estateIds: number[];
  campusId: number | null;
  prefId: number | null;
}

export function readMaterialQuery(query: URLSearchParams): MaterialQuery {
  const numberOf = (name: string, isGood: (id: number) => boolean) => {
    const id = Number(query.get(name));
    return isGood(id) ? id : null;
  };
  const estateIds = [...parseIds(query.get('estateIds')), ...chosenOfAddress(query, 'estate_ids')];
  return {
    estateIds: [...new Set(estateIds)].slice(0, CONTACT_MAX),
    campusId: numberOf('campusId', isId),
    prefId: numberOf('prefId', isPrefectureId),
  };
}

/** Whether a link says what the form is about. Otherwise it is about the estates that were chosen in this tab. */
export const isAboutSomething = ({ estateIds, campusId, prefId }: MaterialQuery): boolean =>
  estateIds.length > 0 || campusId !== null || prefId !== null;
