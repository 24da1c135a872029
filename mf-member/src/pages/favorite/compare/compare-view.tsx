import { useContext } from 'react';
import { DEFAULT_FOOD_BUDGET } from '@gakumado/shared/cost-simulation';
import { paths } from '@gakumado/shared/paths';
import { SiteContext } from '@gakumado/shared/routing';
import { sitePages } from '@gakumado/shared/site-pages';
import {
  Breadcrumbs,
  Container,
  formatDate,
  formatYen,
  GUIDE_PRICE_MEANING,
  LinkButton,
  Notice,
  PageHead,
  SampleNote,
  ShareButton,
  stayText,
} from '@gakumado/shared/ui';
import { COMPARE_MAX, usualStayMonths } from '@gakumado/shared/vocabulary';
import { COMPARE_TITLE, FAVORITES_TITLE } from '#components/personal-list/page-titles.ts';
import { writeCompare } from './compare-address.ts';
import { compareGroups, differences, sameRows } from './compare-rows.ts';
import { COMPARE_SETTINGS, CompareSettings } from './compare-settings.tsx';
import { CompareTable } from './compare-table.tsx';
import type { LoadedCompare } from './load-compare.ts';
import { useCompareAddress } from './use-compare-address.ts';
import { verdictRows } from './compare-verdict.ts';
import styles from './compare-view.module.css';

/** Two to four homes side by side. */
export function CompareView({ homes, campuses, equipment, today }: LoadedCompare) {
  const { origin } = useContext(SiteContext);
  const [address, change] = useCompareAddress();
  const stay_months = address.stayMonths ?? usualStayMonths(campuses[0]?.school_type);
  const { withMeals: with_meals, foodBudget: food_budget } = address;
  const plan = { stay_months, with_meals, food_budget };
  const all = compareGroups({ homes, campuses, equipment, plan });
  const groups = differences(all);
  const names = homes.map(({ card }) => card.name);
  const title = `${homes.length}件の物件をくらべる`;
  const path = paths.compare(
    homes.map(({ card }) => card.estate_id),
    address.campusIds,
  );
  return (
    <Container className={styles.page}>
      <PageHead
        title={title}
        description={`${names.join('、')}の費用、通学時間、契約の条件、設備を並べて比べられます。`}
        path={path}
        imagePath={homes[0]?.card.estate_image_path ?? null}
        noindex
      />
      <div className={styles.screenOnly}>
        <Breadcrumbs items={[{ label: FAVORITES_TITLE, to: paths.favorite() }, { label: COMPARE_TITLE }]} />
      </div>
      <div className={styles.head}>
        <h1>{COMPARE_TITLE}</h1>
        <p className={styles.basis}>
          {stayText(plan)}
          {campuses.length === 0 && '・学校は未選択'}
          <a href={`#${COMPARE_SETTINGS}`}>比べ方を変える</a>
        </p>
      </div>
      <Omissions {...{ address }} shownCount={homes.length} />
      <p role="status" className={styles.state}>
        {groups.length === 0
          ? '違いのある項目はありません。'
          : address.isDiff && '違いのある項目だけを表示しています。'}
      </p>
      <CompareTable
        {...{ homes, groups, address, plan }}
        verdict={verdictRows({ homes, hasSchool: campuses.length > 0, plan })}
        same={address.isDiff ? [] : sameRows(all)}
      />
      <CompareSettings {...{ address, campuses }} stayMonths={stay_months} onChange={change} />
      <div className={styles.links}>
        <ShareButton what="ページ" title={title} path={path} />
        <LinkButton to={paths.favorite()} variant="plain" size="small">
          {sitePages.favorite.label}から選び直す
        </LinkButton>
      </div>
      <div className={styles.notes}>
        <p>
          毎月の実質負担は、入居中の総額（必ずかかる費用から、返還される予定の額を差し引いた額）を月数で割った額です。4月1日に入居し、毎月お支払いになる場合で計算しています。
          {plan.with_meals &&
            `食費を含めて計算し、食事のない物件には月${formatYen(food_budget ?? DEFAULT_FOOD_BUDGET)}を足しています。`}
          めやす賃料は、{GUIDE_PRICE_MEANING}
          実際の金額は契約時にご確認ください。
        </p>
        {homes.some(({ card }) => card.is_sample) && <SampleNote />}
        <p className={styles.source}>{`${formatDate(today)}現在　${origin}${writeCompare(address)}`}</p>
      </div>
    </Container>
  );
}

interface OmissionsProps {
  address: ReturnType<typeof useCompareAddress>[0];
  shownCount: number;
}

/** Homes of the address that are not shown, with the reason. */
function Omissions({ address, shownCount }: OmissionsProps) {
  const missing = address.unreadableCount + address.estateIds.length - shownCount;
  if (missing === 0 && !address.isCut) return null;
  return (
    <Notice>
      {missing > 0 && (
        <p>{`ご指定の物件のうち${missing}件は、掲載が終了したか見つからないため、表示していません。`}</p>
      )}
      {address.isCut && (
        <p>{`一度に比べられるのは${COMPARE_MAX}件までです。はじめの${COMPARE_MAX}件を表示しています。`}</p>
      )}
    </Notice>
  );
}
