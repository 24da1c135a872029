import { z } from 'zod';
import { BOOKABLE_DAYS } from '@gakumado/shared/vocabulary';
import { addMinutes } from '../calendar-days.ts';
import type { Today } from '../calendar-days.ts';
import type { PreferredSlot } from '../contract/booking.ts';
import type { Given, Refuse } from './cross-rules.ts';
import { findDateFault } from './date-field.ts';
import { formatMessage, messages, requiredChoiceMessage } from './messages.ts';
import { normaliseText } from './normalise.ts';

const part = z
  .string()
  .max(40)
  .nullish()
  .transform((text) => normaliseText(text ?? ''));

/** Preferred dates and times, the first choice first. Empty rows are no slots. */
export const preferredSlotsField = (max: number) =>
  z
    .array(z.object({ date: part, time: part }))
    .max(max)
    .nullish()
    .transform((wishes) => wishes ?? []);

/** Which slots a form takes. */
export interface SlotRules {
  /** Names of the rows; a form with one row has one label. */
  labels: readonly string[];
  isFirstRequired: boolean;
  /** Whether a time can be chosen at all; absent: any of the day, which the shop's calendar then decides. */
  isTime?: (time: string) => boolean;
}

/** 第1希望 to 第3希望. */
export const SLOT_LABELS = ['第1希望', '第2希望', '第3希望'];

/** When a viewing without staff can begin: 9:00 to 18:00 in steps of half an hour (contract, 4.15). */
export const selfViewingTimes: readonly string[] = Array.from({ length: 19 }, (_, step) =>
  addMinutes('09:00', step * 30),
);

const isTimeOfDay = (time: string) => /^(?:[01]\d|2[0-3]):[0-5]\d$/.test(time);

/** Checks dates and times where a form shows them: hidden rows are not looked at. */
export function checkPreferredSlots(
  wishes: Given<readonly PreferredSlot[]> | undefined,
  { labels, isFirstRequired, isTime = isTimeOfDay }: SlotRules,
  today: Today,
  refuse: Refuse,
): void {
  const seen = new Set<string>();
  for (const [index, label] of labels.entries()) {
    const { date = '', time = '' } = wishes?.[index] ?? {};
    if (!date && !time && !(isFirstRequired && index === 0)) continue;
    const at = (name: string) => ['wishes', index, name];
    const dateLabel = `${label}の日付`;
    const timeLabel = `${label}の時間`;
    const dateFault = date
      ? findDateFault(dateLabel, date, today(), BOOKABLE_DAYS)
      : { code: 'required' as const, message: requiredChoiceMessage(dateLabel) };
    if (dateFault) refuse(at('date'), dateFault);
    if (!time) refuse(at('time'), { code: 'required', message: requiredChoiceMessage(timeLabel) });
    else if (!isTime(time)) refuse(at('time'), { code: 'format', message: formatMessage(timeLabel) });
    else if (seen.has(`${date} ${time}`))
      refuse(at('time'), { code: 'duplicate', message: messages.sameSlot });
    seen.add(`${date} ${time}`);
  }
}
