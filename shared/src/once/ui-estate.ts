// An estate as lists show it: its card, its texts and the heart. One module of the share scope, which a page loads that
// shows estates.
export { EstateCard, ROW_PICTURE_SIZES } from '../lib/ui/estate-card/estate-card.tsx';
export { ListOriginContext, useEstateLink, useListBehind } from '../lib/ui/estate-card/estate-link.ts';
export type { ListOrigin } from '../lib/ui/estate-card/estate-link.ts';
export {
  GUIDE_PRICE_FORMULA,
  GUIDE_PRICE_LEFT_OUT,
  GUIDE_PRICE_MEANING,
} from '../lib/rent-terms/guide-price-texts.ts';
export {
  builtText,
  commuteTexts,
  distanceText,
  vacancyOf,
  wayText,
} from '../lib/ui/estate-card/estate-texts.ts';
export { useMyWays } from '../lib/ui/estate-card/my-ways.ts';
export { costInShort, stayText } from '../lib/ui/estate-card/monthly-cost.ts';
export { HomePrice } from '../lib/ui/home-price/home-price.tsx';
export type { PricedHome } from '../lib/ui/home-price/price-words.ts';
export { costLabel, mealsText } from '../lib/ui/home-price/price-words.ts';
export { FavoriteButton } from '../lib/ui/favorite-button/favorite-button.tsx';
export { ChangeToast } from '../lib/ui/favorite-button/change-toast.tsx';
export { changeFailure, listChange } from '../lib/ui/favorite-button/list-change.ts';
export { RangeText } from '../lib/ui/range-text/range-text.tsx';
export { Toast } from '../lib/ui/toast/toast.tsx';
