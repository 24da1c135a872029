import {
  CHOICES_MAX,
  commuteMinutesChoices,
  fieldLabels,
  genderTypes,
  mealTypes,
  ORDER_MUSTS_MAX,
  ORDER_TARGETS_MAX,
  PREFECTURE_COUNT,
} from '@gakumado/shared/vocabulary';
import { z } from 'zod';
import type { Today } from '../calendar-days.ts';
import { between, choiceList, flagField, oneOf, optionalChoice, optionalId } from './choice-field.ts';
import { EXAM_DECIDED, contactMethods, contactTimes, examTypes } from './choices.ts';
import { requireAll, withRules } from './cross-rules.ts';
import type { Given, Refuse } from './cross-rules.ts';
import { isDate } from '../calendar-days.ts';
import { requiredMoveInField } from './date-field.ts';
import { messageField } from './general-inquiry-form.ts';
import { listMaxMessage, messages, rowMessages } from './messages.ts';
import { normaliseText } from './normalise.ts';
import { checkPerson, personFields, requiredRegistrantType } from './person.ts';
import { checkPriceRange, priceFields } from './price-field.ts';
import { optionalText, requiredText } from './text-field.ts';
import { plainText, telText } from './text-kinds.ts';

const target = z.object({
  campus_id: optionalId(fieldLabels.campus_id),
  school_name_free: optionalText(plainText(fieldLabels.school_name_free, 60)),
  pref_id: optionalChoice(fieldLabels.prefecture_id, between(1, PREFECTURE_COUNT)),
  city_id: optionalId(fieldLabels.city_id),
  rank: optionalChoice(fieldLabels.rank, between(1, ORDER_TARGETS_MAX)),
  exam_type: optionalChoice(fieldLabels.exam_type, oneOf(examTypes)),
  result_date: z
    .string()
    .max(40)
    .nullish()
    .transform((text) => normaliseText(text ?? '') || null),
});

type Target = Given<z.output<typeof target>>;

/** The field that reports a row without a place: one that the form shows. Hidden fields are not sent. */
function placeField({ campus_id, pref_id }: Target): string {
  if (pref_id) return 'city_id';
  return campus_id === undefined && pref_id === null ? 'pref_id' : 'campus_id';
}

function checkTarget(row: Target | null, index: number, today: string, refuse: Refuse): void {
  const at = (name: string) => ['targets', index, name];
  const { campus_id, school_name_free, pref_id, city_id, rank, exam_type, result_date: date } = row ?? {};
  if (!campus_id && !school_name_free && !(pref_id && city_id)) {
    refuse(at(placeField(row ?? {})), { code: 'required', message: rowMessages.place(index + 1) });
  }
  if (!rank) refuse(at('rank'), { code: 'required', message: rowMessages.rank(index + 1) });
  if (!exam_type) refuse(at('exam_type'), { code: 'required', message: rowMessages.exam(index + 1) });
  if (exam_type === EXAM_DECIDED) return;
  if (!date) refuse(at('result_date'), { code: 'required', message: rowMessages.noDate(index + 1) });
  else if (!isDate(date) || date < today) {
    refuse(at('result_date'), { code: 'range', message: rowMessages.pastDate(index + 1) });
  }
}

function checkTargets(rows: readonly (Target | null)[], today: string, refuse: Refuse): void {
  const ranks = new Set<number>();
  for (const [index, row] of rows.entries()) {
    checkTarget(row, index, today, refuse);
    const rank = row?.rank;
    if (rank && ranks.has(rank)) {
      refuse(['targets', index, 'rank'], { code: 'duplicate', message: messages.sameRank });
    }
    if (rank) ranks.add(rank);
  }
}

/** Names as in the common search filter: `condition` is 必須, `optional_condition` できれば. */
const filter = z.object({
  ...priceFields,
  building_type_id: choiceList({ label: fieldLabels.building_type_id, max: CHOICES_MAX }),
  condition: choiceList({ label: fieldLabels.condition }),
  optional_condition: choiceList({ label: fieldLabels.condition }),
  equipment: choiceList({ label: fieldLabels.equipment }),
  optional_equipment: choiceList({ label: fieldLabels.equipment }),
  commute_minutes_max: optionalChoice(fieldLabels.commute_minutes_max, (minutes) =>
    commuteMinutesChoices.includes(minutes),
  ),
  meal_type: optionalChoice(fieldLabels.meal_type, oneOf(mealTypes)),
  gender_type: optionalChoice(fieldLabels.gender_type, oneOf(genderTypes)),
});

function checkFilter(wishes: Given<z.output<typeof filter>> | null | undefined, refuse: Refuse): void {
  checkPriceRange(wishes, refuse, ['wishes']);
  const count = (...lists: (readonly unknown[] | null | undefined)[]) =>
    lists.reduce((sum, list) => sum + (list?.length ?? 0), 0);
  const limit = (name: string, label: string, max: number, size: number) => {
    if (size > max) refuse(['wishes', name], { code: 'max_length', message: listMaxMessage(label, max) });
  };
  const { condition, optional_condition, equipment, optional_equipment } = wishes ?? {};
  // At a list that has some: there one can be given up.
  const withMusts = count(condition) > 0 ? 'condition' : 'equipment';
  limit(withMusts, fieldLabels.must, ORDER_MUSTS_MAX, count(condition, equipment));
  limit('optional_condition', fieldLabels.condition, CHOICES_MAX, count(condition, optional_condition));
  limit('optional_equipment', fieldLabels.equipment, CHOICES_MAX, count(equipment, optional_equipment));
}

/** The bulk room order (contract, 4.10), in the shape of the call. */
export function roomOrderForm(today: Today) {
  const fields = z.object({
    targets: z
      .array(target)
      .max(ORDER_TARGETS_MAX, { error: listMaxMessage(fieldLabels.targets, ORDER_TARGETS_MAX) })
      .nullish()
      .transform((rows) => rows ?? []),
    wishes: filter.nullish().transform((wishes) => wishes ?? filter.parse({})),
    contact_method: choiceList({
      label: fieldLabels.contact_method,
      max: contactMethods.length,
      isRequired: true,
      isKnown: oneOf(contactMethods),
    }),
    message: messageField,
    applicant: z.object({
      ...personFields(today),
      tel: requiredText(telText),
      registrant_type: requiredRegistrantType,
      move_in_ym: requiredMoveInField(today),
      contact_time: optionalChoice(fieldLabels.contact_time, oneOf(contactTimes)),
      is_reservation_before_result: flagField,
    }),
  });
  return withRules(fields, ({ targets, wishes, applicant }, refuse) => {
    requireAll([{ path: ['targets'], value: targets ?? [], label: fieldLabels.targets }], refuse);
    checkTargets(targets ?? [], today(), refuse);
    checkFilter(wishes, refuse);
    checkPerson(applicant, refuse, ['applicant']);
  });
}

export type RoomOrderFormValues = z.output<ReturnType<typeof roomOrderForm>>;
