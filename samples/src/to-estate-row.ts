import { dateFromBase, monthBefore } from './calendar.ts';
import { findTags } from './conditions.ts';
import { SAMPLE_LICENCE } from './make-shops.ts';
import { panoramasOf } from './panoramas.ts';
import { chance, createRandom, int } from './random.ts';
import { internetText, mealTerms, moveinTerms, notesText, securityText } from './terms.ts';
import { catchCopy, description } from './texts.ts';
import type { Listing, World } from './types.ts';
import { videosOf } from './videos.ts';

function dates(random: () => number) {
  const updated = -int(random, 0, 12);
  const created = chance(random, 0.03) ? -int(random, 0, 12) : -int(random, 20, 900);
  return {
    info_updated_at: dateFromBase(Math.max(updated, created)),
    next_update_at: dateFromBase(updated + 14),
    created_at: `${dateFromBase(created)}T10:00:00+09:00`,
  };
}

/** The row of `estate` without the columns that are derived from others. */
export function toEstateRow(world: World, listing: Listing, shop_id: number) {
  const { estate_id, site, building, conditions, equipment } = listing;
  const random = createRandom(800_011 + site.index);
  const meals = mealTerms(random, listing);
  return {
    estate_id,
    name: listing.name,
    name_kana: listing.name_kana,
    catch_copy: catchCopy(random, listing),
    description: description(random, world, listing),
    zip_code: site.town.zip_code,
    prefecture_id: site.prefecture_id,
    city_id: site.city_id,
    town_name: site.town.town_name,
    address_detail: site.address_detail,
    lat: Number(site.lat.toFixed(6)),
    lon: Number(site.lon.toFixed(6)),
    building_type_id: building.building_type_id,
    gender_type: building.gender_type,
    meal_type: building.meal_type,
    structure: building.structure,
    floors: building.floors,
    total_rooms: building.total_rooms,
    built_ym: monthBefore(building.ageYears),
    transaction_type: building.transactionType,
    licence_no: SAMPLE_LICENCE,
    condition: conditions,
    equipment,
    tag_ids: findTags(conditions, equipment),
    movein_terms: { json: moveinTerms(random, listing) },
    meals: meals ? { json: meals } : null,
    internet_text: internetText(listing),
    security_text: securityText(listing),
    notes: notesText(listing),
    panoramas: { json: panoramasOf(listing) },
    videos: { json: videosOf(listing) },
    shop_id,
    inquiry_no: `${String(site.prefecture_id).padStart(2, '0')}-${estate_id}`,
    status: chance(random, 0.012) ? 2 : 1,
    is_sample: true,
    ...dates(random),
  };
}
