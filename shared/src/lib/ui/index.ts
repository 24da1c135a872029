export {
  Badge,
  BannerLink,
  Breadcrumbs,
  Button,
  LinkButton,
  Container,
  VisuallyHidden,
  ScrollRow,
  Phrases,
  isEmptyText,
  formatDate,
  formatDay,
  formatMonth,
  formatShortDay,
  formatCount,
  formatAreas,
  formatLayouts,
  formatMats,
  formatRange,
  formatExactFee,
  formatFee,
  formatFees,
  formatRent,
  formatRents,
  formatWishedRents,
  formatYen,
  telHref,
  OnDemand,
  useLayer,
  EmptyState,
  Notice,
  PartFailed,
  notLoaded,
  RetryPanel,
  SampleNote,
  JsonLd,
  PageHead,
  PartLink,
  Picture,
  largestPicture,
  wholePicture,
  parseHtml,
  RichNodes,
  RichText,
  safeHref,
  SchoolCombobox,
  SearchBox,
  untilPainted,
  useIsHydrated,
  useIsWideScreen,
  useLatest,
  whenIdle,
  WIDE_SCREEN,
} from '@gakumado/shared/ui/core';
export type { Breadcrumb, HtmlElement, HtmlNode } from '@gakumado/shared/ui/core';
export {
  EstateCard,
  ROW_PICTURE_SIZES,
  ListOriginContext,
  useEstateLink,
  useListBehind,
  GUIDE_PRICE_FORMULA,
  GUIDE_PRICE_LEFT_OUT,
  GUIDE_PRICE_MEANING,
  builtText,
  commuteTexts,
  distanceText,
  vacancyOf,
  wayText,
  useMyWays,
  costInShort,
  stayText,
  HomePrice,
  costLabel,
  mealsText,
  FavoriteButton,
  ChangeToast,
  RangeText,
  changeFailure,
  listChange,
  Toast,
} from '@gakumado/shared/ui/estate';
export type { ListOrigin, PricedHome } from '@gakumado/shared/ui/estate';
export { Accordion } from './accordion/accordion.tsx';
export { Fold } from './accordion/fold.tsx';
export { DocumentFacts } from './documents/document-facts.tsx';
export { DocumentList } from './documents/document-list.tsx';
export { PdfLink } from './documents/pdf-link.tsx';
export { costWordsOf } from './estate-card/cost-words.ts';
export { withDifferentCovers } from './estate-card/different-covers.ts';
export { stayCostGist, stayCostText } from './estate-card/stay-cost.ts';
export { reservationFacts, reservationLead } from './estate-card/reservation-texts.ts';
export { monthsText, TERM_NOTES, termFacts, yesNo } from './estate-card/term-facts.ts';
export { StayConditions } from './stay-conditions/stay-conditions.tsx';
export { FactsList } from './facts-list/facts-list.tsx';
export type { Fact } from './facts-list/facts-list.tsx';
export { Checkbox } from './form/checkbox.tsx';
export { ChoiceGroup, FieldSet } from './form/field-set.tsx';
export { Sheet } from './layer/sheet.tsx';
export type { SheetProps } from './layer/sheet.tsx';
export { ignoreComposingEnter } from './form/ignore-composing-enter.ts';
export { PasswordField } from './form/password-field.tsx';
export { SelectField } from './form/select-field.tsx';
export { TextareaField, TextField } from './form/text-field.tsx';
export { formatWalk } from './format/format-walk.ts';
export { shortWalkText, walkText } from './format/walk-text.ts';
export { formatZip } from './format/format-zip.ts';
export { isOpenAt, openingOf, openingText } from './format/opening-text.ts';
export { formatShopHours } from './format/shop-hours.ts';
export { budgetText, mySearchWords } from './my-search-words.ts';
export { LocateButton } from './locate-button/locate-button.tsx';
export { Pagination } from './pagination/pagination.tsx';
export { PastTheEnd } from './pagination/past-the-end.tsx';
export { linksOfHtml } from './rich-text/html-links.ts';
export { PillLink } from './pill-link/pill-link.tsx';
export { pictureSource } from './picture/picture-source.ts';
export { BulkInquiryButton } from './selection-bar/bulk-inquiry-button.tsx';
export { contactRefusal } from './selection-bar/contact-refusal.ts';
export { SchoolPicker } from './school-combobox/school-picker.tsx';
export { SelectionBar } from './selection-bar/selection-bar.tsx';
export { useTickedBefore } from './selection-bar/use-ticked-before.ts';
export { QrCode } from './share/qr-code.tsx';
export { ShareButton } from './share/share-button.tsx';
export { SpotGroups } from './spot-groups/spot-groups.tsx';
export { Skeleton, SkeletonCards } from './skeleton/skeleton.tsx';
export { Snippet } from './snippet/snippet.tsx';
export { Tabs } from './tabs/tabs.tsx';
export { FACT_TERMS, firstUses } from './term-note/fact-terms.ts';
export { TermNote } from './term-note/term-note.tsx';
export { TermText } from './term-note/term-text.tsx';
