import type { EstateDetail } from '@gakumado/shared/contract';
import type { RentTermName } from '@gakumado/shared/rent-terms';

/** One of two words, or null where it is not known which. */
export const yesNo = (value: boolean | null, yes: string, no: string): string | null =>
  value === null ? null : value ? yes : no;

/** 2年（24か月）, 18か月 */
export const monthsText = (months: number): string =>
  months % 12 === 0 ? `${months / 12}年（${months}か月）` : `${months}か月`;

/** The terms of a stay in an estate. An unknown text is null or empty. */
export function termFacts(terms: EstateDetail['movein_terms']): [term: string, text: string | null][] {
  return [
    ['入居資格', terms.eligible_text],
    ['契約期間', terms.contract_months === null ? null : monthsText(terms.contract_months)],
    ['更新', terms.renewal_text],
    ['解約の予告', terms.notice_months === null ? null : `${terms.notice_months}か月前まで`],
    ['契約途中の解約', yesNo(terms.is_midterm_cancelable, 'できます', 'できません')],
    ['違約金', terms.penalty_text],
    ['退去月の日割り', yesNo(terms.is_prorated_on_exit, 'あり', 'なし（月割り）')],
    ['鍵のお渡し', terms.key_handover_text],
    ['退去の期限', terms.exit_deadline_text],
    ['保証人', terms.guarantor_text],
    ['保険', terms.insurance_text],
    ['門限', terms.curfew_text],
    ['来訪・宿泊', terms.guest_rule_text],
  ];
}

/** The words of {@link termFacts} that the glossary explains. */
export const TERM_NOTES: Readonly<Record<string, RentTermName>> = {
  契約期間: '契約期間',
  更新: '更新料',
  解約の予告: '解約予告',
  契約途中の解約: '途中解約',
  違約金: '違約金',
  退去月の日割り: '日割り',
  保証人: '連帯保証人',
  門限: '門限',
};
