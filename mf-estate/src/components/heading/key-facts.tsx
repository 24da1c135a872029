import type { ReactNode } from 'react';
import { useSearchParams } from 'react-router-dom';
import FileText from 'lucide-react/icons/file-text';
import MessageCircle from 'lucide-react/icons/message-circle';
import Phone from 'lucide-react/icons/phone';
import {
  FavoriteButton,
  formatAreas,
  formatCount,
  formatFees,
  formatLayouts,
  formatMats,
  formatMonth,
  HomePrice,
  LinkButton,
  PartLink,
  Phrases,
  RangeText,
  stayCostText,
  vacancyOf,
  telHref,
  TermNote,
  TermText,
} from '@gakumado/shared/ui';
import { campusesOf, paths } from '@gakumado/shared/paths';
import type { EstateDetail } from '@gakumado/shared/contract';
import {
  genderTypes,
  labelOf,
  longLabelOf,
  mealTypes,
  MONTHLY_COST,
  STAY_COST,
} from '@gakumado/shared/vocabulary';
import type { ComparisonTexts } from '../costs/cost-comparison.ts';
import { GuidePrice } from './guide-price.tsx';
import { VacancyBadge } from '../vacancy/vacancy-badge.tsx';
import { WAIT, WAITING_LIST } from '../waiting-list/waiting-list.tsx';
import styles from './key-facts.module.css';
import { inquiryPath, orDash } from '../texts.ts';

interface KeyFactsProps {
  estate: EstateDetail;
  isClosed: boolean;
  /** How many keep it as a favourite; null where that is not told. */
  favoriteCount: number | null;
  /** The cost beside that of homes like it; null where nothing is compared. */
  costComparison: ComparisonTexts | null;
}

/** The first questions of a family: price, size, commute, and how to ask. */
export function KeyFacts({ estate, isClosed, favoriteCount, costComparison }: KeyFactsProps) {
  const { shop } = estate;
  const [query] = useSearchParams();
  const vacancy = vacancyOf(estate);
  const total = stayCostText(estate);
  const facts = [
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
  ] as const;
  return (
    <div className={styles.facts}>
      <p>
        <VacancyBadge of={estate} {...{ isClosed }} />
      </p>
      <p className={styles.price}>
        <HomePrice
          home={estate}
          costName={<TermNote term={MONTHLY_COST} />}
          rentName={<TermNote term="賃料" />}
        >
          {total && (
            <span className={styles.total}>
              <span>{STAY_COST}</span>
              <RangeText text={total} />
            </span>
          )}
        </HomePrice>
      </p>
      {costComparison && (
        <div className={styles.comparison}>
          <p>{costComparison.text}</p>
          <p className={styles.label}>{costComparison.basis}</p>
        </div>
      )}
      {estate.guide_price !== null && <GuidePrice yen={estate.guide_price} />}
      <dl className={styles.list}>
        {facts.map(([term, text]) => (
          <div key={term} className={styles.fact}>
            <dt>{explained(term)}</dt>
            <dd>{term === '間取り' ? <TermText text={orDash(text)} /> : orDash(text)}</dd>
          </div>
        ))}
      </dl>
      <div className={styles.actions}>
        <LinkButton
          to={inquiryPath(estate)}
          variant="accent"
          size="large"
          isWide
          className={styles.inquiry ?? ''}
        >
          <MessageCircle aria-hidden size="1.25rem" />
          <Phrases text={inquiryLabel(isClosed, vacancy.isOpen)} />
        </LinkButton>
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
        <FavoriteButton estateId={estate.estate_id} name={estate.name} look="labelled" />
        {favoriteCount !== null && (
          <p className={styles.label}>{formatCount(favoriteCount)}人がお気に入りに登録しています</p>
        )}
        {shop?.tel && (
          <a href={telHref(shop.tel)} className={styles.tel}>
            <Phone aria-hidden size="1.125rem" />
            {shop.tel}
            <small>{shop.shop_name}</small>
          </a>
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

/** A full building can be asked about, but not looked at. */
function inquiryLabel(isClosed: boolean, isOpen: boolean): string {
  if (isClosed) return '近い物件を相談する';
  return isOpen ? '空室・見学のお問い合わせ' : 'この物件について問い合わせる';
}
