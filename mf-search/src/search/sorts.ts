import type { SortName } from '@gakumado/shared/contract';
import { MONTHLY_COST } from '@gakumado/shared/vocabulary';

export interface Sort {
  label: string;
  /** The rule of the order, in one sentence. */
  explanation: string;
  /** The rule in a few words, for an order whose name does not say it. */
  brief?: string;
}

/** Every order of the API (docs/search.md). Within equal ones the order is always the same. */
export const sorts: Record<SortName, Sort> = {
  recommend: {
    label: 'おすすめ順',
    brief: '駅に近く新しい物件から',
    explanation:
      '最寄り駅（駅で探したときはその駅）から近い順、築年数が新しい順に並べます。広告や手数料による順位の変更はありません。',
  },
  commute_asc: {
    label: '通学時間が短い順',
    explanation:
      '通う先までの通学時間で並べます。2か所に通うときは、長いほうの時間です。徒歩と電車の短いほうをとり、差が5分以内なら徒歩の時間とします。',
  },
  first_commute_asc: {
    label: '1か所目に近い順',
    explanation: '2か所のうち、1か所目への通学時間だけで並べます。',
  },
  second_commute_asc: {
    label: '2か所目に近い順',
    explanation: '2か所のうち、2か所目への通学時間だけで並べます。',
  },
  distance_asc: { label: '中心から近い順', explanation: '検索の中心からの直線距離で並べます。' },
  match_desc: {
    label: '希望に合う順',
    explanation: '「できれば」に選んだ条件に多く当てはまる物件から並べます。',
  },
  cost_asc: {
    label: `${MONTHLY_COST}が少ない順`,
    explanation:
      '入居中にかかる必須の費用をすべて足し、住む月数で割った金額で並べます。物件の中でいちばん安い部屋の金額です。',
  },
  price_asc: {
    label: '家賃が安い順',
    explanation: '物件の中でいちばん安い部屋の家賃（管理費を除く）で並べます。',
  },
  price_desc: {
    label: '家賃が高い順',
    explanation: '物件の中でいちばん高い部屋の家賃（管理費を除く）で並べます。',
  },
  walk_asc: {
    label: '駅から近い順',
    explanation: '最寄り駅（駅で探したときはその駅）までの徒歩時間（バスを含む）で並べます。',
  },
  room_area_desc: { label: '部屋が広い順', explanation: '物件の中でいちばん広い部屋の面積で並べます。' },
  age_asc: { label: '築年数が新しい順', explanation: '建物が完成した年月の新しい順に並べます。' },
  new_desc: { label: '新着順', explanation: '掲載を始めた日の新しい順に並べます。' },
};

/** A rule of all orders. */
export const FULL_LAST = '満室とキャンセル待ちの物件は、どの並び順でも最後に表示します。';

/** The orders that any search has. */
export const commonSorts: readonly SortName[] = [
  'recommend',
  'cost_asc',
  'price_asc',
  'price_desc',
  'walk_asc',
  'room_area_desc',
  'age_asc',
  'new_desc',
];

export const readSort = (text: string | null): SortName | undefined =>
  text !== null && Object.hasOwn(sorts, text) ? (text as SortName) : undefined;
