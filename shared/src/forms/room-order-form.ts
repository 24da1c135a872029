import { ORDER_TARGETS_MAX } from '@gakumado/shared/vocabulary';
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
import { checkMailPair, personFields, requiredRegistrantType } from './person.ts';
import { checkPriceRange, priceField } from './price-field.ts';
import { optionalText, requiredText } from './text-field.ts';
import { plainText, telText } from './text-kinds.ts';

/** Conditions and equipment together that may be marked 必須. */
const MAX_MUSTS = 3;
/** Conditions, or pieces of equipment, 必須 and できれば together. */
const MAX_WISHES = 10;

const target = z.object({
  campus_id: optionalId('キャンパス'),
  school_name_free: optionalText(plainText('学校名', 60)),
  pref_id: optionalChoice('都道府県', between(1, 47)),
  city_id: optionalId('市区町村'),
  rank: optionalChoice('志望順位', between(1, ORDER_TARGETS_MAX)),
  exam_type: optionalChoice('入試方式', oneOf(examTypes)),
  result_date: z
    .string()
    .max(40)
    .nullish()
    .transform((text) => normaliseText(text ?? '') || null),
});

type Target = Given<z.output<typeof target>>;

function checkTarget(row: Target | null, index: number, today: string, refuse: Refuse): void {
  const at = (name: string) => ['targets', index, name];
  const { campus_id, school_name_free, pref_id, city_id, rank, exam_type, result_date: date } = row ?? {};
  if (!campus_id && !school_name_free && !(pref_id && city_id)) {
    refuse(at('campus_id'), { code: 'required', message: rowMessages.place(index + 1) });
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
  price_from: priceField,
  price_to: priceField,
  building_type_id: choiceList({ label: '建物種別', max: MAX_WISHES }),
  condition: choiceList({ label: 'こだわり条件', max: MAX_WISHES }),
  optional_condition: choiceList({ label: 'こだわり条件', max: MAX_WISHES }),
  equipment: choiceList({ label: '設備', max: MAX_WISHES }),
  optional_equipment: choiceList({ label: '設備', max: MAX_WISHES }),
  commute_minutes_max: optionalChoice('通学時間', between(10, 90)),
  meal_type: optionalChoice('食事', between(0, 4)),
  gender_type: optionalChoice('性別の指定', between(0, 3)),
});

function checkFilter(wishes: Given<z.output<typeof filter>> | null | undefined, refuse: Refuse): void {
  checkPriceRange(wishes, refuse, ['wishes']);
  const count = (...lists: (readonly unknown[] | null | undefined)[]) =>
    lists.reduce((sum, list) => sum + (list?.length ?? 0), 0);
  const limit = (name: string, label: string, max: number, size: number) => {
    if (size > max) refuse(['wishes', name], { code: 'max_length', message: listMaxMessage(label, max) });
  };
  const { condition, optional_condition, equipment, optional_equipment } = wishes ?? {};
  limit('condition', '必須の条件', MAX_MUSTS, count(condition, equipment));
  limit('optional_condition', 'こだわり条件', MAX_WISHES, count(condition, optional_condition));
  limit('optional_equipment', '設備', MAX_WISHES, count(equipment, optional_equipment));
}

/** The bulk room order (contract, 4.10), in the shape of the call. */
export function roomOrderForm(today: Today) {
  const fields = z.object({
    targets: z
      .array(target)
      .max(ORDER_TARGETS_MAX, { error: listMaxMessage('学校・エリア', ORDER_TARGETS_MAX) })
      .nullish()
      .transform((rows) => rows ?? []),
    wishes: filter.nullish().transform((wishes) => wishes ?? filter.parse({})),
    contact_method: choiceList({
      label: 'ご希望の連絡方法',
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
      contact_time: optionalChoice('ご希望の連絡時間帯', oneOf(contactTimes)),
      is_reservation_before_result: flagField,
    }),
  });
  return withRules(fields, ({ targets, wishes, applicant }, refuse) => {
    requireAll([{ path: ['targets'], value: targets ?? [], label: '学校・エリア' }], refuse);
    checkTargets(targets ?? [], today(), refuse);
    checkFilter(wishes, refuse);
    checkMailPair(applicant, refuse, ['applicant']);
  });
}
