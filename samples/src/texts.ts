import {
  buildingTypes,
  campusLabel,
  fullStationName,
  genderTypes,
  labelOf,
} from '@gakumado/shared/vocabulary';
import { chance, pick, sample, type Random } from './random.ts';
import type { Listing, World } from './types.ts';

/** The kind of a building as a sentence names it. */
const kindOf = (id: number) =>
  id === 902 ? 'マンション' : (labelOf(buildingTypes, id === 63 ? 52 : id) ?? '');

const MEALS: Record<number, string> = {
  1: '朝夕の食事付き',
  2: '朝夕の食事を選べる',
  3: '朝食付き',
  4: '夕食付き',
};

function layoutText({ rooms }: Listing): string {
  const layouts = [...new Set(rooms.map(({ layout }) => layout))];
  return layouts.length === 1
    ? layouts[0]!
    : layouts.length === 2
      ? layouts.join('と')
      : `${layouts[0]}など${layouts.length}種類の間取り`;
}

const SCHOOL_WALK_MOST = 20;

/** Short qualities for the headline, each true of this listing. */
function qualities(listing: Listing): string[] {
  const { building, equipment, conditions } = listing;
  const has = (id: number) => equipment.includes(id);
  const facts: [boolean, string][] = [
    [building.meal_type > 0, MEALS[building.meal_type] ?? ''],
    ...[1, 2].map((type): [boolean, string] => [
      building.gender_type === type,
      labelOf(genderTypes, type) ?? '',
    ]),
    [building.furnishing === 'appliances', '家具・家電付き'],
    [building.furnishing === 'furniture', '家具付き'],
    [building.ageYears < 1, '新築'],
    [building.ageYears >= 1 && building.ageYears <= 5, '築浅'],
    [has(801) && has(804), 'オートロック・宅配ボックス付き'],
    [has(801) && !has(804), 'オートロック付き'],
    [has(805), 'インターネット無料'],
    [conditions.includes(912) && conditions.includes(913), '敷金・礼金なし'],
    [conditions.includes(115), '合格発表前の予約に対応'],
    [has(830), '管理人常駐'],
    [has(807) && has(808), 'バス・トイレ別、独立洗面台付き'],
    [has(828), '大浴場のある'],
  ];
  return facts.filter(([isTrue]) => isTrue).map(([, text]) => text);
}

/** One line under the name: where it is and one or two things that are true of it. */
export function catchCopy(random: Random, listing: Listing): string {
  const { site, building } = listing;
  const kind = kindOf(building.building_type_id);
  const station = site.stations[0]!;
  const toSchool = site.campusMinutes;
  const isNearSchool = toSchool <= SCHOOL_WALK_MOST;
  const where =
    isNearSchool && (toSchool <= station.walk_minutes + 8 || chance(random, 0.4))
      ? `${campusLabel(listing.site.campus)}まで徒歩${toSchool}分`
      : station.bus_minutes === null
        ? `${fullStationName(station.station.station_name)}から徒歩${station.walk_minutes}分`
        : `${fullStationName(station.station.station_name)}からバス${station.bus_minutes}分`;
  const [first, second] = sample(random, qualities(listing), 2);
  if (!first) return `${where}。${layoutText(listing)}の${kind}`;
  if (second && chance(random, 0.5)) return `${where}。${joinQualities(first, second)}${kind}`;
  return pick(random, [
    `${where}。${modify(first)}${kind}`,
    `${where}、${layoutText(listing)}の${kind}。${withoutTail(first)}`,
  ]);
}

/** Turns a quality into words that can precede a noun. */
function modify(quality: string): string {
  if (/(のある|選べる)$/.test(quality)) return quality;
  return quality.endsWith('対応') ? `${quality}した` : `${quality}の`;
}

function withoutTail(quality: string): string {
  if (quality.endsWith('のある')) return `${quality.slice(0, -3)}あり`;
  if (quality.endsWith('を選べる')) return `${quality.slice(0, -4)}の選択可`;
  return quality;
}

function joinQualities(first: string, second: string): string {
  return `${withoutTail(first)}、${modify(second)}`;
}

function aboutPlace(random: Random, world: World, listing: Listing): string {
  const { site } = listing;
  const station = site.stations[0]!;
  const toSchool = site.campusMinutes;
  const line = world.lineNames.get(station.line_id) ?? '';
  const at = `${line}「${station.station.station_name}」駅`;
  const byStation =
    station.bus_minutes === null
      ? `${at}から徒歩${station.walk_minutes}分`
      : `${at}からバスで${station.bus_minutes}分、バス停から徒歩${station.walk_minutes}分`;
  const kind = kindOf(listing.building.building_type_id);
  if (toSchool <= SCHOOL_WALK_MOST) {
    const school = `${campusLabel(listing.site.campus)}までは徒歩${toSchool}分`;
    return pick(random, [
      `${byStation}の場所にある${kind}です。${school}です。`,
      `${school}、${byStation}の${kind}です。`,
      `${campusLabel(listing.site.campus)}まで歩いて${toSchool}分ほどの場所に建つ${kind}です。最寄り駅は${at}で、${station.bus_minutes === null ? `徒歩${station.walk_minutes}分` : `バスで${station.bus_minutes}分`}です。`,
    ]);
  }
  return pick(random, [
    `${byStation}の${kind}です。`,
    `${byStation}の場所にある${kind}です。${campusLabel(listing.site.campus)}への通学にご検討いただけます。`,
  ]);
}

function aboutRooms(random: Random, listing: Listing): string {
  const { rooms, building } = listing;
  const areas = rooms.map(({ room_area }) => room_area);
  const low = Math.min(...areas);
  const high = Math.max(...areas);
  const area = low === high ? `${low}㎡` : `${low}㎡から${high}㎡`;
  const built = building.ageYears < 1 ? '新築の' : '';
  const body = `${built}${building.structure}${building.floors}階建てで、お部屋は${layoutText(listing)}、広さは${area}です。`;
  const furniture = {
    none: '',
    furniture: pick(random, [
      'ベッドと机・椅子が備え付けです。',
      'ベッド・机・椅子があり、引っ越しの荷物を減らせます。',
    ]),
    appliances: pick(random, [
      'ベッド、机・椅子に加えて冷蔵庫などの家電も付いています。',
      '家具と家電がそろっており、身の回りの物だけで生活を始められます。',
    ]),
  }[building.furnishing];
  return `${body}${furniture}`;
}

/** Sentences about equipment; those that hold are mixed. */
function aboutLife(random: Random, listing: Listing): string {
  const { building, equipment, conditions } = listing;
  const has = (id: number) => equipment.includes(id);
  const facts: [boolean, string][] = [
    [building.meal_type === 1, '朝食と夕食は館内の食堂で提供されます。'],
    [building.meal_type === 2, '館内に食堂があり、朝夕の食事を利用するかどうかを選べます。'],
    [building.meal_type === 3, '朝食は館内の食堂で提供されます。'],
    [building.meal_type === 4, '夕食は館内の食堂で提供されます。'],
    [building.isBathShared, '浴室とトイレは共用で、清掃はスタッフが行います。'],
    [has(801) && has(803), 'エントランスはオートロックで、室内のモニターで来訪者を確認できます。'],
    [has(801) && !has(803), 'エントランスはオートロックです。'],
    [has(804), '宅配ボックスがあり、授業で留守の間も荷物を受け取れます。'],
    [has(806), 'インターネットとWi-Fiは無料で使えます。'],
    [has(805) && !has(806), 'インターネットの利用料は無料です。'],
    [has(807) && has(808), 'バス・トイレ別で、独立洗面台もあります。'],
    [has(807) && !has(808), '浴室とトイレは分かれています。'],
    [has(811), 'コンロが2口以上あり、自炊をしたい方にも向いています。'],
    [has(813), '浴室乾燥機で雨の日も洗濯物を乾かせます。'],
    [has(819), '共用の自習室があります。'],
    [has(828), '館内の大浴場を利用できます。'],
    [has(816), pick(random, ['敷地内に駐輪場があります。', '自転車は敷地内の駐輪場に置けます。'])],
    [has(830), '日中は管理人が建物に常駐しています。'],
    [conditions.includes(916), '連帯保証人は不要です（保証会社をご利用いただきます）。'],
  ];
  const order = facts.filter(([isTrue]) => isTrue).map(([, text]) => text);
  const chosen = new Set(sample(random, order, 3));
  return order.filter((text, index) => chosen.has(text) || (index === 0 && building.meal_type > 0)).join('');
}

const WHO = {
  0: '',
  1: '女性専用の建物です。',
  2: '男性専用の建物です。',
  3: '男性と女性でフロアが分かれています。',
};

/** Two or three short paragraphs in one text, only from facts of the listing. */
export function description(random: Random, world: World, listing: Listing): string {
  const parts = [
    aboutPlace(random, world, listing),
    WHO[listing.building.gender_type],
    aboutRooms(random, listing),
    aboutLife(random, listing),
  ];
  if (listing.conditions.includes(115))
    parts.push(
      '合格発表の前でもご予約いただけるお部屋があります。予約金と期限はお部屋のタイプごとに掲載しています。',
    );
  return parts.join('');
}
