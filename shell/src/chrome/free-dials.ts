/** A toll-free number of one region. The numbers are made up, as the listings are. */
export interface FreeDial {
  region: string;
  tel: string;
  hours: string;
}

const WEEKDAYS_AND_SATURDAY = '10:00～18:00（水曜・祝日休み）';
const EVERY_DAY = '10:00～18:30（年末年始を除く）';

/** The regions of the footer's contact block (specification, 2.6). */
export const freeDials: readonly FreeDial[] = [
  { region: '北海道', tel: '0120-000-101', hours: WEEKDAYS_AND_SATURDAY },
  { region: '東北', tel: '0120-000-102', hours: WEEKDAYS_AND_SATURDAY },
  { region: '関東', tel: '0120-000-103', hours: EVERY_DAY },
  { region: '東海・北信越', tel: '0120-000-104', hours: EVERY_DAY },
  { region: '京都・滋賀', tel: '0120-000-105', hours: EVERY_DAY },
  { region: '大阪・兵庫', tel: '0120-000-106', hours: EVERY_DAY },
  { region: '中国・四国', tel: '0120-000-107', hours: WEEKDAYS_AND_SATURDAY },
  { region: '九州・沖縄', tel: '0120-000-108', hours: WEEKDAYS_AND_SATURDAY },
];

/** The number shown where no region is known. */
export const mainFreeDial = freeDials[2] as FreeDial;

export const telHref = (tel: string) => `tel:${tel.replaceAll('-', '')}`;
