import { distanceM, offset } from '@gakumado/backend/src/engines/commute/geo.ts';
import { createRandom, pick, sample, type Random } from './random.ts';
import { readShopIntroductions } from './shop-introductions.ts';
import { shopPictures } from './shop-pictures.ts';
import { SHOP_PLACES, type ShopPlace } from './shop-places.ts';
import type { World } from './types.ts';

/** The number is written so that nobody takes it for a real licence. */
export const SAMPLE_LICENCE = '国土交通大臣（1）第000000号（サンプル）';

const REGULAR_HOLIDAYS: { days: number[]; text: string }[] = [
  { days: [3], text: '水曜日' },
  { days: [2, 3], text: '火曜日・水曜日' },
  { days: [3], text: '水曜日' },
  { days: [4], text: '木曜日' },
];

const TAGS = [
  'キッズスペース',
  '個室の相談席',
  'オンライン相談席',
  '車いすで入店可',
  '英語対応',
  '中国語対応',
  '給水機',
  '無料Wi-Fi',
  '資料コーナー',
];

/** A shop as stored; `prefecture_name` is the Japanese name. */
export type Shop = ReturnType<typeof makeShop>;

function findStation(world: World, { station, prefecture_id }: ShopPlace) {
  const found = world.stations
    .filter((row) => row.station_name === station && row.prefecture_id === prefecture_id)
    .toSorted((a, b) => b.line_ids.length - a.line_ids.length)[0];
  if (!found) throw new Error(`no station ${station} in prefecture ${prefecture_id} for a sample shop`);
  return found;
}

function findTown(world: World, { city, town, prefecture_id }: ShopPlace) {
  const cityId = [...world.cityNames].find(
    ([id, name]) => name === city && Math.floor(id / 1000) === prefecture_id,
  )?.[0];
  const found = cityId === undefined ? undefined : world.postalTowns.get(cityId)?.get(town);
  if (cityId === undefined || !found) throw new Error(`no town ${city}${town} for a sample shop`);
  return { city_id: cityId, zip_code: found.zip_code };
}

/** Numbers of shops follow those of the site's own desks (shared/src/lib/vocabulary/free-dials.ts). */
export const shopTel = (index: number) => `0120-000-${201 + index}`;

/** LINE gives IDs of at most 18 characters: nobody has these. Every third shop has none, as in real stocks. */
const shopLine = (index: number) => (index % 3 === 2 ? null : `@gakumado-sample-shop-${index + 1}`);

const introductions = readShopIntroductions();

function makeShop(world: World, place: ShopPlace, index: number, random: Random) {
  const station = findStation(world, place);
  const prefecture = world.prefectures.get(place.prefecture_id)!;
  const holiday = pick(random, REGULAR_HOLIDAYS);
  const at = offset(station, place.walk * 60, random() * 2 * Math.PI);
  const line = world.lineNames.get(station.line_ids[0]!) ?? '';
  const schools = world.campuses.filter((campus) => distanceM(campus, at) < 12_000);
  const nearFirst = schools.toSorted((a, b) => distanceM(a, at) - distanceM(b, at));
  const isLarge = schools.length > 12;
  const pictures = shopPictures(index);
  const introduction = introductions.get(`${place.name}店`);
  if (!introduction) throw new Error(`no introduction of ${place.name}店`);
  return {
    shop_id: index + 1,
    shop_name: `${place.name}店`,
    shop_kana: `${place.kana}テン`,
    area_slug: place.area_slug,
    m_prefecture_id: place.prefecture_id,
    prefecture_name: prefecture.name_kana,
    ...findTown(world, place),
    address: `${prefecture.name_kana}${place.city}${place.town}${place.block} サンプルビル${pick(random, [2, 3, 4, 5])}階`,
    access_text: `${line} ${place.station}駅 ${place.exit}から徒歩${place.walk}分`,
    tel: shopTel(index),
    line_account: shopLine(index),
    open_time: pick(random, ['09:30', '10:00', '10:00']),
    close_time: pick(random, ['18:00', '18:30', '18:00']),
    regular_holidays: holiday.days,
    regular_holiday_text: `${holiday.text}・年末年始`,
    slot_minutes: 60,
    visit_capacity: isLarge ? 4 : 2,
    video_capacity: isLarge ? 3 : 2,
    lat: at.lat,
    lon: at.lon,
    image_path: pictures[0]?.path ?? null,
    images: { json: pictures },
    is_visit: true,
    is_video: true,
    licence_no: SAMPLE_LICENCE,
    description_html: `<p>${place.station}駅${place.exit}から徒歩${place.walk}分の店舗です。${place.name}周辺の学生マンション・学生会館をご案内しています。</p><p>ご来店のほか、オンラインでのご相談・内見にも対応しています。事前にご予約いただくと、ご希望に合うお部屋をあらかじめご用意してお待ちします。</p>`,
    parking_text:
      place.prefecture_id === 13
        ? '専用の駐車場はありません。公共交通機関をご利用ください。'
        : '近隣のコインパーキングをご利用ください。',
    facility_tags: sample(random, TAGS, 4),
    directions_steps: [
      `${place.station}駅の${place.exit}を出ます。`,
      `${place.town}${place.block}方面へ進みます。`,
      `徒歩${place.walk}分ほどで、建物の入口に案内板があります。`,
    ],
    handled_school_names: [...new Set(nearFirst.map(({ school_name }) => school_name))].slice(0, 12),
    introduction_title: introduction.title,
    introduction_html: introduction.html,
    recommended_areas: [...new Set(nearFirst.map(({ city_id }) => world.cityNames.get(city_id) ?? ''))]
      .filter(Boolean)
      .slice(0, 5),
    is_sample: true,
  };
}

export function makeShops(world: World): Shop[] {
  return SHOP_PLACES.map((place, index) => makeShop(world, place, index, createRandom(31 + index)));
}

/** The shop in charge of a place: the nearest one of its region's prefectures, else the nearest. */
export function nearestShop(shops: Shop[], at: { lat: number; lon: number }): Shop {
  return shops.reduce((best, shop) => (distanceM(shop, at) < distanceM(best, at) ? shop : best));
}
