import type { EstateDetail } from '@gakumado/shared/contract';
import {
  formatAreas,
  formatFees,
  formatLayouts,
  formatMats,
  formatMonth,
  HomePrice,
  isEmptyText,
  vacancyOf,
} from '@gakumado/shared/ui';
import { ESTATE_CLOSED, genderTypes, labelOf, longLabelOf, mealTypes } from '@gakumado/shared/vocabulary';
import styles from './print-sheet.module.css';

/** The key facts of a property on paper. Unknown ones are left out. */
export function SheetFacts({ estate }: { estate: EstateDetail }) {
  const facts: [term: string, text: string | null | undefined][] = [
    ['管理費・共益費', formatFees(estate.management_fee_min, estate.management_fee_max)],
    ['間取り', formatLayouts(estate.layout_min, estate.layout_max)],
    ['敷金', formatFees(estate.deposit_min, estate.deposit_max)],
    [
      '広さ',
      [
        formatAreas(estate.room_area_min, estate.room_area_max),
        formatMats(estate.mats_area_min, estate.mats_area_max),
      ]
        .filter(Boolean)
        .join('／'),
    ],
    ['入館金・礼金', formatFees(estate.entrance_fee_min, estate.entrance_fee_max)],
    ['築年月', [formatMonth(estate.built_ym), estate.age_text].filter(Boolean).join('／')],
    ['入居できる方', longLabelOf(genderTypes, estate.gender_type)],
    ['構造・階数', [estate.structure, estate.floors_text].filter(Boolean).join('／')],
    ['食事', labelOf(mealTypes, estate.meal_type)],
    ['インターネット', estate.internet_text],
    ['空室', estate.status === ESTATE_CLOSED ? null : vacancyOf(estate).text],
    ['防犯', estate.security_text],
  ];
  return (
    <div>
      <p className={styles.prices}>
        <HomePrice home={estate} />
      </p>
      <dl className={styles.facts}>
        {facts
          .filter(([, text]) => !isEmptyText(text))
          .map(([term, text]) => (
            <div key={term}>
              <dt>{term}</dt>
              <dd>{text}</dd>
            </div>
          ))}
      </dl>
    </div>
  );
}
