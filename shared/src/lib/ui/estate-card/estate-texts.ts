import type { Estate } from '@gakumado/shared/contract';
import { todayInJapan } from '../../calendar-days.ts';
import { buildingAge, COMING } from '../../vocabulary/building-age.ts';
import { conditions } from '../../vocabulary/features.ts';
import { labelOf } from '../../vocabulary/term.ts';
import { FEW_ROOMS_STATUS, isFull, vacancies, vacantRooms } from '../../vocabulary/vacancies.ts';
import { isEmptyText } from '../format/empty-text.ts';
import { formatMonth } from '../format/format-date.ts';
import { formatAreas, formatLayouts, formatMats } from '../format/format-range.ts';

/** In place of a rent that is not known. */
export const RENT_UNKNOWN = '賃料はお問い合わせください';

const TAGS_MAX = 3;
/**
 * Room for tags on a phone's card: rows, characters per row, and characters' worth of space that the sides of a tag
 * take.
 */
const TAG_ROWS = 2;
const ROW_LENGTH = 15.5;
const TAG_SIDES = 1.5;

/**
 * Names of an estate's conditions, each once, the most telling first: as many as there is room for after the tags that
 * a card has before them.
 */
export function conditionTags(condition: readonly number[], before: readonly string[] = []): string[] {
  const names = conditions.filter(({ value }) => condition.includes(value)).map(({ label }) => label);
  const tags: string[] = [];
  for (const name of new Set(names)) {
    if (tags.length < TAGS_MAX && rowsOf([...before, ...tags, name]) <= TAG_ROWS) tags.push(name);
  }
  return tags;
}

/** The rows that tags take. */
function rowsOf(tags: readonly string[]): number {
  let [rows, left] = [0, 0];
  for (const { length } of tags) {
    if (length + TAG_SIDES > left) [rows, left] = [rows + 1, ROW_LENGTH];
    left -= length + TAG_SIDES;
  }
  return rows;
}

const whole = (area: Estate['room_area_min']) => (isEmptyText(area) ? null : Math.floor(area));

/** 1K～1LDK, 18㎡～25㎡ without decimals, 6畳～8畳: the facts of the rooms; '' where one is not known. */
export const roomTexts = (estate: Estate) => ({
  layouts: formatLayouts(estate.layout_min, estate.layout_max),
  areas: formatAreas(whole(estate.room_area_min), whole(estate.room_area_max)),
  mats: formatMats(estate.mats_area_min, estate.mats_area_max),
});

export interface Vacancy {
  text: string;
  isOpen: boolean;
}

/** Whether rooms are free, in the words of the vocabulary; of few rooms their real count. */
export function vacancyOf({
  vacant_status_id: status,
  vacant_count,
}: Pick<Estate, 'vacant_status_id' | 'vacant_count'>): Vacancy {
  const text = status === FEW_ROOMS_STATUS ? vacantRooms(vacant_count) : labelOf(vacancies, status);
  return { text: text ?? '－', isOpen: text !== undefined && !isFull(status) };
}

type Way = Partial<Pick<Estate, 'commute_text' | 'commute_minutes' | 'commute_transfers'>>;

const isWalk = (way: string) => /^徒歩\d+分$/.test(way);

/** 徒歩8分, or 約22分（東西線で早稲田駅まで8分・乗換なし） for a ride, whose text names only the train; '' where it is not known. */
export function wayText({ commute_text: way, commute_minutes: minutes }: Way): string {
  if (isEmptyText(way)) return '';
  return minutes === undefined || isWalk(way) ? way : `約${minutes}分（${way}）`;
}

/** 早稲田キャンパスまで徒歩8分, 早稲田キャンパスまで約22分・乗換1回: the way in short; '' outside a search by campus. */
export function commuteText(estate: Way, campusName = '学校'): string {
  const { commute_text: way, commute_minutes: minutes, commute_transfers: transfers } = estate;
  if (isEmptyText(way)) return '';
  if (minutes === undefined || isWalk(way)) return `${campusName}まで${way}`;
  const changes = transfers === undefined ? '' : transfers === 0 ? '・乗換なし' : `・乗換${transfers}回`;
  return `${campusName}まで約${minutes}分${changes}`;
}

/** The way to each of the searched places, the first one first; none outside such a search. */
export const commuteTexts = (estate: Estate, campusName?: string, secondCampusName?: string): string[] =>
  [
    commuteText(estate, campusName),
    commuteText(
      {
        commute_text: estate.second_commute_text,
        commute_minutes: estate.second_commute_minutes,
        commute_transfers: estate.second_commute_transfers,
      },
      secondCampusName,
    ),
  ].filter((text) => text !== '');

/** 2014年3月築（築12年）, 2027年3月完成予定; '' when the month is not known. */
export function builtText(builtYm: string | null, now: Date = new Date()): string {
  const month = formatMonth(builtYm);
  if (month === '') return '';
  const age = buildingAge(builtYm ?? '', todayInJapan(now.getTime()));
  return month + (age === COMING ? age : `築（${age}）`);
}

/** 築12年, 新築, 完成予定; '' when the month is not known. */
export const ageText = (builtYm: string | null, now: Date = new Date()): string =>
  isEmptyText(builtYm) ? '' : buildingAge(builtYm, todayInJapan(now.getTime()));

/** 12km, 850m: a straight line. */
export const distanceText = (metres: number) =>
  metres < 1000 ? `${metres}m` : `${Math.round(metres / 100) / 10}km`;
