import type { Estate } from '@gakumado/shared/contract';
import { FEW_ROOMS_STATUS, isFull, labelOf, vacancies, vacantRooms } from '@gakumado/shared/vocabulary';
import { todayInJapan } from '../../calendar-days.ts';
import { isEmptyText } from '../format/empty-text.ts';
import { formatMonth } from '../format/format-date.ts';
import { formatAreas, formatLayouts, formatMats, formatRange } from '../format/format-range.ts';
import { formatAmount } from '../format/format-rent.ts';

/** Names of the conditions (contract, section 1) that a card shows, the most telling first. */
const conditionNames: readonly (readonly [id: number, name: string])[] = [
  [53, '女性専用'],
  [54, '女性専用'],
  [917, '男性専用'],
  [918, 'フロア別男女'],
  [911, '食事付き'],
  [61, '家具付き'],
  [64, '家具付き'],
  [116, '春入居予約受付中'],
  [115, '合格発表前予約可'],
  [912, '礼金・入館金なし'],
  [913, '敷金なし'],
  [914, '新築・築浅'],
  [55, '24時間管理'],
  [916, '保証人不要'],
  [919, 'オンライン内見可'],
  [920, '留学生歓迎'],
  [921, '即入居可'],
  [51, 'スライドシステム'],
];

/** Names of an estate's conditions, each once. */
export function conditionTags(condition: readonly number[], max = 4): string[] {
  const names = conditionNames.filter(([id]) => condition.includes(id)).map(([, name]) => name);
  return [...new Set(names)].slice(0, max);
}

/** 1K～1LDK, 6畳～8畳, 18㎡～25㎡: what is known of the rooms. */
export function roomTexts(estate: Estate): string[] {
  return [
    formatLayouts(estate.layout_min, estate.layout_max),
    formatMats(estate.mats_area_min, estate.mats_area_max),
    formatAreas(estate.room_area_min, estate.room_area_max),
  ].filter((text) => text !== '');
}

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

/**
 * 早稲田キャンパスまで徒歩8分, or …まで約22分（東西線で早稲田駅まで8分・乗換なし） for a ride, whose text
 * names only the train; '' outside a search by campus.
 */
export function commuteText(
  { commute_text: way, commute_minutes: minutes }: Partial<Pick<Estate, 'commute_text' | 'commute_minutes'>>,
  campusName = '学校',
): string {
  if (isEmptyText(way)) return '';
  if (minutes === undefined || /^徒歩\d+分$/.test(way)) return `${campusName}まで${way}`;
  return `${campusName}まで約${minutes}分（${way}）`;
}

type Amount = number | null;

/** なし for 0, 5,000円～1万円 for a range; － when it is not known. */
export function feeText(min: Amount, max: Amount): string {
  return formatRange(min, max, (yen) => (yen === 0 ? 'なし' : formatAmount(yen))) || '－';
}

/** 2014年3月築（築12年）, 新築 within its first year; '' when the month is not known. */
export function builtText(builtYm: string | null, now: Date = new Date()): string {
  const month = formatMonth(builtYm);
  if (month === '') return '';
  const [builtYear = 0, builtMonth = 0] = (builtYm ?? '').split('-').map(Number);
  const [year = 0, nowMonth = 0] = todayInJapan(now.getTime()).split('-').map(Number);
  const months = (year - builtYear) * 12 + nowMonth - builtMonth;
  if (months < 0) return `${month}完成予定`;
  return `${month}築（${months < 12 ? '新築' : `築${Math.floor(months / 12)}年`}）`;
}

/** 12km, 850m: a straight line. */
export const distanceText = (metres: number) =>
  metres < 1000 ? `${metres}m` : `${Math.round(metres / 100) / 10}km`;
