// Components of the frame or of nearly every page. They are one module of the share scope: every page loads all of it,
// once. Components of fewer pages are exported by index.ts alone, and a page loads those that it uses.
export { Accordion } from './accordion/accordion.tsx';
export { Badge } from './badge/badge.tsx';
export { BannerLink } from './banner-link/banner-link.tsx';
export { Breadcrumbs } from './breadcrumbs/breadcrumbs.tsx';
export type { Breadcrumb } from './breadcrumbs/breadcrumbs.tsx';
export { Button, LinkButton } from './button/button.tsx';
export type { ButtonLook } from './button/button.tsx';
export { Container, VisuallyHidden } from './container/container.tsx';
export { showFocused } from './container/show-focused.ts';
export { EstateCard, ROW_PICTURE_SIZES } from './estate-card/estate-card.tsx';
export { GuidePriceNote } from './estate-card/guide-price-note.tsx';
export { ListOriginContext, useEstateLink, useListBehind } from './estate-card/estate-link.ts';
export type { ListOrigin } from './estate-card/estate-link.ts';
export {
  GUIDE_PRICE_FORMULA,
  GUIDE_PRICE_LEFT_OUT,
  GUIDE_PRICE_MEANING,
} from '../rent-terms/guide-price-texts.ts';
export {
  builtText,
  commuteTexts,
  distanceText,
  RENT_UNKNOWN,
  vacancyOf,
  wayText,
} from './estate-card/estate-texts.ts';
export { monthlyCostText, stayText } from './estate-card/monthly-cost.ts';
export { FavoriteButton } from './favorite-button/favorite-button.tsx';
export { ChangeToast } from './favorite-button/change-toast.tsx';
export { changeFailure, listChange } from './favorite-button/list-change.ts';
export { Phrases } from './phrases/phrases.tsx';
export { RangeText } from './range-text/range-text.tsx';
export { isEmptyText } from './format/empty-text.ts';
export { formatDate, formatDay, formatMonth, formatShortDay } from './format/format-date.ts';
export { formatCount } from './format/format-count.ts';
export { formatAreas, formatLayouts, formatMats, formatRange } from './format/format-range.ts';
export {
  formatExactFee,
  formatFee,
  formatFees,
  formatRent,
  formatRents,
  formatWishedRents,
  formatYen,
} from './format/format-rent.ts';
export { describedBy, FieldError, FieldFrame, NeedBadge } from './form/field-frame.tsx';
export type { FieldTexts } from './form/field-frame.tsx';
export { telHref } from './format/tel-href.ts';
export { OnDemand } from './layer/on-demand.tsx';
export { useLayer } from './layer/use-layer.ts';
export type { Layer } from './layer/use-layer.ts';
export { EmptyState } from './notice/empty-state.tsx';
export { Notice } from './notice/notice.tsx';
export { PartFailed } from './notice/part-failed.tsx';
export { notLoaded, RetryPanel } from './notice/retry-panel.tsx';
export { SampleNote } from './notice/sample-note.tsx';
export { JsonLd } from './page-head/json-ld.tsx';
export { PageHead } from './page-head/page-head.tsx';
export { PartLink } from './part-link/part-link.tsx';
export { Picture } from './picture/picture.tsx';
export { largestPicture, wholePicture } from './picture/picture-source.ts';
export { parseHtml } from './rich-text/html-tree.ts';
export type { HtmlElement, HtmlNode } from './rich-text/html-tree.ts';
export { RichNodes, RichText } from './rich-text/rich-text.tsx';
export { safeHref } from './rich-text/safe-address.ts';
export { SchoolCombobox, SchoolField } from './school-combobox/school-combobox.tsx';
export type { CampusOption } from './school-combobox/school-options.ts';
export { suggestionStatus } from './school-combobox/suggestion-popup.tsx';
export { optionId, useOptionList } from './school-combobox/use-option-list.ts';
export { useSchoolChoice } from './school-combobox/use-school-choice.ts';
export { Toast } from './toast/toast.tsx';
export { untilPainted } from './until-painted.ts';
export { useIsHydrated } from './use-is-hydrated.ts';
export { useIsWideScreen } from './use-is-wide-screen.ts';
export { useLatest } from './use-latest.ts';
export { whenIdle } from './when-idle.ts';
export { WIDE_SCREEN } from './wide-screen.ts';
