import { fieldLabels } from '@gakumado/shared/vocabulary';
import type { DayLevel, MeetingKind } from './bookable-days.ts';

/** The calendar in an address, after the #. */
export const CALENDAR = 'calendar';

/** The mark of a level in a cell, and its meaning. */
export const levels = {
  free: { mark: '○', words: '空きあり' },
  few: { mark: '△', words: '残りわずか' },
  full: { mark: '×', words: '満席' },
} as const satisfies Record<DayLevel, { mark: string; words: string }>;

export const kindLabels = {
  visit: fieldLabels.is_visit,
  video: fieldLabels.is_video,
} as const satisfies Record<MeetingKind, string>;

/** The note of the weekly rest in shop/calendar. */
export const WEEKLY_REST = '定休日';
