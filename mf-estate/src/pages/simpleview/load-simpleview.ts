import { data } from 'react-router-dom';
import { ApiError, apiStatus, findSimpleview, findSurroundings, nullOnError } from '@gakumado/shared/api';
import type { EstateDetail, SimpleviewRequest } from '@gakumado/shared/contract';
import { prefectureIdOfSlug } from '@gakumado/shared/vocabulary';
import { loadRoomCosts } from '../../components/costs/load-room-costs.ts';
import { partSignal } from '../../components/part-signal.ts';

/** The parts of the address; the first two may be left out. */
interface SimpleviewParams {
  pref?: string | undefined;
  estate_id?: string | undefined;
  random_key?: string | undefined;
}

/** A prefecture is a slug, its number or `pref_id:` and its number. One number before the key is the estate. */
function readParams({ pref, estate_id, random_key = '' }: SimpleviewParams): SimpleviewRequest {
  const isEstateAlone = estate_id === undefined && /^\d+$/.test(pref ?? '');
  const prefId = isEstateAlone
    ? undefined
    : (prefectureIdOfSlug(pref) ?? (Number(pref?.replace('pref_id:', '')) || undefined));
  const estateId = Number(isEstateAlone ? pref : estate_id) || undefined;
  return { pref_id: prefId, estate_id: estateId, random_key };
}

/**
 * The content of a key's page, or the reason why it is not shown, which is a 404. The shop of the key replaces the one
 * that lets the estate: it answers inquiries from this page.
 */
export async function loadSimpleview(params: SimpleviewParams, signal: AbortSignal) {
  try {
    const { estate: found, shop, expires_on } = await findSimpleview(readParams(params), signal);
    const estate: EstateDetail = { ...found, shop, shop_id: shop.shop_id };
    const [around, roomCosts] = await Promise.all([
      nullOnError(findSurroundings(estate.estate_id, partSignal(signal))),
      loadRoomCosts(estate.estate_id, partSignal(signal)),
    ]);
    return { estate, expires_on, around, ...roomCosts };
  } catch (error) {
    if (!(error instanceof ApiError) || error.status === apiStatus.EXCEPTION) throw error;
    const ofKey = error.fields.find(({ field }) => field === 'random_key');
    return data({ refusal: ofKey?.message ?? error.message }, { status: 404 });
  }
}
