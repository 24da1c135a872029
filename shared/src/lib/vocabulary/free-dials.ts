import { regions } from './regions.ts';
import type { AreaSlug } from './regions.ts';

/** A toll-free number of one region. The numbers are made up, as the listings are. */
export interface FreeDial {
  tel: string;
  hours: string;
}

const WEEKDAYS_AND_SATURDAY = '10:00～18:00（水曜・祝日休み）';
const EVERY_DAY = '10:00～18:30（年末年始を除く）';

const dialOf: Record<AreaSlug, FreeDial> = {
  hokkaido: { tel: '0120-000-101', hours: WEEKDAYS_AND_SATURDAY },
  tohoku: { tel: '0120-000-102', hours: WEEKDAYS_AND_SATURDAY },
  kanto: { tel: '0120-000-103', hours: EVERY_DAY },
  tokai: { tel: '0120-000-104', hours: EVERY_DAY },
  keiji: { tel: '0120-000-105', hours: EVERY_DAY },
  hanshin: { tel: '0120-000-106', hours: EVERY_DAY },
  chushi: { tel: '0120-000-107', hours: WEEKDAYS_AND_SATURDAY },
  kyushu: { tel: '0120-000-108', hours: WEEKDAYS_AND_SATURDAY },
};

/** The regions of the footer's contact block (specification, 2.6). */
export const freeDials = regions.map(({ slug, name }) => ({ region: name, dial: dialOf[slug] }));

/** The desk for questions about personal information. */
export const privacyDial: FreeDial = { tel: '0120-000-109', hours: EVERY_DAY };

/** The number shown where no region is known. */
export const mainFreeDial: FreeDial = dialOf.kanto;
