import { formatYen } from '@gakumado/shared/ui';
import type { EstateDetail } from '@gakumado/shared/contract';
import { labelOf, mealTypes } from '@gakumado/shared/vocabulary';
import type { Fact } from './facts-list.tsx';
import { FactsList } from './facts-list.tsx';
import { Section } from './section.tsx';
import styles from './living.module.css';

/** Meals and the terms of the contract. */
export function Living({ estate }: { estate: EstateDetail }) {
  return (
    <Section id="living" title="契約と暮らし">
      {estate.meals && (
        <div>
          <h3 className={styles.title}>お食事</h3>
          <FactsList facts={mealFacts(estate.meals)} />
        </div>
      )}
      <div>
        <h3 className={styles.title}>入居・契約の条件</h3>
        <FactsList facts={termFacts(estate.movein_terms)} />
      </div>
      <div>
        <h3 className={styles.title}>インターネット・防犯</h3>
        <FactsList
          facts={[
            ['インターネット', estate.internet_text],
            ['防犯', estate.security_text],
          ]}
        />
      </div>
    </Section>
  );
}

const yesNo = (value: boolean | null, yes: string, no: string) => (value === null ? null : value ? yes : no);

function mealFacts(meals: NonNullable<EstateDetail['meals']>): Fact[] {
  return [
    ['内容', labelOf(mealTypes, meals.meal_type)],
    ['料金（月額）', meals.price_monthly === null ? null : formatYen(meals.price_monthly)],
    ['提供時間', meals.schedule_text],
    ['お休み', meals.holiday_text],
    ['欠食時の返金', yesNo(meals.is_refund_on_skip, 'あり', 'なし')],
  ];
}

function termFacts(terms: EstateDetail['movein_terms']): Fact[] {
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

const monthsText = (months: number) =>
  months % 12 === 0 ? `${months / 12}年（${months}か月）` : `${months}か月`;
