import { findCalendar } from '../shops/shop-calendar/shop-calendar-queries.ts';
import type { Kysely } from 'kysely';
import { formTypeOf, messages } from '@gakumado/shared/forms';
import { listMaxMessage } from '@gakumado/shared/forms/messages';
import { fieldLabels } from '@gakumado/shared/vocabulary';
import type { Database } from '../../data/db/database.ts';
import { badField } from '../../platform/http/api-fault.ts';
import type { FilledForm } from './inquiry-forms.ts';
import { findInquiryEstates } from './inquiry-queries.ts';
import type { InquiryEstate } from './inquiry-queries.ts';
import { findSelfViewingRefusal } from './self-viewing/self-viewing-queries.ts';
import { findNearestShop, findShopsById, lockVideoShops } from './shop-choice-queries.ts';
import type { InquiryShop } from './shop-choice-queries.ts';

/** The part of an inquiry for one shop; null: the central office. */
export interface ShopShare {
  shop: InquiryShop | null;
  estates: InquiryEstate[];
}

const ESTATE_GONE = '選択された物件が見つかりませんでした。物件を選択し直してください。';

async function findEstates(db: Kysely<Database>, form: FilledForm): Promise<InquiryEstate[]> {
  const number = form.applicant['estate_inquiry_no'];
  const inquiryNo = typeof number === 'string' ? number : undefined;
  const estates = await findInquiryEstates(db, { ids: form.estate_ids, inquiryNo });
  const isMissing = (id: number) => estates.every(({ estate_id }) => estate_id !== id);
  if (form.estate_ids.some(isMissing)) throw badField('estate_ids', 'not_found', ESTATE_GONE);
  if (inquiryNo !== undefined && estates.every(({ inquiry_no }) => inquiry_no !== inquiryNo)) {
    throw badField('applicant.estate_inquiry_no', 'not_found', ESTATE_GONE);
  }
  return estates;
}

/** A viewing without staff is of one home, which needs an empty room. */
async function refuseUnviewable(
  db: Kysely<Database>,
  { estate_ids }: FilledForm,
  estates: readonly InquiryEstate[],
): Promise<void> {
  if (estates.length > 1) {
    const message = listMaxMessage(fieldLabels.estate_ids, 1);
    throw badField('applicant.estate_inquiry_no', 'max_length', message);
  }
  const chosen = await findSelfViewingRefusal(db, estate_ids);
  if (chosen !== undefined) throw badField('estate_ids', 'conflict', chosen);
  const refusal = await findSelfViewingRefusal(
    db,
    estates.map(({ estate_id }) => estate_id),
  );
  if (refusal !== undefined) throw badField('applicant.estate_inquiry_no', 'conflict', refusal);
}

/**
 * The first shop of a region that still has the preferred time free. All of them are locked until the transaction ends, so
 * that two visitors at once get two shops.
 */
async function findFreeShop(db: Kysely<Database>, areaSlug: string, form: FilledForm): Promise<InquiryShop> {
  const [slot] = form.wishes;
  for (const shop of await lockVideoShops(db, areaSlug)) {
    const [day] = (await findCalendar(db, shop.shop_id, slot?.date ?? '', 1)) ?? [];
    if (day?.slots.some(({ time, video_remaining }) => time === slot?.time && video_remaining > 0))
      return shop;
  }
  throw badField('wishes.0.time', 'conflict', messages.slotTaken);
}

async function findPlaceShop(db: Kysely<Database>, { applicant }: FilledForm): Promise<InquiryShop | null> {
  const { pref_id: prefId, campus_ids: campusIds } = applicant;
  const campusId: unknown = Array.isArray(campusIds) ? campusIds[0] : undefined;
  const place = typeof campusId === 'number' ? { campus_id: campusId } : { pref_id: Number(prefId ?? 0) };
  return (await findNearestShop(db, place)) ?? null;
}

/**
 * The shops that answer an inquiry: the one that was chosen, else those of the estates, else the one nearest to the
 * school or prefecture, else the central office.
 */
export async function splitByShop(
  db: Kysely<Database>,
  formType: string,
  form: FilledForm,
): Promise<ShopShare[]> {
  const estates = await findEstates(db, form);
  const { route, slots } = formTypeOf(formType);
  if (slots?.calendar === 'self_viewing') await refuseUnviewable(db, form, estates);
  if (form.shop_id !== null) {
    const [shop] = await findShopsById(db, [form.shop_id]);
    if (!shop) throw badField('shop_id', 'not_found');
    return [{ shop, estates }];
  }
  if (route === 'region') {
    const area = String(form.applicant['area_slug']);
    return [{ shop: await findFreeShop(db, area, form), estates }];
  }
  if (estates.length > 0) {
    const shops = await findShopsById(db, [...new Set(estates.map(({ shop_id }) => shop_id))]);
    return shops.map((shop) => ({
      shop,
      estates: estates.filter(({ shop_id }) => shop_id === shop.shop_id),
    }));
  }
  const shop = route === 'place' ? await findPlaceShop(db, form) : null;
  return [{ shop, estates }];
}
