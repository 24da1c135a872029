// Components of the frame or of nearly every page. They are one module of the share scope: every page loads all of it,
// once. Components of fewer pages are exported by index.ts alone, and a page loads those that it uses.
export { Badge } from '../lib/ui/badge/badge.tsx';
export { BannerLink } from '../lib/ui/banner-link/banner-link.tsx';
export { Breadcrumbs } from '../lib/ui/breadcrumbs/breadcrumbs.tsx';
export type { Breadcrumb } from '../lib/ui/breadcrumbs/breadcrumbs.tsx';
export { Button, LinkButton } from '../lib/ui/button/button.tsx';
export type { ButtonLook } from '../lib/ui/button/button.tsx';
export { Container, VisuallyHidden } from '../lib/ui/container/container.tsx';
export { ScrollRow } from '../lib/ui/container/scroll-row.tsx';
export { Phrases } from '../lib/ui/phrases/phrases.tsx';
export { isEmptyText } from '../lib/ui/format/empty-text.ts';
export { formatDate, formatDay, formatMonth, formatShortDay } from '../lib/ui/format/format-date.ts';
export { formatCount } from '../lib/ui/format/format-count.ts';
export { formatAreas, formatLayouts, formatMats, formatRange } from '../lib/ui/format/format-range.ts';
export {
  formatExactFee,
  formatFee,
  formatFees,
  formatRent,
  formatRents,
  formatWishedRents,
  formatYen,
} from '../lib/ui/format/format-rent.ts';
export { describedBy, FieldError, FieldFrame, fieldStyles, NeedBadge } from '../lib/ui/form/field-frame.tsx';
export type { FieldTexts } from '../lib/ui/form/field-frame.tsx';
export { telHref } from '../lib/ui/format/tel-href.ts';
export { OnDemand } from '../lib/ui/layer/on-demand.tsx';
export { useLayer } from '../lib/ui/layer/use-layer.ts';
export type { Layer } from '../lib/ui/layer/use-layer.ts';
export { EmptyState } from '../lib/ui/notice/empty-state.tsx';
export { Notice } from '../lib/ui/notice/notice.tsx';
export { PartFailed } from '../lib/ui/notice/part-failed.tsx';
export { notLoaded, RetryPanel } from '../lib/ui/notice/retry-panel.tsx';
export { SampleNote } from '../lib/ui/notice/sample-note.tsx';
export { JsonLd } from '../lib/ui/page-head/json-ld.tsx';
export { PageHead } from '../lib/ui/page-head/page-head.tsx';
export { PartLink } from '../lib/ui/part-link/part-link.tsx';
export { Picture } from '../lib/ui/picture/picture.tsx';
export { largestPicture, wholePicture } from '../lib/ui/picture/picture-source.ts';
export { parseHtml } from '../lib/ui/rich-text/html-tree.ts';
export type { HtmlElement, HtmlNode } from '../lib/ui/rich-text/html-tree.ts';
export { RichNodes, RichText } from '../lib/ui/rich-text/rich-text.tsx';
export { safeHref } from '../lib/ui/rich-text/safe-address.ts';
export { SchoolBox, SchoolCombobox } from '../lib/ui/school-combobox/school-combobox.tsx';
export type { CampusOption, PlaceOption } from '../lib/ui/school-combobox/school-options.ts';
export { SearchBox } from '../lib/ui/search-box/search-box.tsx';
export { useSchoolChoice } from '../lib/ui/school-combobox/use-school-choice.ts';
export { untilPainted } from '../lib/ui/until-painted.ts';
export { useIsHydrated } from '../lib/ui/use-is-hydrated.ts';
export { useIsWideScreen } from '../lib/ui/use-is-wide-screen.ts';
export { useLatest } from '../lib/ui/use-latest.ts';
export { whenIdle } from '../lib/ui/when-idle.ts';
export { WIDE_SCREEN } from '../lib/ui/wide-screen.ts';
