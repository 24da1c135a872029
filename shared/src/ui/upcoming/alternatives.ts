import { paths } from '@gakumado/shared/paths';
import { sitePages } from '@gakumado/shared/site-pages';
import type { Alternative } from './upcoming-text.ts';

/** Of every page in preparation. */
export const usualAlternatives: readonly Alternative[] = [
  {
    label: 'お電話で相談する',
    to: paths.store(),
    note: 'お近くの店舗の電話番号と営業時間をご覧いただけます。',
  },
  {
    ...sitePages.schools,
    note: 'キャンパスの近くの物件を、通学時間の短い順にご覧いただけます。',
  },
  {
    ...sitePages.faq,
    note: '契約、費用、入居後のことなど、ご質問にお答えしています。',
  },
];

/** Pages that several pages in preparation lead to. */
export const alternatives = {
  viewing: {
    label: '来店・見学のご質問',
    to: paths.faqCategory('raitenkengaku'),
    note: '見学やオンライン内見の進め方をご案内しています。',
  },
  materials: {
    label: '資料についてのご質問',
    to: paths.faqCategory('shiryou'),
    note: '資料の内容やお届けについてご案内しています。',
  },
  contract: {
    label: 'ご契約のご質問',
    to: paths.faqCategory('keiyaku'),
    note: 'お申し込みからご契約までの流れをご案内しています。',
  },
} satisfies Record<string, Alternative>;
