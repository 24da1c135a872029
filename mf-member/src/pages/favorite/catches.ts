import type { EstateDetail } from '@gakumado/shared/contract';

const CATCHES_MAX = 2;
/** A notice of so many months is longer than usual. */
const LONG_NOTICE_MONTHS = 2;
const NONE = /なし|無し|ありません|ございません|かかりません|不要|設けて(?:い|お)りません|設けていません/u;

/** Whether a term speaks of a thing that one pays or has to keep to, in the sentence that names it. */
const has = (text: string | null, word: string): boolean =>
  (text ?? '').split('。').some((sentence) => sentence.includes(word) && !NONE.test(sentence));

/** The terms that a family would stumble over, the heaviest first; '' where the terms are not known. */
export function catchesOf(terms: EstateDetail['movein_terms']): string {
  const { is_midterm_cancelable, is_prorated_on_exit, notice_months } = terms;
  const { penalty_text, renewal_text, curfew_text } = terms;
  const isKnown = [is_midterm_cancelable, notice_months, penalty_text, renewal_text].some(
    (term) => term !== null && term !== '',
  );
  const catches = [
    is_midterm_cancelable === false && '途中で解約できない',
    has(penalty_text, '違約金') && '短期解約に違約金',
    has(renewal_text, '更新料') && '更新料あり',
    has(curfew_text, '門限') && '門限あり',
    notice_months !== null && notice_months >= LONG_NOTICE_MONTHS && `解約は${notice_months}か月前まで`,
    is_prorated_on_exit === false && '退去月は月割り',
  ].filter((found) => found !== false);
  if (catches.length > 0) return catches.slice(0, CATCHES_MAX).join('、');
  return isKnown ? '大きな注意点なし' : '';
}
