import { ORDER_ACTION, sitePages } from '@gakumado/shared/site-pages';
import { paths } from '@gakumado/shared/paths';
import { linksOfHtml } from '@gakumado/shared/ui';

/** A way on from a page. */
export interface NextStep {
  label: string;
  to: string;
}

export const askByVideo: NextStep = { label: 'オンライン相談を予約する', to: paths.webConsultation() };
export const askByForm: NextStep = { label: sitePages.inquiry.label, to: sitePages.inquiry.to };

/** Pages that begin with these addresses are forms. A label of null is that of the link. */
const forms: readonly { begins: string; label: string | null }[] = [
  { begins: paths.roomOrder(), label: ORDER_ACTION },
  { begins: paths.webConsultation(), label: askByVideo.label },
  { begins: '/mailform/', label: null },
  { begins: paths.inquiry({ isVideo: true }), label: 'オンライン内見を予約する' },
  { begins: paths.inquiry({ isVisit: true }), label: '来店・見学を予約する' },
  { begins: paths.inquiry(), label: askByForm.label },
  { begins: paths.contractServiceInquiry(), label: 'オンラインでの説明を申し込む' },
  { begins: paths.selfViewingInquiry(), label: 'おひとりでの内見を予約する' },
  { begins: paths.request(), label: '資料を請求する' },
];

/** The forms that a text leads to, each once and in its order. */
export function formsOf(html: string): NextStep[] {
  const found = new Map<string, NextStep>();
  for (const { href, text } of linksOfHtml(html)) {
    const form = forms.find(({ begins }) => href.startsWith(begins));
    if (form && !found.has(href)) found.set(href, { label: form.label ?? text, to: href });
  }
  return [...found.values()];
}
