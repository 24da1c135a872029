import { escapeHtml } from '@gakumado/shared/escape-html';
import { NEAR_COMMUTE_MINUTES, campusLabel, fullStationName } from '@gakumado/shared/vocabulary';
import { WALK_MINUTES } from './advice-queries.ts';
import { formatAmount } from '@gakumado/shared/format';
import type { AdviceFigures } from './advice-queries.ts';

function rentSentence({ rent_average: average, rent_range_min: low, rent_range_max: high }: AdviceFigures) {
  if (average === null || low === null || high === null) return '';
  const range = low === high ? '' : `、多くのお部屋は${formatAmount(low)}から${formatAmount(high)}の間`;
  return `<p>ワンルームと1Kの賃料は平均<strong>${formatAmount(average)}</strong>${range}です。管理費などは物件ごとに異なりますので、毎月の合計でお比べください。</p>`;
}

function kindSentence({ walk_count: walk, furnished_count: furnished, meal_count: meals }: AdviceFigures) {
  const parts = [
    walk > 0 ? `学校まで歩いて${WALK_MINUTES}分以内の物件が${walk}件` : '',
    furnished > 0 ? `家具付きの物件が${furnished}件` : '',
    meals > 0 ? `食事付きの物件が${meals}件` : '',
  ].filter(Boolean);
  return parts.length === 0 ? '' : `<p>${parts.join('、')}あります。</p>`;
}

function closing({ shop_name: shop, staff_name: staff }: AdviceFigures): string {
  if (shop === null) return '';
  const who = staff === null ? '' : `の${escapeHtml(staff)}`;
  return `<p>周りの様子や空室の状況は、${escapeHtml(shop)}${who}がご案内します。お気軽にご相談ください。</p>`;
}

/** Title and text of a campus's advice, from its figures alone; only p and strong. Stations are listed beside it. */
export function writeAdvice(figures: AdviceFigures): { advice_title: string; advice_html: string } {
  const name = campusLabel(figures);
  const [station] = figures.popular_stations;
  if (figures.estate_count === 0) {
    return {
      advice_title: `${name}へ通うお部屋探し`,
      advice_html: `<p>${escapeHtml(name)}まで通学${NEAR_COMMUTE_MINUTES}分以内の掲載物件は、ただいまありません。範囲を広げてお探しいただくか、店舗にご相談ください。</p>${closing(figures)}`,
    };
  }
  return {
    advice_title: station
      ? `${name}へ通う物件がいちばん多いのは、${fullStationName(station.station_name)}の周りです`
      : `${name}へ通うお部屋探し`,
    advice_html: [
      `<p>${escapeHtml(name)}まで通学${NEAR_COMMUTE_MINUTES}分以内の物件を${figures.estate_count}件掲載しています。</p>`,
      rentSentence(figures),
      kindSentence(figures),
      closing(figures),
    ].join(''),
  };
}
