import { FactsList, formatYen, TERM_NOTES, termFacts, yesNo } from '@gakumado/shared/ui';
import type { Fact } from '@gakumado/shared/ui';
import type { EstateDetail } from '@gakumado/shared/contract';
import { labelOf, mealTypes } from '@gakumado/shared/vocabulary';
import { Section } from '../../components/section/section.tsx';
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
        <FactsList facts={termFacts(estate.movein_terms)} notes={TERM_NOTES} />
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

function mealFacts(meals: NonNullable<EstateDetail['meals']>): Fact[] {
  return [
    ['内容', labelOf(mealTypes, meals.meal_type)],
    ['料金（月額）', meals.price_monthly === null ? null : formatYen(meals.price_monthly)],
    ['提供時間', meals.schedule_text],
    ['お休み', meals.holiday_text],
    ['欠食時の返金', yesNo(meals.is_refund_on_skip, 'あり', 'なし')],
  ];
}
