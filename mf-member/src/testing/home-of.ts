import { cardOf } from '@gakumado/shared/testing';
import type { Cost, EstateDetail, Roomtype } from '@gakumado/shared/contract';

/** Everything about 見本マンション{id} for tests. */
export function detailOf(estateId: number): EstateDetail {
  return {
    ...cardOf(estateId),
    name_kana: null,
    catch_copy: null,
    description: null,
    zip_code: null,
    pref_id: 13,
    city_id: 13104,
    structure: null,
    floors_text: null,
    total_rooms: null,
    age_text: null,
    transaction_type: null,
    licence_no: null,
    stations: [],
    campuses: [],
    images: [],
    panoramas: [],
    videos: [],
    movein_terms: {
      contract_months: 24,
      renewal_text: null,
      notice_months: estateId,
      is_midterm_cancelable: true,
      penalty_text: null,
      is_prorated_on_exit: null,
      key_handover_text: null,
      exit_deadline_text: null,
      guarantor_text: null,
      insurance_text: null,
      curfew_text: null,
      guest_rule_text: null,
      eligible_text: null,
    },
    meals: null,
    internet_text: null,
    security_text: null,
    documents: [],
    shop: null,
    notes: null,
    breadcrumbs: [],
    status: 1,
    closed_at: null,
  };
}

/** A free room of an estate, for `priceYen` a month. */
export function roomtypeOf(estateId: number, priceYen: number): Roomtype {
  return {
    roomtype_id: estateId * 10,
    name: 'Aタイプ',
    layout: '1K',
    room_area: 20,
    mats_area: 6,
    direction: '南',
    floor_text: '2階',
    price_min: priceYen,
    price_max: priceYen,
    management_fee: 5_000,
    deposit: 0,
    key_money: 0,
    entrance_fee: 0,
    renewal_fee: 0,
    contract_months: 24,
    floorplan_image_path: '/images/floorplans/1.webp',
    panorama_url: null,
    youtube_id: null,
    images: [],
    equipment: [],
    vacant_status_id: 1,
    vacant_count: 1,
    move_in_from: null,
    is_reservation_before_result: false,
    note: null,
  };
}

/** A compulsory row of the whole building: 1 once at the start, 2 monthly (`costKinds`). */
export const costOf = (name: string, kind: 1 | 2, yen: number): Cost => ({
  cost_id: kind,
  cost_name: name,
  cost_kind: kind,
  amount_min: yen,
  amount_max: yen,
  unit: 'yen',
  cycle_months: kind === 2 ? 1 : null,
  is_required: true,
  is_refundable: false,
  is_prorated: false,
  is_included_in_guide_price: false,
  tax_type: 0,
  note: null,
  roomtype_id: null,
});
