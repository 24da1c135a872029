import { AGE_MIN, fieldLabels, monthPattern } from '@gakumado/shared/vocabulary';
import { addDays, isDate, moveInMonths, yearsBetween } from '../calendar-days.ts';
import type { Today } from '../calendar-days.ts';
import {
  datePastMessage,
  dateSpanMessage,
  formatMessage,
  messages,
  requiredChoiceMessage,
} from './messages.ts';
import { normaliseText } from './normalise.ts';
import { optionalText, requiredText } from './text-field.ts';
import type { Fault, TextKind } from './text-field.ts';

const MAX_AGE = 120;

/**
 * The fault of a date that must lie from `first` to `last` days after today. Where today itself is too early, a past day
 * gets the text of the span: 「本日以降」 would lead to a day that is refused as well.
 */
export function findDateFault(
  label: string,
  text: string,
  today: string,
  [first, last]: readonly [number, number] = [0, 731],
): Fault | undefined {
  if (!isDate(text)) return { code: 'format', message: formatMessage(label) };
  if (first === 0 && text < today) return { code: 'range', message: datePastMessage(label) };
  const isWithin = text >= addDays(today, first) && text <= addDays(today, last);
  return isWithin ? undefined : { code: 'range', message: dateSpanMessage(label, first, last) };
}

/** A month from this one on, YYYY-MM. */
function moveInText(today: Today): TextKind {
  const label = fieldLabels.move_in_ym;
  return {
    label,
    normalise: normaliseText,
    required: requiredChoiceMessage(label),
    findFault: (text) => {
      if (!monthPattern.test(text)) return { code: 'format', message: formatMessage(label) };
      return moveInMonths(today()).includes(text)
        ? undefined
        : { code: 'range', message: messages.moveInMonth };
    },
  };
}

/** 入居希望月, from this month on. */
export const moveInField = (today: Today) => optionalText(moveInText(today));
export const requiredMoveInField = (today: Today) => requiredText(moveInText(today));

/** 生年月日 of a person who is old enough to register. */
export function birthdayField(today: Today) {
  const label = fieldLabels.birthday;
  return optionalText({
    label,
    normalise: normaliseText,
    findFault: (text) => {
      if (!isDate(text)) return { code: 'format', message: formatMessage(label) };
      const age = yearsBetween(text, today());
      return age >= AGE_MIN && age <= MAX_AGE ? undefined : { code: 'range', message: messages.birthday };
    },
  });
}
