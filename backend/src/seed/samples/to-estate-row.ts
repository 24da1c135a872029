import { dateFromBase, monthBefore } from './calendar.ts';
import { findTags } from './conditions.ts';
import { keywordText } from './keyword.ts';
import type { ImageSet } from './make-images.ts';
import { SAMPLE_LICENCE } from './make-shops.ts';
import { chance, createRandom, int } from './random.ts';
import { stationTimeText } from './station-text.ts';
import { summariseRooms } from './summarise-rooms.ts';
import { internetText, mealTerms, moveinTerms, notesText, securityText } from './terms.ts';
import { catchCopy, description } from './texts.ts';
import type { Listing, World } from './types.ts';

const CARD_IMAGES = 5;

function cardImages({ images, coverPath }: ImageSet): string[] {
  const pictures = images.filter(({ category }) => category !== 3).map(({ path }) => path);
  const plan = images.find(({ category }) => category === 3)?.path;
  return [
    ...new Set([coverPath, ...pictures.slice(0, CARD_IMAGES - 1), ...(plan ? [plan] : []), ...pictures]),
  ].slice(0, CARD_IMAGES);
}

function dates(random: () => number) {
  const updated = -int(random, 0, 12);
  const created = chance(random, 0.03) ? -int(random, 0, 12) : -int(random, 20, 900);
  return {
    info_updated_at: dateFromBase(Math.max(updated, created)),
    next_update_at: dateFromBase(updated + 14),
    created_at: `${dateFromBase(created)}T10:00:00+09:00`,
  };
}

/** The row of `estate`, card columns included. */
export function toEstateRow(world: World, listing: Listing, imageSet: ImageSet, shop_id: number) {
  const { estate_id, site, building, conditions, equipment } = listing;
  const random = createRandom(800_011 + site.index);
  const station_names = [...new Set(site.stations.map(({ station }) => station.station_name))];
  const school =
    site.campusDistanceM < 2000
      ? [`${site.campus.school_name}${site.campus.campus_name.replace('本校', '')}`]
      : [];
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
    is_panorama: false,
    is_youtube: false,
    movein_terms: { json: moveinTerms(random, listing) },
    meals: meals ? { json: meals } : null,
    internet_text: internetText(listing),
    security_text: securityText(listing),
    notes: notesText(listing),
    shop_id,
    inquiry_no: `${String(site.prefecture_id).padStart(2, '0')}-${estate_id}`,
    status: chance(random, 0.012) ? 2 : 1,
    is_sample: true,
    ...dates(random),
    ...summariseRooms(listing.rooms),
    station_time_text_min: stationTimeText(world, site.stations[0]!),
    walk_minutes_min: Math.min(...site.stations.map((walk) => walk.walk_minutes + (walk.bus_minutes ?? 0))),
    station_names,
    estate_image_path: imageSet.coverPath,
    image_paths: cardImages(imageSet),
    image_count: imageSet.images.length,
    keyword_text: keywordText([
      listing.name,
      listing.name_kana,
      site.address_detail,
      ...station_names.map((name) => `${name}駅`),
      ...school,
    ]),
  };
}
