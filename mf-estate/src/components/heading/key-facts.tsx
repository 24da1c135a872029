import type { ReactNode } from 'react';
import { useSearchParams } from 'react-router-dom';
import FileText from 'lucide-react/icons/file-text';
import {
  formatAreas,
  formatCount,
  formatFees,
  formatLayouts,
  formatMats,
  formatMonth,
  LinkButton,
  PartLink,
  vacancyOf,
  TermNote,
  TermText,
} from '@gakumado/shared/ui';
import { campusesOf, paths } from '@gakumado/shared/paths';
import type { EstateDetail } from '@gakumado/shared/contract';
import { genderTypes, labelOf, longLabelOf, mealTypes } from '@gakumado/shared/vocabulary';
import type { ComparisonTexts } from '../costs/cost-comparison.ts';
import { GuidePrice } from './guide-price.tsx';
import { VacancyBadge } from '../vacancy/vacancy-badge.tsx';
import { WAIT, WAITING_LIST } from '../waiting-list/waiting-list.tsx';
import styles from './key-facts.module.css';
import { orDash } from '../texts.ts';

interface KeyFactsProps {
  estate: EstateDetail;
  isClosed: boolean;
  /** How many keep it as a favourite; null where that is not told. */
  favoriteCount?: number | null;
  /** The cost beside that of homes like it; null where nothing is compared. */
  costComparison?: ComparisonTexts | null;
}

/** The facts that are asked for most, a quiet row each, and the quieter ways to ask. */
export function KeyFacts({ estate, isClosed, favoriteCount = null, costComparison = null }: KeyFactsProps) {
  const [query] = useSearchParams();
  const vacancy = vacancyOf(estate);
  const facts: [term: string, text: string | null | undefined][] = [
    ['管理費・共益費', formatFees(estate.management_fee_min, estate.management_fee_max)],
    ['入館金・礼金', formatFees(estate.entrance_fee_min, estate.entrance_fee_max)],
    ['敷金', formatFees(estate.deposit_min, estate.deposit_max)],
    ['間取り', formatLayouts(estate.layout_min, estate.layout_max)],
    [
      '広さ',
      [
        formatAreas(estate.room_area_min, estate.room_area_max),
        formatMats(estate.mats_area_min, estate.mats_area_max),
      ]
        .filter(Boolean)
        .join('／'),
    ],
    ['築年月', [formatMonth(estate.built_ym), estate.age_text].filter(Boolean).join('／')],
    ['入居できる方', longLabelOf(genderTypes, estate.gender_type)],
    ['食事', labelOf(mealTypes, estate.meal_type)],
    ['特徴', estate.tags.map(({ name }) => name).join('、')],
  ];
  return (
    <div className={styles.facts}>
      {costComparison && (
        <div className={styles.comparison}>
          <p>{costComparison.text}</p>
          <p className={styles.label}>{costComparison.basis}</p>
        </div>
      )}
      <dl className={styles.list}>
        <div className={styles.fact}>
          <dt>空室状況</dt>
          <dd>
            <VacancyBadge of={estate} {...{ isClosed }} />
          </dd>
        </div>
        {facts.map(([term, text]) => (
          <div key={term} className={styles.fact}>
            <dt>{explained(term)}</dt>
            <dd>{term === '間取り' ? <TermText text={orDash(text)} /> : orDash(text)}</dd>
          </div>
        ))}
      </dl>
      {estate.guide_price !== null && <GuidePrice yen={estate.guide_price} />}
      <div className={styles.actions}>
        {!isClosed && !vacancy.isOpen && (
          <PartLink part={WAITING_LIST} className={styles.waiting ?? ''}>
            {WAIT}
          </PartLink>
        )}
        {!isClosed && (
          <LinkButton
            to={paths.estateMaterial({ estateIds: [estate.estate_id], campusId: campusesOf(query)[0] })}
            variant="secondary"
            isWide
          >
            <FileText aria-hidden size="1.125rem" />
            資料を請求する
          </LinkButton>
        )}
        {favoriteCount !== null && (
          <p className={styles.label}>{formatCount(favoriteCount)}人がお気に入りに登録しています</p>
        )}
      </div>
    </div>
  );
}

/** The labels with notes that say what their words mean. */
function explained(label: string): ReactNode {
  if (label === '入館金・礼金') {
    return (
      <>
        <TermNote term="入館金" />・<TermNote term="礼金" />
      </>
    );
  }
  return label === '敷金' || label === '管理費・共益費' ? <TermNote term={label} /> : label;
}
