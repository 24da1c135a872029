import { distanceM } from '@gakumado/backend/src/engines/commute/geo.ts';
import { fieldAt, wayOnFoot } from '@gakumado/backend/src/engines/on-foot/walks-to.ts';
import { campusLabel, fullStationName, walkMinutesOfRoad, type Point } from '@gakumado/shared/vocabulary';
import type { EstateImage } from './make-images.ts';
import type { Listing } from './types.ts';

export interface Facility {
  facility_id: number;
  estate_id: number;
  name: string;
  category: 1 | 2 | 3 | 4;
  icon: string;
  description: string;
  is_paid: boolean;
  price_text: string;
  image_path: string | null;
  distance_m: number | null;
  walk_minutes: number | null;
  sort_no: number;
}

type Entry = readonly [
  id: number,
  category: 1 | 2 | 3,
  name: string,
  icon: string,
  description: string,
  space?: string,
];

const ENTRIES: Entry[] = [
  [801, 2, 'オートロック', 'lock', '入居者の鍵で開くエントランスです。', 'entrance'],
  [802, 2, '防犯カメラ', 'cctv', 'エントランスなどの共用部にあります。'],
  [803, 2, 'TVモニター付インターホン', 'monitor', '室内から来訪者を確認できます。'],
  [830, 2, '管理人常駐', 'contact-round', '荷物の預かりや設備の相談に応じます。'],
  [804, 1, '宅配ボックス', 'package', '不在時の荷物を受け取れます。'],
  [815, 1, 'エレベーター', 'arrow-up-down', '全ての居住階に停まります。'],
  [816, 1, '駐輪場', 'bike', '敷地内にあります。', 'bicycle'],
  [817, 1, 'バイク置場', 'motorbike', '敷地内にあります。排気量は店舗にご確認ください。'],
  [818, 1, '食堂', 'utensils', '入居者が食事をとる場所です。', 'dining'],
  [819, 1, '自習室', 'book-open', '入居者が自由に使えます。', 'study'],
  [820, 1, 'ランドリー', 'shirt', '共用の洗濯機と乾燥機があります。', 'laundry'],
  [828, 1, '大浴場', 'waves', '入居者専用の浴場です。', 'bath'],
  [829, 1, 'フィットネス', 'dumbbell', '運動器具のある共用スペースです。'],
  [805, 3, 'インターネット', 'globe', '無料で利用できます。'],
  [807, 3, 'バス・トイレ別', 'bath', '浴室とトイレが分かれています。'],
  [808, 3, '独立洗面台', 'droplets', '浴室の外に洗面台があります。'],
  [809, 3, '室内洗濯機置場', 'washing-machine', '洗濯機を室内に置けます。'],
  [810, 3, 'エアコン', 'air-vent', '各室に設置されています。'],
  [811, 3, '2口以上コンロ', 'cooking-pot', 'コンロが2口以上あります。'],
  [812, 3, 'IHコンロ', 'heater', '電気のコンロです。'],
  [813, 3, '浴室乾燥機', 'wind', '浴室で洗濯物を乾かせます。'],
  [814, 3, '温水洗浄便座', 'toilet', 'トイレに付いています。'],
  [821, 3, 'ロフト', 'layers', 'はしごで上がるロフトがあります。'],
  [822, 3, '収納', 'archive', '室内に収納があります。'],
  [823, 3, '冷蔵庫', 'refrigerator', '備え付けです。'],
  [824, 3, 'ベッド', 'bed-single', '備え付けです。'],
  [825, 3, '机・椅子', 'lamp-desk', '備え付けです。'],
  [826, 3, '洗濯機', 'washing-machine', '備え付けです。'],
  [827, 3, '電子レンジ', 'microwave', '備え付けです。'],
];

const ROOM_LEVEL = new Set([807, 808, 809, 811, 812, 813, 814, 821, 822, 823, 824, 825, 826, 827]);

/** Some equipment is not in every room type; the visitor has to know. */
function restrict({ rooms }: Listing, id: number): string {
  return ROOM_LEVEL.has(id) && rooms.some((room) => !room.equipment.includes(id))
    ? '一部の部屋タイプのみです。'
    : '';
}

function priceOf({ building }: Listing, id: number): Partial<Facility> {
  if (id === 820) return { is_paid: true, price_text: '1回 200円～' };
  if (id === 816 && building.bicycleFeeYen > 0)
    return { is_paid: true, price_text: `月額 ${building.bicycleFeeYen}円` };
  return {};
}

type Draft = Omit<Facility, 'facility_id' | 'estate_id' | 'sort_no'>;

const PLAIN = { is_paid: false, price_text: '', image_path: null, distance_m: null, walk_minutes: null };

function fromEquipment(
  listing: Listing,
  images: EstateImage[],
  [id, category, name, icon, text, space]: Entry,
): Draft {
  const picture = space === undefined ? undefined : images.find((image) => image.space === space);
  const description = `${text}${restrict(listing, id)}`;
  return {
    ...PLAIN,
    category,
    name,
    icon,
    description,
    ...priceOf(listing, id),
    image_path: picture?.path ?? null,
  };
}

function nearby(name: string, icon: string, from: Point, to: Point): Draft {
  const { metres } = wayOnFoot(fieldAt(to), from, distanceM(from, to));
  return {
    ...PLAIN,
    category: 4,
    name,
    icon,
    description: '',
    distance_m: Math.round(metres),
    walk_minutes: walkMinutesOfRoad(metres),
  };
}

function numbered(estate_id: number, draft: Draft, index: number): Facility {
  return { facility_id: estate_id * 100 + index, estate_id, ...draft, sort_no: index + 1 };
}

/** Facility rows: the equipment of the building, then the school and the stations nearby. */
export function makeFacilities(listing: Listing, images: EstateImage[]): Facility[] {
  const { estate_id, site, equipment } = listing;
  const drafts = ENTRIES.filter(([id]) => equipment.includes(id)).map((entry) =>
    fromEquipment(listing, images, entry),
  );
  if (site.campusDistanceM < 2500) {
    drafts.push(nearby(campusLabel(site.campus), 'school', site, site.campus));
  }
  for (const { station, bus_minutes } of site.stations) {
    if (bus_minutes === null)
      drafts.push(nearby(fullStationName(station.station_name), 'train-front', site, station));
  }
  return drafts.map((draft, index) => numbered(estate_id, draft, index));
}
