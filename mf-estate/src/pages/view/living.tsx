import type { ReactNode } from 'react';
import { Link } from 'react-router-dom';
import {
  FactsList,
  Fold,
  formatYen,
  isEmptyText,
  reservationFacts,
  TERM_NOTES,
  termFacts,
  TermNote,
  yesNo,
} from '@gakumado/shared/ui';
import type { Fact } from '@gakumado/shared/ui';
import type { EstateDetail, Roomtype } from '@gakumado/shared/contract';
import { paths } from '@gakumado/shared/paths';
import { sitePages } from '@gakumado/shared/site-pages';
import { ESTATE_CLOSED, labelOf, mealTypes } from '@gakumado/shared/vocabulary';
import { Section } from '../../components/section/section.tsx';

interface LivingProps {
  estate: EstateDetail;
  /** Null when they could not be loaded. */
  roomtypes: readonly Roomtype[] | null;
  /** The row of the facts that must be stated about the building. */
  children: ReactNode;
}

/** Meals and the terms of the contract. */
export function Living({ estate, roomtypes, children }: LivingProps) {
  const terms = termFacts(estate.movein_terms);
  const isClosed = estate.status === ESTATE_CLOSED;
  return (
    <Section id="living" title="契約と暮らし">
      {estate.meals && (
        <Fold title="お食事" gist={mealGist(estate.meals)}>
          <FactsList facts={mealFacts(estate.meals)} />
        </Fold>
      )}
      <Fold title="入居・契約の条件" gist={termGist(terms)}>
        <FactsList facts={terms} notes={TERM_NOTES} hasTerms />
      </Fold>
      {!isClosed && roomtypes && roomtypes.length > 0 && (
        <Fold title="合格発表前の予約" gist={reservationGist(roomtypes)}>
          <FactsList facts={reservationFacts(roomtypes)} hasTerms />
        </Fold>
      )}
      {securityGist(estate) && (
        <Fold title="インターネット・防犯" gist={securityGist(estate)}>
          <FactsList
            facts={[
              ['インターネット', estate.internet_text],
              ['防犯', estate.security_text],
            ]}
            hasTerms
          />
        </Fold>
      )}
      {children}
      {!isClosed && (
        <p>
          <Link to={paths.contractService(estate.estate_id)}>{sitePages.contractService.label}</Link>（
          <TermNote term="重要事項説明">重要事項説明とは</TermNote>）
        </p>
      )}
    </Section>
  );
}

/** The one text of all rooms, or that they differ. */
function reservationGist(roomtypes: readonly Roomtype[]): string {
  const facts = reservationFacts(roomtypes);
  return facts.length === 1 ? facts[0]![1] : '条件はお部屋のタイプによって異なります';
}

/** The terms that families ask about first. */
const FIRST_TERMS = new Set(['契約期間', '解約の予告', '契約途中の解約']);

const termGist = (terms: ReturnType<typeof termFacts>) =>
  terms
    .filter(([term, text]) => FIRST_TERMS.has(term) && !isEmptyText(text))
    .map(([term, text]) => `${term} ${text}`)
    .join('／');

const mealGist = ({ meal_type, price_monthly }: NonNullable<EstateDetail['meals']>) =>
  [labelOf(mealTypes, meal_type), price_monthly === null ? '' : `月額${formatYen(price_monthly)}`]
    .filter(Boolean)
    .join('・');

/** Both in short: the first sentence of each. */
const securityGist = ({ internet_text, security_text }: EstateDetail) =>
  [internet_text, security_text]
    .filter((text) => text !== null && !isEmptyText(text))
    .map((text) => text!.split('。', 1)[0])
    .join('／');

function mealFacts(meals: NonNullable<EstateDetail['meals']>): Fact[] {
  return [
    ['内容', labelOf(mealTypes, meals.meal_type)],
    ['料金（月額）', meals.price_monthly === null ? null : formatYen(meals.price_monthly)],
    ['提供時間', meals.schedule_text],
    ['お休み', meals.holiday_text],
    ['欠食時の返金', yesNo(meals.is_refund_on_skip, 'あり', 'なし')],
  ];
}
