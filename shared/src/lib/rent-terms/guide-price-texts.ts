import { DEFAULT_STAY_MONTHS } from '../vocabulary/stay-months.ts';

// めやす賃料 in words (contract, section 5), wherever it is explained.

/** Its definition. */
export const GUIDE_PRICE_MEANING = `${DEFAULT_STAY_MONTHS / 12}年間（${DEFAULT_STAY_MONTHS}か月）住んだときに決まってかかる費用を、1か月あたりにならした金額です。`;

/** How it is calculated. */
export const GUIDE_PRICE_FORMULA = `（（家賃＋管理費など毎月の費用）×${DEFAULT_STAY_MONTHS}か月 ＋ 入館金・礼金 ＋ 敷金のうち戻らない分 ＋ ${DEFAULT_STAY_MONTHS}か月間の更新料）÷ ${DEFAULT_STAY_MONTHS}`;

/** Costs that it leaves out. */
export const GUIDE_PRICE_LEFT_OUT =
  '仲介手数料、更新の事務手数料、保証料、保険料、退去時の清掃・修繕費は含みません。';
